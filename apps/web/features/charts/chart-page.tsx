import type { SavedChart } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { ResultTable } from "../../lib/answer/result-table.tsx";
import { StarButton } from "../../lib/list/star-button.tsx";
import { FailurePanel } from "../../lib/page/failure-panel.tsx";
import { LinkButton } from "../../lib/page/link-button.tsx";
import { NeedsSwitch } from "../../lib/page/needs-switch.tsx";
import { Page } from "../../lib/page/page.tsx";
import { chartQuery } from "../../lib/queries.ts";
import { useToggleChartStar } from "../../lib/star-actions.ts";
import { tellWhen } from "../../lib/tell-when.ts";
import { useNow } from "../../lib/use-now.ts";
import { Card } from "../../ui/card.tsx";

const crumbs = [{ title: "Charts", to: "/charts" }];

/** One saved chart. */
export function ChartPage({ id }: { readonly id: string }) {
  const chart = useQuery(chartQuery(id));
  if (chart.data !== undefined) return <Chart chart={chart.data} />;
  return (
    <Page title="Chart" crumbs={crumbs}>
      {chart.error && <FailurePanel error={chart.error} onRetry={() => void chart.refetch()} />}
    </Page>
  );
}

function Chart({ chart }: { readonly chart: SavedChart }) {
  const star = useToggleChartStar();
  const now = useNow();
  return (
    <Page
      title={chart.title}
      crumbs={crumbs}
      actions={
        <StarButton title={chart.title} isStarred={chart.isStarred} onToggle={() => star.mutate(chart)} />
      }
    >
      <NeedsSwitch thing="chart" databaseId={chart.databaseId}>
        <div className="page-column">
          <p className="text-text-3">
            {chart.question} · {tellWhen(chart.ranAtMs, now)}
          </p>
          <Card className="mt-3 overflow-hidden">
            <ResultTable table={chart.table} label={chart.title} />
          </Card>
          {chart.conversationId !== null && (
            <div className="mt-4 flex">
              <LinkButton to={`/chat/${chart.conversationId}`}>Open its project</LinkButton>
            </div>
          )}
        </div>
      </NeedsSwitch>
    </Page>
  );
}
