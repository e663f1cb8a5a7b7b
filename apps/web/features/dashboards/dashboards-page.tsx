import { SavedListPage, type PageScope } from "../../shared/library/saved-list-page.tsx";
import type { SavedWords } from "../../shared/library/saved-words.ts";
import { LinkButton } from "../../shared/page/link-button.tsx";
import { dashboardListQuery } from "../../shared/library/saved-lists.ts";
import { DashboardRow } from "./dashboard-row.tsx";

const words: SavedWords = {
  noun: "dashboard",
  title: "Dashboards",
  path: "/dashboards",
  newPath: "/dashboards/new",
  drawing: "grid",
};

/** The dashboards of the current database: all, those that the user starred, or those of favorite people. */
export function DashboardsPage({ scope }: { readonly scope: PageScope }) {
  return (
    <SavedListPage
      words={words}
      scope={scope}
      listQuery={dashboardListQuery}
      layout="rows"
      renderRow={(dashboard) => <DashboardRow dashboard={dashboard} />}
      first={{
        action: (
          <LinkButton to={words.newPath} kind="solid">
            Create a dashboard
          </LinkButton>
        ),
        text: "A dashboard shows several charts at once, side by side.",
      }}
    />
  );
}
