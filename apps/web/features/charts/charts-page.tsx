import { useState } from "react";
import { SavedListPage, type PageScope } from "../../shared/library/saved-list-page.tsx";
import type { SavedWords } from "../../shared/library/saved-words.ts";
import { LinkButton } from "../../shared/page/link-button.tsx";
import { chartListQuery, type ChartListing } from "../../shared/library/saved-lists.ts";
import { ChartTile } from "./chart-tile.tsx";
import { ListingTools } from "./gallery/listing-tools.tsx";
import { SelectionBar } from "./gallery/selection-bar.tsx";
import { useSelection } from "./gallery/use-selection.ts";

const words: SavedWords = {
  noun: "chart",
  title: "Charts",
  path: "/charts",
  newPath: "/charts/new",
  drawing: "bars",
};

/** The charts of the current database: all, those that the user starred, or those of favorite people. */
export function ChartsPage({ scope }: { readonly scope: PageScope }) {
  const [listing, setListing] = useState<ChartListing>({ order: "changed", type: null });
  const selection = useSelection();
  return (
    <SavedListPage
      words={words}
      scope={scope}
      listQuery={(databaseId, whose, search) => chartListQuery(databaseId, whose, search, listing)}
      layout="gallery"
      tools={
        <>
          <ListingTools listing={listing} onChange={setListing} />
          <SelectionBar selection={selection} />
        </>
      }
      renderRow={(chart) => <ChartTile chart={chart} order={listing.order} selection={selection} />}
      first={{
        action: (
          <LinkButton to="/charts/new" kind="solid">
            Build a chart
          </LinkButton>
        ),
        text: "Build one, or save the chart of an answer.",
      }}
    />
  );
}
