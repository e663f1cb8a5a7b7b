import type { Dashboard } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { StarButton } from "../../lib/list/star-button.tsx";
import { FailurePanel } from "../../lib/page/failure-panel.tsx";
import { LinkButton } from "../../lib/page/link-button.tsx";
import { NeedsSwitch } from "../../lib/page/needs-switch.tsx";
import { Page } from "../../lib/page/page.tsx";
import { dashboardQuery } from "../../lib/queries.ts";
import { useToggleDashboardStar } from "../../lib/star-actions.ts";
import { tellWhen } from "../../lib/tell-when.ts";
import { useNow } from "../../lib/use-now.ts";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

const crumbs = [{ title: "Dashboards", to: "/dashboards" }];

/** One dashboard: its cards, each with its figures. */
export function DashboardPage({ id }: { readonly id: string }) {
  const dashboard = useQuery(dashboardQuery(id));
  if (dashboard.data !== undefined) return <Cards dashboard={dashboard.data} />;
  return (
    <Page title="Dashboard" crumbs={crumbs}>
      {dashboard.error && <FailurePanel error={dashboard.error} onRetry={() => void dashboard.refetch()} />}
    </Page>
  );
}

function Cards({ dashboard }: { readonly dashboard: Dashboard }) {
  const star = useToggleDashboardStar();
  const now = useNow();
  const { title, isStarred, cards, databaseId } = dashboard;
  return (
    <Page
      title={title}
      crumbs={crumbs}
      actions={<StarButton title={title} isStarred={isStarred} onToggle={() => star.mutate(dashboard)} />}
    >
      <NeedsSwitch thing="dashboard" databaseId={databaseId}>
        <div className="page-column">
          {cards.length === 0 && <NoCards />}
          <div className="grid grid-cols-2 gap-3 max-lg:grid-cols-1">
            {cards.map(({ id, chart }) => (
              <Card key={id} className="overflow-hidden">
                <h2 className="px-4 pt-3.5 pb-2 text-14 font-semibold">
                  <Link to="/charts/$id" params={{ id: chart.id }} className="hover:text-accent-text">
                    {chart.title}
                  </Link>
                </h2>
                <p className="px-4 pb-3.5 text-12 text-text-3">
                  {chart.owner.name} · {tellWhen(chart.ranAtMs, now)}
                </p>
              </Card>
            ))}
          </div>
        </div>
      </NeedsSwitch>
    </Page>
  );
}

function NoCards() {
  return (
    <Card>
      <EmptyState
        title="No cards yet"
        drawing="grid"
        action={
          <LinkButton to="/ask" kind="solid">
            Ask a question
          </LinkButton>
        }
      >
        Ask a question and add its chart to this dashboard.
      </EmptyState>
    </Card>
  );
}
