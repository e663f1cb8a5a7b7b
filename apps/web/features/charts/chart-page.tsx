import type { SavedChart } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { databaseKinds } from "@askery/model";
import { Share2 } from "lucide-react";
import { countOf } from "../../shared/wording/count-of.ts";
import { CommentsButton } from "../../shared/comments/comments-button.tsx";
import { WithComments } from "../../shared/comments/with-comments.tsx";
import type { Commentable } from "../../shared/comments/commentable.ts";
import { ChartWarnings } from "../../shared/library/chart-warnings.tsx";
import { FavoriteButton } from "../../shared/library/favorite-button.tsx";
import { StarButton } from "../../shared/library/star-button.tsx";
import { FailurePanel } from "../../shared/page/failure-panel.tsx";
import { useDatabaseOfPage } from "../../shared/database/current-database-store.ts";
import { LinkButton } from "../../shared/page/link-button.tsx";
import { Page } from "../../shared/page/page.tsx";
import { TitleField } from "./title-field.tsx";
import { LazySharingDialog } from "../../shared/sharing/lazy-sharing-dialog.tsx";
import { SharingBadges } from "../../shared/sharing/sharing-badges.tsx";
import { describeFailure } from "../../shared/server/describe-failure.ts";
import { chartQuery } from "../../shared/server/queries.ts";
import { useRefreshFailure } from "../../shared/library/refresh-failures.ts";
import { useRenameChart } from "../../shared/library/saved-actions.ts";
import { useToggleChartStar } from "../../shared/library/star-actions.ts";
import { VerifiedBadge } from "../../shared/trust/verified-badge.tsx";
import { describeWhen } from "../../shared/wording/describe-when.ts";
import { useCanEdit } from "../../shared/database/use-can-edit.ts";
import { useReadsAll } from "../../shared/database/use-reads-all.ts";
import { useNow } from "../../shared/wording/use-now.ts";
import { useRefreshChart } from "../../shared/library/use-refresh-chart.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ReceiptLine } from "../../ui/receipt-line.tsx";
import { WaitingLine } from "../../ui/waiting-line.tsx";
import { ChartActions } from "./chart-actions.tsx";
import { ChartCard } from "./chart-card.tsx";
import { ChartMenu } from "./chart-menu.tsx";
import { useChartPoints } from "./use-chart-points.ts";
import { useVariableValues, type VariableUse } from "./variables/use-variable-values.ts";
import { VariableBar } from "./variables/variable-bar.tsx";

const ChartEditor = lazy(async () => ({
  default: (await import("./editor/chart-editor.tsx")).ChartEditor,
}));

const ChartBuilder = lazy(async () => ({
  default: (await import("./builder/chart-builder.tsx")).ChartBuilder,
}));

const crumbs = [{ title: "Charts", to: "/charts" }];

/** The page of a saved chart. */
export function ChartPage({ id }: { readonly id: string }) {
  const chart = useQuery(chartQuery(id));
  if (chart.data !== undefined) return <Chart chart={chart.data} />;
  return (
    <Page title="Chart" crumbs={crumbs}>
      {chart.error === null ? (
        <WaitingLine>Loading the chart</WaitingLine>
      ) : (
        <FailurePanel
          error={chart.error}
          onRetry={() => void chart.refetch()}
          waysOut={
            <>
              <LinkButton to="/charts">All charts</LinkButton>
              <LinkButton to="/trash" kind="ghost">
                Look in the trash
              </LinkButton>
            </>
          }
        />
      )}
    </Page>
  );
}

function Chart({ chart }: { readonly chart: SavedChart }) {
  const [isSharing, setIsSharing] = useState(false);
  const star = useToggleChartStar();
  const navigate = useNavigate();
  const { id, title, databaseId, isStarred } = chart;
  const readsAll = useReadsAll(databaseId);
  useDatabaseOfPage(databaseId);
  const commentable: Commentable = { kind: "chart", id, databaseId, parts: noParts };
  const page = (
    <Page
      title={title}
      crumbs={crumbs}
      actions={
        <>
          <SharingBadges isPublic={chart.isPublic} />
          <CommentsButton />
          {readsAll && (
            <Button
              kind="ghost"
              size="sm"
              icon={Share2}
              className="max-md:hidden"
              onClick={() => setIsSharing(true)}
            >
              Share
            </Button>
          )}
          <StarButton title={title} isStarred={isStarred} onToggle={() => star.mutate(chart)} />
          <span className="max-md:hidden">
            <FavoriteButton {...{ databaseId, title }} kind="chart" targetId={id} url={`/charts/${id}`} />
          </span>
          <ChartMenu chart={chart} onDeleted={() => void navigate({ to: "/charts" })} />
          <LazySharingDialog
            thing={isSharing ? { ...chart, kind: "chart" } : null}
            onClose={() => setIsSharing(false)}
          />
        </>
      }
    >
      <Content chart={chart} />
    </Page>
  );
  return <WithComments thing={commentable}>{page}</WithComments>;
}

