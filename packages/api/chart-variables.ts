import type { FieldOption, FieldValues, VariableValues } from "@askery/model";
import { z } from "zod";
import { alsoLimited, byRole } from "./access-rule.ts";
import { reads } from "./act.ts";
import { savedChart } from "./chart.ts";
import { endpoint } from "./endpoint.ts";
import { line, uuid } from "./words.ts";

/* A saved chart of SQL with variables: readers choose values, which are not saved. */

const one = z.object({ chartId: uuid });
const variable = one.extend({ name: line.max(60) });

/** Values of a chart's variables by their names. The server checks them against the variables. */
export const variableValues = z.record(z.string().max(60), z.custom<VariableValues[string]>()).readonly();

export const runChart = endpoint({
  name: "runChart",
  method: "post",
  path: "/api/charts/{chartId}/run",
  summary: "A chart with figures for other values of its variables; nothing is saved",
  access: alsoLimited(byRole("viewer", "chart")),
  act: reads,
  params: one,
  /** Variables without a value here have the one that was saved. */
  body: z.strictObject({ values: variableValues }),
  result: savedChart,
});

export const getVariableField = endpoint({
  name: "getVariableField",
  method: "get",
  path: "/api/charts/{chartId}/variables/{name}",
  summary: "The column that a variable of a chart filters by",
  access: alsoLimited(byRole("viewer", "chart")),
  act: reads,
  params: variable,
  result: z.custom<FieldOption>(),
});

export const listVariableValues = endpoint({
  name: "listVariableValues",
  method: "get",
  path: "/api/charts/{chartId}/variables/{name}/values",
  summary: "The most frequent values of the column that a variable of a chart filters by",
  access: alsoLimited(byRole("viewer", "chart")),
  act: reads,
  params: variable,
  query: z.object({ search: line.max(200).optional() }),
  result: z.custom<FieldValues>(),
});
