import { replaceChart, runChart, startChartDraft, type SavedChart } from "@askery/api";
import {
  setVariables,
  type ChartDesign,
  type SqlPlan,
  type SqlVariable,
  type VariableValues,
} from "@askery/model";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import { saveChart } from "../../../shared/library/use-refresh-chart.ts";
import { call } from "../../../shared/server/call.ts";
import { queryKeyOf } from "../../../shared/server/endpoint-query.ts";
import { reportFailure } from "../../../shared/server/report-failure.ts";
import { failures } from "../../../shared/wording/failures.ts";
import { showToast } from "../../../ui/toast-store.ts";
import { printValueAddress, readValueAddress } from "./value-address.ts";

/** The variables of a saved chart, with the values that its address contains. */
export interface VariableUse {
  readonly variables: readonly SqlVariable[];
  readonly set: (variable: SqlVariable) => void;
  /** The values that differ from the saved ones. Null if none does. */
  readonly values: VariableValues | null;
  /** The chart with figures for these values: the saved one, and while a run lasts, the one before. */
  readonly shown: SavedChart;
  readonly isRunning: boolean;
  readonly failure: Error | null;
  readonly run: () => void;
  readonly reset: () => void;
  /** Makes the values those of the chart, for all people. */
  readonly save: () => void;
  readonly isSaving: boolean;
}

/** The values of a chart's variables, which are in the address: it can be copied, reloaded and stepped back through. */
export function useVariableValues(chart: SavedChart): VariableUse {
  const { plan, id, databaseId, revision, ranAtMs } = chart;
  const search = useSearch({ from: "/_shell/charts/$id" });
  const navigate = useNavigate({ from: "/charts/$id" });
  const client = useQueryClient();
  const own = useMemo(() => (plan.kind === "sql" ? (plan.variables ?? []) : []), [plan]);
  const values = useMemo(() => findOthers(own, readValueAddress(search)), [own, search]);
  const show = (next: VariableValues) => void navigate({ search: printValueAddress(next), replace: true });
  const ran = useQuery({
    queryKey: [...queryKeyOf(runChart, { chartId: id }), revision, ranAtMs, values],
    queryFn: ({ signal }) =>
      call(runChart, { params: { chartId: id }, body: { values: values ?? {} } }, signal),
    enabled: values !== null,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const variables = values === null ? own : setVariables(own, values);
  const saving = useMutation({
    mutationFn: async (sql: SqlPlan) => {
      const { text } = sql;
      const body = { start: { kind: "sql" as const, text, variables: [...variables] } };
      const draft = await call(startChartDraft, { params: { databaseId }, body });
      if (draft.kind === "failed") throw new Error(draft.failure.message);
      const design = chart.design ?? (await readOwnDesign(chart));
      return call(replaceChart, {
        params: { chartId: id },
        body: { draftId: draft.id, revision, title: chart.title, ...(design !== null && { design }) },
      });
    },
    onSuccess: (saved) => {
      saveChart(client, saved);
      show({});
      showToast("Values saved");
    },
    onError: (error) => reportFailure(failures.chartValuesNotSaved, error),
  });
  return {
    variables,
    set: (variable) => show(findOthers(own, { ...values, [variable.name]: variable.value }) ?? {}),
    values,
    shown: (values !== null && ran.data) || chart,
    isRunning: ran.isFetching,
    failure: values === null ? null : ran.error,
    run: () => void ran.refetch(),
    reset: () => show({}),
    save: () => plan.kind === "sql" && saving.mutate(plan),
    isSaving: saving.isPending,
  };
}

/** The design of a chart of which only the kind was chosen; null if it has the recommended one. */
async function readOwnDesign({ spec, own }: SavedChart): Promise<ChartDesign | null> {
  if (spec.kind === own.spec.kind) return null;
  const { readDesign } = await import("@askery/charts");
  return readDesign(spec);
}

/** The values that differ from those of the variables; null without any. */
function findOthers(own: readonly SqlVariable[], values: VariableValues): VariableValues | null {
  const others = own.flatMap(({ name, value }) => {
    const other = values[name];
    return other === undefined || JSON.stringify(other) === JSON.stringify(value)
      ? []
      : [[name, other] as const];
  });
  return others.length === 0 ? null : Object.fromEntries(others);
}