const noParts: Commentable["parts"] = [];

function Content({ chart }: { readonly chart: SavedChart }) {
  const rename = useRenameChart();
  const use = useVariableValues(chart);
  const { shown, values } = use;
  const canEdit = useCanEdit(chart.databaseId);
  const points = useChartPoints(chart);
  const [edited, setEdited] = useState<"nothing" | "look" | "data">("nothing");
  const [left, setLeft] = useState<"nothing" | "look" | "data">("nothing");
  const close = () => {
    setLeft(edited);
    setEdited("nothing");
  };
  if (edited === "data") {
    const { databaseId, statement } = chart;
    return (
      <Suspense fallback={<WaitingLine>Loading the builder</WaitingLine>}>
        <ChartBuilder {...{ databaseId, chart }} dialect={statement.dialect} onClose={close} />
      </Suspense>
    );
  }
  if (edited === "look") {
    return (
      <div className="page-column">
        <TitleField title={chart.title} thing="chart" />
        <Origin chart={chart} />
        <Suspense fallback={<WaitingLine>Loading the editor</WaitingLine>}>
          <ChartEditor chart={chart} onClose={close} />
        </Suspense>
      </div>
    );
  }
  return (
    <div className="page-column max-w-[60rem]!">
      <TitleField
        title={chart.title}
        thing="chart"
        {...(canEdit && { onRename: (title: string) => rename.mutate({ of: chart, title }) })}
      />
      <Origin chart={chart} />
      <VariableBar chartId={chart.id} use={use} canEdit={canEdit} />
      <NotRun use={use} />
      <Card className="mt-4 overflow-hidden">
        <ChartCard chart={shown} source={values === null ? points : null} />
        <ChartWarnings chart={shown} canRepair={values === null} />
        <NotRefreshed chart={chart} />
        <Receipt chart={shown} />
        <ChartActions chart={shown} values={values} left={left} onEdit={setEdited} />
      </Card>
    </div>
  );
}

/** The subtitle, and the original question. */
function Origin({ chart }: { readonly chart: SavedChart }) {
  const { caption, question, conversationId, verified } = chart;
  return (
    <p className="mt-0.5 text-13 text-text-3">
      {verified !== null && (
        <span className="me-2 inline-block align-[-3px]">
          <VerifiedBadge verified={verified} />
        </span>
      )}
      {[caption.subtitle, conversationId === null && question !== "" ? `From “${question}”` : ""]
        .filter((part) => part !== "")
        .join(" · ")}
      {conversationId !== null && (
        <>
          {caption.subtitle !== "" && " · "}From{" "}
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

/** Why the chart does not show the figures for the values that were chosen. */
function NotRun({ use: { failure, run } }: { readonly use: VariableUse }) {
  if (failure === null) return null;
  const { title, detail } = describeFailure(failure);
  return (
    <div className="mt-4">
      <Notice
        tone="warning"
        title={`Not run: ${title}`}
        action={
          <Button size="sm" onClick={run}>
            Try again
          </Button>
        }
      >
        {detail} These are the figures of the saved values.
      </Notice>
    </div>
  );
}

/** Why the chart shows old data. */
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
        {detail} These are the figures of {describeWhen(ranAtMs, now)}.
      </Notice>
    </div>
  );
}

function Receipt({ chart }: { readonly chart: SavedChart }) {
  const now = useNow();
  const { table, statement, ranAtMs, owner } = chart;
  const facts = [
    databaseKinds[statement.dialect].sqlName,
    countOf(table.rowCount, "row"),
    `figures of ${describeWhen(ranAtMs, now)}`,
    `saved by ${owner.name}`,
  ];
  return <ReceiptLine facts={facts} />;
}
