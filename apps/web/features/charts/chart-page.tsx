import type { SavedChart } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { dialectNames } from "../../answer/sql/dialect-names.data.ts";
import { countOf } from "../../lib/count-of.ts";
import { ShelfButton } from "../../lib/list/shelf-button.tsx";
import { StarButton } from "../../lib/list/star-button.tsx";
import { FailurePanel } from "../../lib/page/failure-panel.tsx";
import { NeedsSwitch } from "../../lib/page/needs-switch.tsx";
import { Page } from "../../lib/page/page.tsx";
import { TitleField } from "../../lib/page/title-field.tsx";
import { describeFailure } from "../../lib/describe-failure.ts";
import { chartQuery } from "../../lib/queries.ts";
import { useRefreshFailure } from "../../lib/refresh-failures.ts";
import { useRenameChart } from "../../lib/saved-actions.ts";
import { useToggleChartStar } from "../../lib/star-actions.ts";
import { tellWhen } from "../../lib/tell-when.ts";
import { useCanEdit } from "../../lib/use-can-edit.ts";
import { useNow } from "../../lib/use-now.ts";
import { useRefreshChart } from "../../lib/use-refresh-chart.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Late } from "../../ui/late.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ReceiptLine } from "../../ui/receipt-line.tsx";
import { WaitingLine } from "../../ui/waiting-line.tsx";
import { ChartActions } from "./chart-actions.tsx";
import { ChartCard } from "./chart-card.tsx";
import { ChartMenu } from "./chart-menu.tsx";

const crumbs = [{ title: "Charts", to: "/charts" }];

/** One saved chart. */
export function ChartPage({ id }: { readonly id: string }) {
  const chart = useQuery(chartQuery(id));
  if (chart.data !== undefined) return <Chart chart={chart.data} />;
  return (
    <Page title="Chart" crumbs={crumbs}>
      {chart.error === null ? (
        <Late>
          <WaitingLine>Reading the chart</WaitingLine>
        </Late>
      ) : (
        <FailurePanel error={chart.error} onRetry={() => void chart.refetch()} />
      )}
    </Page>
  );
}

function Chart({ chart }: { readonly chart: SavedChart }) {
  const star = useToggleChartStar();
  const navigate = useNavigate();
  const { id, title, databaseId, isStarred } = chart;
  return (
    <Page
      title={title}
      crumbs={crumbs}
      actions={
        <>
          <StarButton title={title} isStarred={isStarred} onToggle={() => star.mutate(chart)} />
          <span className="max-md:hidden">
            <ShelfButton {...{ databaseId, title }} kind="chart" targetId={id} url={`/charts/${id}`} />
          </span>
          <ChartMenu chart={chart} onDeleted={() => void navigate({ to: "/charts" })} />
        </>
      }
    >
      <NeedsSwitch thing="chart" databaseId={databaseId}>
        <Content chart={chart} />
      </NeedsSwitch>
    </Page>
  );
}

function Content({ chart }: { readonly chart: SavedChart }) {
  const rename = useRenameChart();
  const canEdit = useCanEdit(chart.databaseId);
  return (
    <div className="page-column max-w-[60rem]!">
      <TitleField
        title={chart.title}
        thing="chart"
        {...(canEdit && { onRename: (title: string) => rename.mutate({ of: chart, title }) })}
      />
      <Origin chart={chart} />
      <Card className="mt-4 overflow-hidden">
        <ChartCard chart={chart} />
        <NotRefreshed chart={chart} />
        <Receipt chart={chart} />
        <ChartActions chart={chart} />
      </Card>
    </div>
  );
}

/** What it shows, and the question that it came from. */
function Origin({ chart }: { readonly chart: SavedChart }) {
  const { spec, question, conversationId } = chart;
  return (
    <p className="mt-0.5 text-13 text-text-3">
      {spec.subtitle !== "" && `${spec.subtitle} · `}
      {conversationId === null ? (
        <>From “{question}”</>
      ) : (
        <>
          From{" "}
          <Link
            to="/chat/$id"
            params={{ id: conversationId }}
            className="text-text-2 underline underline-offset-2 hover:text-text"
          >
            {question}
          </Link>
        </>
      )}
    </p>
  );
}

/** Why it shows its last figures. */
function NotRefreshed({ chart: { id, ranAtMs } }: { readonly chart: SavedChart }) {
  const failure = useRefreshFailure(id);
  const refresh = useRefreshChart(id);
  const now = useNow();
  if (failure === undefined) return null;
  const { title, detail } = describeFailure(failure);
  return (
    <div className="px-4 pb-3">
      <Notice
        tone="warning"
        title={`Not refreshed: ${title}`}
        action={
          <Button size="sm" isBusy={refresh.isPending} onClick={() => refresh.mutate()}>
            Try again
          </Button>
        }
      >
        {detail} These are the figures of {tellWhen(ranAtMs, now)}.
      </Notice>
    </div>
  );
}

function Receipt({ chart }: { readonly chart: SavedChart }) {
  const now = useNow();
  const { table, statement, ranAtMs, owner } = chart;
  const facts = [
    dialectNames[statement.dialect],
    countOf(table.rowCount, "row"),
    `figures of ${tellWhen(ranAtMs, now)}`,
    `saved by ${owner.name}`,
  ];
  return <ReceiptLine facts={facts} />;
}
