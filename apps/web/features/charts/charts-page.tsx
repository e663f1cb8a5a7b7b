import type { ChartSummary } from "@askery/api";
import { chartKindOf } from "@askery/model";
import { useState } from "react";
import { useSelection } from "../../shared/library/selection/use-selection.ts";
import { SavedListPage } from "../../shared/library/saved-list-page.tsx";
import type { PageScope } from "../../shared/library/saved-list.tsx";
import type { SavedWords } from "../../shared/library/saved-words.ts";
import { LinkButton } from "../../shared/page/link-button.tsx";
import { chartListQuery, type ChartListing } from "../../shared/library/saved-lists.ts";
import { ChartTile } from "./chart-tile.tsx";
import { ListingTools } from "./gallery/listing-tools.tsx";
import { useMakeBoard } from "./gallery/use-make-board.ts";

const words: SavedWords = {
  noun: "chart",
  title: "Charts",
  path: "/charts",
  newPath: "/charts/new",
  drawing: "bars",
};

interface ChartsPageProps {
  readonly scope: PageScope;
  /** The id of the folder that the address opens. */
  readonly folder?: string | undefined;
}

/** The charts of the current database: all, those that the user starred, or those of favorite people. */
export function ChartsPage({ scope, folder }: ChartsPageProps) {
  const [listing, setListing] = useState<ChartListing>({ order: "changed", type: null });
  const selection = useSelection<ChartSummary>();
  const makeBoard = useMakeBoard();
  return (
    <SavedListPage
      words={words}
      scope={scope}
      folder={folder}
      listQuery={(databaseId, whose, search, within) =>
        chartListQuery(databaseId, whose, search, { ...listing, ...within })
      }
      layout="gallery"
      selection={selection}
      onMakeBoard={makeBoard}
      nothingLeft={describeNothing(listing)}
      tools={<ListingTools listing={listing} onChange={setListing} />}
      renderRow={(chart, place) => <ChartTile {...{ chart, place, selection }} order={listing.order} />}
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

/** What a filter leaves if it leaves nothing; null without a filter. */
function describeNothing({ type, isStale = false }: ChartListing): string | null {
  if (isStale) {
    return "No chart is out of date: all ran within 30 days, and nothing they use has changed since.";
  }
  return type === null ? null : `No chart is of the kind ${chartKindOf(type).label}.`;
}
