import type { DashboardSummary } from "@askery/api";
import { SavedListPage } from "../../shared/library/saved-list-page.tsx";
import type { PageScope } from "../../shared/library/saved-list.tsx";
import { dashboardListQuery } from "../../shared/library/saved-lists.ts";
import type { SavedWords } from "../../shared/library/saved-words.ts";
import { useSelection } from "../../shared/library/selection/use-selection.ts";
import { LinkButton } from "../../shared/page/link-button.tsx";
import { DashboardRow } from "./dashboard-row.tsx";

const words: SavedWords = {
  noun: "dashboard",
  title: "Dashboards",
  path: "/dashboards",
  newPath: "/dashboards/new",
  drawing: "grid",
};

interface DashboardsPageProps {
  readonly scope: PageScope;
  /** The id of the folder that the address opens. */
  readonly folder?: string | undefined;
}

/** The dashboards of the current database: all, those that the user starred, or those of favorite people. */
export function DashboardsPage({ scope, folder }: DashboardsPageProps) {
  const selection = useSelection<DashboardSummary>();
  return (
    <SavedListPage
      words={words}
      scope={scope}
      folder={folder}
      listQuery={dashboardListQuery}
      layout="rows"
      selection={selection}
      renderRow={(dashboard, place) => <DashboardRow {...{ dashboard, place, selection }} />}
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
