import type { Dashboard } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { FailurePanel } from "../../shared/page/failure-panel.tsx";
import { useDatabaseOfPage } from "../../shared/database/current-database-store.ts";
import { Page } from "../../shared/page/page.tsx";
import { dashboardQuery } from "../../shared/server/queries.ts";
import { WaitingLine } from "../../ui/waiting-line.tsx";
import { DashboardCards } from "./dashboard-cards.tsx";
import { DashboardTabs } from "../../shared/library/dashboard-tabs.tsx";
import { DashboardTools } from "./dashboard-tools.tsx";
import { FilterBar } from "./filters/filter-bar.tsx";
import { useFilters } from "./filters/use-filters.ts";
import { useOpenTab } from "./use-open-tab.ts";

const DashboardEditor = lazy(async () => ({
  default: (await import("./dashboard-editor.tsx")).DashboardEditor,
}));

const crumbs = [{ title: "Dashboards", to: "/dashboards" }];

/** The page of a dashboard. */
export function DashboardPage({ id }: { readonly id: string }) {
  const dashboard = useQuery(dashboardQuery(id));
  if (dashboard.data !== undefined) return <OpenDashboard dashboard={dashboard.data} />;
  return (
    <Page title="Dashboard" crumbs={crumbs}>
      {dashboard.error === null ? (
        <WaitingLine>Loading the dashboard</WaitingLine>
      ) : (
        <FailurePanel error={dashboard.error} onRetry={() => void dashboard.refetch()} />
      )}
    </Page>
  );
}

/** Viewing, editing, or editing with the dialog for adding charts open. */
type Mode = "view" | "edit" | "add";

function OpenDashboard({ dashboard }: { readonly dashboard: Dashboard }) {
  const [mode, setMode] = useState<Mode>("view");
  const use = useFilters(dashboard.filters);
  useDatabaseOfPage(dashboard.databaseId);
  const { tabs } = dashboard;
  const open = useOpenTab();
  const view = (
    <Page
      title={dashboard.title}
      crumbs={crumbs}
      actions={
        <DashboardTools
          {...{ dashboard, use }}
          onEdit={() => setMode("edit")}
          onAddChart={() => setMode("add")}
        />
      }
    >
      <FilterBar dashboardId={dashboard.id} cardCount={dashboard.cards.length} use={use} />
      <DashboardTabs tabs={tabs.length > 1 ? tabs : []} open={open}>
        <DashboardCards {...{ dashboard, use, open }} onAddChart={() => setMode("add")} />
      </DashboardTabs>
    </Page>
  );
  if (mode === "view") return view;
  return (
    <Suspense fallback={view}>
      <DashboardEditor
        {...{ dashboard, open }}
        startsAdding={mode === "add"}
        onClose={() => setMode("view")}
      />
    </Suspense>
  );
}
