import { SavedListPage, type PageScope } from "../../shared/library/saved-list-page.tsx";
import type { SavedWords } from "../../shared/library/saved-words.ts";
import { LinkButton } from "../../shared/page/link-button.tsx";
import { chartListQuery } from "../../shared/library/saved-lists.ts";
import { ChartTile } from "./chart-tile.tsx";

const words: SavedWords = {
  noun: "chart",
  title: "Charts",
  path: "/charts",
  newPath: "/charts/new",
  drawing: "bars",
};

/** The charts of the current database: all, those that the user starred, or those of favorite people. */
export function ChartsPage({ scope }: { readonly scope: PageScope }) {
  return (
    <SavedListPage
      words={words}
      scope={scope}
      listQuery={chartListQuery}
      layout="gallery"
      renderRow={(chart) => <ChartTile chart={chart} />}
      first={{
        action: (
          <LinkButton to="/ask" kind="solid">
            Ask a question
          </LinkButton>
        ),
        text: "Save the chart of an answer, and it appears here.",
      }}
    />
  );
}
