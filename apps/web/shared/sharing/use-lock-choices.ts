import { getDashboard, listEmbedChoices, type EmbedLock, type FilterChoice } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { endpointQuery } from "../server/endpoint-query.ts";
import type { Shareable } from "./shareable.ts";

/** A filter that an embed can lock. */
export interface LockChoice {
  /** That of the filter: its id. */
  readonly key: string;
  readonly label: string;
  /** The table of a column; empty for a filter of a dashboard. */
  readonly group: string;
  readonly lock: (name: string) => EmbedLock;
}

interface LockChoices {
  readonly choices: readonly LockChoice[];
  readonly labelOf: (lock: EmbedLock) => string;
  readonly isLoading: boolean;
}

/** The filters of a dashboard, or the columns that a chart can be filtered by. */
export function useLockChoices({ kind, id }: Shareable): LockChoices {
  const isChart = kind === "chart";
  const columns = useQuery({
    ...endpointQuery(listEmbedChoices, { params: { chartId: id } }),
    enabled: isChart,
  });
  const dashboard = useQuery({
    ...endpointQuery(getDashboard, { params: { dashboardId: id } }),
    enabled: !isChart,
  });
  const filters = dashboard.data?.filters ?? [];
  const choices = isChart
    ? (columns.data ?? []).map((choice) => toChoice(choice, id))
    : filters.map((filter): LockChoice => ({
        key: filter.id,
        label: filter.label,
        group: "",
        lock: (name) => ({ name, filterId: filter.id }),
      }));
  return {
    choices,
    labelOf: (lock) =>
      "filter" in lock
        ? lock.filter.label
        : (filters.find((one) => one.id === lock.filterId)?.label ?? "A removed filter"),
    isLoading: isChart ? columns.isPending : dashboard.isPending,
  };
}

const longestLabel = 60;

function toChoice({ words, group, kind, column, targets }: FilterChoice, chartId: string): LockChoice {
  const target = targets[chartId];
  const isOfTime = column === null && target === undefined;
  const [first = "", ...rest] = isOfTime ? "time" : words.replace(/ \([^)]*\)$/, "");
  const label = `${first.toUpperCase()}${rest.join("")}`.slice(0, longestLabel);
  const named =
    column === null
      ? target?.kind === "variable"
        ? target.name
        : "time"
      : `${column.table}.${column.column}`;
  const key = named.slice(0, longestLabel);
  return {
    key,
    label,
    group,
    lock: (name) => ({
      name,
      filter: {
        id: key,
        label,
        kind,
        column,
        initial: null,
        isRequired: false,
        targets: target === undefined ? {} : { [chartId]: target },
      },
    }),
  };
}
