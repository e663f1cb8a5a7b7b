import type {
  DashboardFilter,
  DateSpan,
  FieldValues,
  FilterColumn,
  FilterKind,
  FilterTarget,
  FilterValue,
  SkippedFilter,
  Table,
} from "@askery/model";
import { z } from "zod";
import { alsoLimited, byRole } from "./access-rule.ts";
import { reads } from "./act.ts";
import { savedChart } from "./chart.ts";
import { endpoint } from "./endpoint.ts";
import { answerPointSchema } from "./stored/answer-point-schema.ts";
import { columnName, line, tableId, uuid } from "./words.ts";

const one = z.object({ dashboardId: uuid });
const card = z.object({ dashboardId: uuid, cardId: uuid });

/** The values of a dashboard's filters by their ids; null switches a filter off. Others have their initial value. */
const filterState = z.record(z.string().max(60), z.custom<FilterValue>().nullable());

/** The maximum number of marks that filter at the same time. */
export const maxPoints = 5;

/** What the figures of a card depend on. */
export const cardState = z.strictObject({
  filters: filterState,
  /** Marks of other cards that were clicked, by which this card is filtered as well: `point:0` and so on. */
  points: z
    .array(z.strictObject({ cardId: uuid, point: answerPointSchema }))
    .max(maxPoints)
    .default([]),
});

/** The figures of the period that those of a card are compared with, or why there are none. */
export type ComparedFigures =
  | {
      readonly kind: "figures";
      readonly now: ComparedSpan;
      readonly before: ComparedSpan;
      /** The result of the same plan in the period before. */
      readonly table: Table;
    }
  | { readonly kind: "none"; readonly reason: string };

interface ComparedSpan extends DateSpan {
  /** "1 Nov – 20 Nov 2026". */
  readonly words: string;
}

/** The chart of a card, with its figures under the dashboard's filters. */
export const cardFigures = z
  .object({
    ...savedChart.unwrap().shape,
    /** The ids of the filters that have a value and reach the card. */
    applied: z.array(z.string()).readonly(),
    /** The others, each with the reason. */
    skipped: z.array(z.custom<SkippedFilter>()).readonly(),
    /** Null if no filter asks for a comparison. */
    compared: z.custom<ComparedFigures | null>(),
  })
  .readonly();
export type CardFigures = z.infer<typeof cardFigures>;

export const readCardFigures = endpoint({
  name: "readCardFigures",
  method: "post",
  path: "/api/dashboards/{dashboardId}/cards/{cardId}/figures",
  summary: "The figures of a card under filters: saved for them, or computed now",
  access: alsoLimited(byRole("viewer", "dashboard")),
  act: reads,
  params: card,
  body: cardState.extend({
    /** Saved figures that are older are computed again. Null if those of any age will do. */
    maxAgeMs: z.number().int().nonnegative().nullable().default(null),
  }),
  result: cardFigures,
});

/** Which cards a filter reaches. */
export interface FilterReach {
  readonly filterId: string;
  /** The ids of cards. */
  readonly reached: readonly string[];
  readonly skipped: readonly { readonly cardId: string; readonly reason: string }[];
}

export const getFilterReach = endpoint({
  name: "getFilterReach",
  method: "get",
  path: "/api/dashboards/{dashboardId}/filter-reach",
  summary: "Which cards each filter of a dashboard reaches, and why it does not reach the others",
  access: alsoLimited(byRole("viewer", "dashboard")),
  params: one,
  result: z.array(z.custom<FilterReach>()).readonly(),
});

export const checkFilters = endpoint({
  name: "checkFilters",
  method: "post",
  path: "/api/dashboards/{dashboardId}/filter-reach",
  summary: "The same for filters that are not saved yet",
  access: alsoLimited(byRole("editor", "dashboard")),
  act: reads,
  params: one,
  body: z.strictObject({ filters: z.array(z.custom<DashboardFilter>()) }),
  result: z.array(z.custom<FilterReach>()).readonly(),
});

/** A column that cards of a dashboard can be filtered by, or a variable of their SQL. */
export interface FilterChoice {
  readonly words: string;
  /** The name of the table. */
  readonly group: string;
  readonly kind: FilterKind;
  /** Null for the date that each card's rows have, and for variables. */
  readonly column: FilterColumn | null;
  /** By the id of the card: its variables that the filter sets. */
  readonly targets: DashboardFilter["targets"];
  /** The number of cards that the filter would reach. */
  readonly cardCount: number;
}

export const listFilterChoices = endpoint({
  name: "listFilterChoices",
  method: "get",
  path: "/api/dashboards/{dashboardId}/filter-choices",
  summary: "Columns that a dashboard can be filtered by; first the ones that reach most cards",
  access: alsoLimited(byRole("editor", "dashboard")),
  params: one,
  query: z.object({ search: line.max(200).optional() }),
  result: z.array(z.custom<FilterChoice>()).readonly(),
});

/** A field or variable of one card, for a filter that does not reach it by itself. */
export interface CardField {
  readonly words: string;
  readonly group: string;
  readonly target: FilterTarget;
}

export const listCardFields = endpoint({
  name: "listCardFields",
  method: "get",
  path: "/api/dashboards/{dashboardId}/cards/{cardId}/fields",
  summary:
    "The columns that a filter of some kind can test on one card, and variables of SQL that it can set",
  access: alsoLimited(byRole("editor", "dashboard")),
  params: card,
  query: z.object({
    kind: z.enum(["time", "values", "number", "text", "boolean"]),
    search: line.max(200).optional(),
  }),
  result: z.array(z.custom<CardField>()).readonly(),
});

export const listFilterValues = endpoint({
  name: "listFilterValues",
  method: "post",
  path: "/api/dashboards/{dashboardId}/filters/{filterId}/values",
  summary:
    "The values of a filter's column with their counts, among the rows that the filters before it let through",
  access: alsoLimited(byRole("viewer", "dashboard")),
  act: reads,
  params: one.extend({ filterId: z.string().max(60) }),
  body: z.strictObject({ filters: filterState, search: line.max(200).default("") }),
  result: z.custom<FieldValues>(),
});

export const listColumnValues = endpoint({
  name: "listColumnValues",
  method: "post",
  path: "/api/dashboards/{dashboardId}/column-values",
  summary: "The values of a column with their counts, or of a variable, for a filter that is not saved yet",
  access: alsoLimited(byRole("editor", "dashboard")),
  act: reads,
  params: one,
  body: z.strictObject({
    of: z.union([
      z.strictObject({ table: tableId, column: columnName }),
      z.strictObject({ cardId: uuid, variable: z.string().max(60) }),
    ]),
    search: line.max(200).default(""),
  }),
  result: z.custom<FieldValues>(),
});
