import type { ChartSummary } from "@askery/api";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Check, Plus } from "lucide-react";
import { ChartThumbnail } from "../../shared/library/chart-thumbnail.tsx";
import { useSearch } from "../../shared/list/use-search.ts";
import { LinkButton } from "../../shared/page/link-button.tsx";
import { describeFailure } from "../../shared/server/describe-failure.ts";
import { chartListQuery } from "../../shared/library/saved-lists.ts";
import { describeWhen } from "../../shared/wording/describe-when.ts";
import { useNow } from "../../shared/wording/use-now.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LoadMore } from "../../ui/load-more.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SearchField } from "../../ui/search-field.tsx";

interface AddChartDialogProps {
  readonly databaseId: string;
  /** The charts that the dashboard already has. */
  readonly shown: readonly string[];
  readonly onAdd: (chart: ChartSummary) => void;
  readonly onClose: () => void;
}

/** Adds saved charts to a dashboard, one or more. */
export function AddChartDialog({ databaseId, shown, onAdd, onClose }: AddChartDialogProps) {
  const { typed, setTyped, settled } = useSearch();
  const list = useInfiniteQuery(chartListQuery(databaseId, "all", settled));
  const charts = (list.data?.pages ?? []).flatMap(({ items }) => items);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Add a chart"
      size="lg"
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <SearchField label="Find a chart" value={typed} onValueChange={setTyped} className="mb-3" />
      {list.error !== null && (
        <Notice tone="danger" title={describeFailure(list.error).title}>
          {describeFailure(list.error).detail}
        </Notice>
      )}
      {list.isSuccess && charts.length === 0 && <NoCharts search={settled} />}
      <ul
        aria-label="Charts"
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] gap-3 p-0.5"
      >
        {charts.map((chart) => (
          <li key={chart.id} className="min-w-0">
            <Choice chart={chart} isShown={shown.includes(chart.id)} onAdd={() => onAdd(chart)} />
          </li>
        ))}
      </ul>
      <LoadMore
        shown={charts.length}
        hasMore={list.hasNextPage}
        isBusy={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
      />
    </Dialog>
  );
}

interface ChoiceProps {
  readonly chart: ChartSummary;
  readonly isShown: boolean;
  readonly onAdd: () => void;
}

/** A chart to add, even if it is on the dashboard already. */
function Choice({ chart, isShown, onAdd }: ChoiceProps) {
  const now = useNow();
  const Icon = isShown ? Check : Plus;
  return (
    <button
      type="button"
      onClick={onAdd}
      className="flex w-full flex-col rounded-3 bg-surface px-3 pt-2.5 pb-2 text-start shadow-2 transition-shadow hover:shadow-3"
    >
      <span className="flex items-start gap-2">
        <span className="min-w-0 flex-1 truncate text-13 font-semibold">
          <span className="sr-only">Add </span>
          {chart.title}
        </span>
        <Icon className={isShown ? "text-accent-text" : "text-text-3"} />
      </span>
      <ChartThumbnail chart={chart} />
      <span className="text-12 text-text-3">
        {isShown ? "On this dashboard" : describeWhen(chart.updatedAtMs, now)}
      </span>
    </button>
  );
}

function NoCharts({ search }: { readonly search: string }) {
  return (
    <EmptyState
      title={search === "" ? "No charts yet" : `No chart is called “${search}”`}
      drawing={search === "" ? "bars" : "search"}
      action={
        <LinkButton to="/ask" {...(search !== "" && { search: { q: search } })}>
          Ask a question
        </LinkButton>
      }
    >
      Save the chart of an answer to add it here.
    </EmptyState>
  );
}
