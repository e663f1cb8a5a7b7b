import type { Dashboard } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import type { Commentable } from "../../shared/comments/commentable.ts";
import { WithComments } from "../../shared/comments/with-comments.tsx";
import { FailurePanel } from "../../shared/page/failure-panel.tsx";
import { useDatabaseOfPage } from "../../shared/database/current-database-store.ts";
import { Page } from "../../shared/page/page.tsx";
import { dashboardQuery } from "../../shared/server/queries.ts";
import { WaitingLine } from "../../ui/waiting-line.tsx";
import { useCanEdit } from "../../shared/database/use-can-edit.ts";
import { DashboardCards } from "./dashboard-cards.tsx";
import { DashboardTabs } from "../../shared/library/dashboard-tabs.tsx";
import { DashboardTools } from "./dashboard-tools.tsx";
import { DraftOffer } from "./drafts/draft-offer.tsx";
import { DraftQuestion } from "./drafts/draft-question.tsx";
import { useSavedDraft } from "./drafts/use-saved-draft.ts";
import { FilterBar } from "./filters/filter-bar.tsx";
import { useFilters } from "./filters/use-filters.ts";
import { useOpenTab } from "./use-open-tab.ts";
import { DashboardWall } from "./wall/dashboard-wall.tsx";
import { useDefaultView } from "./views/use-default-view.ts";
import { useViews } from "./views/use-views.ts";
import { useWall } from "./wall/use-wall.ts";

const DashboardEditor = lazy(async () => ({
  default: (await import("./dashboard-editor.tsx")).DashboardEditor,
}));

const crumbs = [{ title: "Dashboards", to: "/dashboards" }];

/** The page of a dashboard. */
export function DashboardPage({ id }: { readonly id: string }) {
  const dashboard = useQuery(dashboardQuery(id));
  // Begins with the dashboard, because its cards wait for both.
  useViews(id);
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

/** Viewing, editing, editing with the dialog for adding charts open, or with the changes of a closed tab. */
type Mode = "view" | "edit" | "add" | "resume";

function OpenDashboard({ dashboard }: { readonly dashboard: Dashboard }) {
  const [mode, setMode] = useState<Mode>("view");
  const use = useFilters(dashboard.filters);
  useDatabaseOfPage(dashboard.databaseId);
  const { tabs } = dashboard;
  const open = useOpenTab();
  const drafts = useSavedDraft(dashboard.id);
  const canEdit = useCanEdit(dashboard.databaseId);
  const { saved } = drafts;
  const wall = useWall();
  const views = useViews(dashboard.id);
  const isReady = useDefaultView(use, views);
  const [isAsking, setIsAsking] = useState(false);
  const begin = (next: Mode) => {
    if (saved === null) setMode(next);
    else setIsAsking(true);
  };
  const resume = () => {
    setIsAsking(false);
    setMode("resume");
  };
  const view = (
    <Page
      title={dashboard.title}
      crumbs={crumbs}
      actions={
        <DashboardTools
          {...{ dashboard, use }}
          onEdit={() => begin("edit")}
          onAddChart={() => begin("add")}
          onFullScreen={wall.enter}
        />
      }
    >
      {canEdit && saved !== null && (
        <DraftOffer {...{ dashboard, saved }} onContinue={resume} onDiscard={drafts.discard} />
      )}
      {isAsking && saved !== null && (
        <DraftQuestion
          saved={saved}
          onContinue={resume}
          onDiscard={() => {
            drafts.discard();
            setIsAsking(false);
            setMode("edit");
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
      <FilterBar dashboardId={dashboard.id} cardCount={dashboard.cards.length} {...{ use, views }} />
      <DashboardTabs tabs={tabs.length > 1 ? tabs : []} open={open}>
        {isReady && <DashboardCards {...{ dashboard, use, open }} onAddChart={() => begin("add")} />}
      </DashboardTabs>
    </Page>
  );
  if (mode === "view" && wall.rotateSeconds !== null) {
    return (
      <DashboardWall
        {...{ dashboard, use, open }}
        rotateSeconds={wall.rotateSeconds}
        onRotateChange={wall.rotateEvery}
        onLeave={wall.leave}
      />
    );
  }
  if (mode === "view") return <WithComments thing={toCommentable(dashboard)}>{view}</WithComments>;
  return (
    <Suspense fallback={view}>
      <DashboardEditor
        {...{ dashboard, open }}
        startsAdding={mode === "add"}
        owner={drafts.owner}
        resumed={mode === "resume" ? saved : null}
        onClose={() => setMode("view")}
      />
    </Suspense>
  );
}

function toCommentable({ id, databaseId, cards }: Dashboard): Commentable {
  const parts = cards.map((card) => ({ id: card.id, name: card.chart.title }));
  return { kind: "dashboard", id, databaseId, parts };
}
