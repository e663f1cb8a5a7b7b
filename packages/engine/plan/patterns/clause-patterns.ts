import type { ChartType } from "@askery/model";
import type { Clause, Direction, OrderKey, Test } from "../clause.ts";
import type { CueKind } from "../find-cues.ts";
import {
  cue,
  either,
  map,
  mention,
  optional,
  pattern,
  phrase,
  sequence,
  word,
  type Element,
  type Pattern,
} from "../pattern.ts";
import { axes, axis, timeAxis } from "./axis.ts";
import { anyColumn, table as entity } from "./column.ts";
import { averageOver, impliedQuantity, quantity, quantityPer, statedQuantity } from "./quantity.ts";
import { number, operatorOf, test } from "./test.ts";

/** What is measured. */
const measurePatterns: readonly Pattern[] = [
  pattern(
    "measure",
    "measure",
    map(either(statedQuantity, quantityPer, averageOver), (of) => [
      { kind: "measure", quantity: of, isImplied: false },
    ]),
  ),
  pattern(
    "bare figure",
    "measure",
    map(impliedQuantity, (of) => [{ kind: "measure", quantity: of, isImplied: true }]),
  ),
];

/** What is listed. */
const listPatterns: readonly Pattern[] = [
  pattern(
    "entity",
    "source",
    map(entity, (table) => [{ kind: "entity", table }]),
  ),
  pattern(
    "attribute",
    "dimension",
    map(anyColumn, (column) => [{ kind: "attribute", column }]),
    -0.03,
  ),
  pattern(
    "distinct attribute",
    "dimension",
    sequence([cue("distinct"), anyColumn], ([, column]) => [
      { kind: "distinct" },
      { kind: "attribute", column },
    ]),
  ),
];

/** What it is broken down by. */
const groupPatterns: readonly Pattern[] = [
  pattern(
    "by",
    "dimension",
    sequence([cue("each"), axes], ([, found]) => found.map((one) => ({ kind: "group", axis: one }))),
    0.05,
  ),
  pattern(
    "grain",
    "dimension",
    map(timeAxis, (one) => [{ kind: "group", axis: one }]),
  ),
  pattern(
    "over time",
    "dimension",
    map(cue("overTime"), () => [{ kind: "overTime" }]),
  ),
  pattern(
    "breakdown",
    "dimension",
    sequence([cue("breakdown"), optional(cue("each")), axis], ([, , one]) => [
      { kind: "breakdown" },
      { kind: "group", axis: one },
    ]),
  ),
];

/** What must hold of a row. */
const filterPatterns: readonly Pattern[] = [
  pattern(
    "filter",
    "filter",
    map(test, (found) => [{ kind: "filter", test: found }]),
  ),
  pattern(
    "with filter",
    "filter",
    sequence([cue("with", "only"), test], ([, found]) => [{ kind: "filter", test: found }]),
  ),
];

/** When. */
const periodPatterns: readonly Pattern[] = [
  pattern(
    "period",
    "period",
    map(phrase("period"), (found) => [
      { kind: "period", period: found.period, column: null, isNegated: false },
    ]),
  ),
  pattern(
    "dated period",
    "period",
    sequence([anyColumn, optional(cue("exactly")), phrase("period")], ([column, , found], context) =>
      context.schema.isDate(column)
        ? [{ kind: "period", period: found.period, column, isNegated: false }]
        : null,
    ),
  ),
  pattern(
    "period against period",
    "period",
    sequence([phrase("period"), cue("versus"), phrase("period")], ([one, , other], { question }) => [
      {
        kind: "versus",
        periods: [one, other].map((found) => ({
          period: found.period,
          words: wordsOf(question.words, found.range.from, found.range.to),
        })),
      },
    ]),
  ),
];

/** What must hold of a group. */
const havingPatterns: readonly Pattern[] = [
  pattern(
    "having",
    "having",
    either(
      sequence(
        [optional(cue("with")), cue("more", "less", "atLeast", "atMost", "exactly"), number, quantity],
        ([, how, literal, of]) => [
          { kind: "having", quantity: of, operator: operatorOf(how), value: literal },
        ],
      ),
      sequence(
        [
          optional(cue("with")),
          quantity,
          optional(cue("exactly")),
          cue("more", "less", "atLeast", "atMost"),
          number,
        ],
        ([, of, , how, literal]) => [
          { kind: "having", quantity: of, operator: operatorOf(how), value: literal },
        ],
      ),
      sequence([optional(cue("with")), number, cue("orMore", "orLess"), quantity], ([, literal, how, of]) => [
        { kind: "having", quantity: of, operator: operatorOf(how), value: literal },
      ]),
      sequence(
        [entity, cue("more", "less", "atLeast", "atMost", "exactly"), number, cue("times")],
        ([table, how, literal]) => [
          { kind: "having", quantity: { kind: "rows", table }, operator: operatorOf(how), value: literal },
        ],
      ),
      sequence([either<unknown>(cue("with"), word("in")), cue("several"), entity], ([, , table]) => [
        {
          kind: "having",
          quantity: { kind: "rows", table },
          operator: ">",
          value: { type: "number", value: "1" },
        },
      ]),
      sequence([entity, cue("once")], ([table]) => [
        {
          kind: "having",
          quantity: { kind: "rows", table },
          operator: ">",
          value: { type: "number", value: "1" },
        },
      ]),
    ),
  ),
  pattern(
    "having average",
    "having",
    either(
      sequence([cue("aboveAverage", "belowAverage"), quantity], ([how, of]) => [
        { kind: "havingAverage", quantity: of, operator: how === "aboveAverage" ? ">" : "<" },
      ]),
      sequence([quantity, cue("aboveAverage", "belowAverage")], ([of, how]) => [
        { kind: "havingAverage", quantity: of, operator: how === "aboveAverage" ? ">" : "<" },
      ]),
    ),
  ),
];

/** Verbs that say nothing beside the thing they are done to: "placed an order", "received a review". */
const lightVerb = word(
  "place",
  "make",
  "receive",
  "get",
  "have",
  "leave",
  "write",
  "do",
  "give",
  "submit",
  "take",
  "own",
  "contain",
  "include",
  "use",
  "be",
  "been",
  "any",
  "single",
  "own",
  "participate",
  "appear",
  "belong",
  "assign",
  "associate",
  "ever",
  "yet",
);

/** Whether anything refers to it: "customers without orders", "products never returned". */
const relatedPatterns: readonly Pattern[] = [
  pattern(
    "unrelated",
    "filter",
    sequence([cue("not"), optional(lightVerb), optional(lightVerb), entity], ([, , , table]) => [
      { kind: "related", table, isNegated: true },
    ]),
    0.05,
  ),
  pattern(
    "related",
    "filter",
    sequence([cue("with"), optional(lightVerb), entity], ([, , table]) => [
      { kind: "related", table, isNegated: false },
    ]),
    -0.05,
  ),
];

const direction: Element<Direction> = either(
  map(cue("ascending"), () => "ascending"),
  map(cue("descending"), () => "descending"),
);

const orderKey = either<OrderKey>(
  map(statedQuantity, (of) => ({ kind: "quantity", quantity: of })),
  map(anyColumn, (column) => ({ kind: "column", column })),
  map(entity, (table) => ({ kind: "quantity", quantity: { kind: "rows", table } })),
);

/** In which order. */
const orderPatterns: readonly Pattern[] = [
  pattern(
    "sorted by",
    "order",
    either(
      sequence(
        [cue("sort"), optional(direction), orderKey, optional(direction)],
        ([, before, key, after]) => [{ kind: "order", by: key, direction: before ?? after ?? "ascending" }],
      ),
      sequence([direction, optional(word("of")), orderKey], ([way, , key]) => [
        { kind: "order", by: key, direction: way },
      ]),
    ),
  ),
  pattern(
    "sorted",
    "order",
    sequence([optional(cue("sort")), direction], ([, way]) => [
      { kind: "order", by: { kind: "answer" }, direction: way },
    ]),
  ),
];

/** How figures relate to each other. */
const relationPatterns: readonly Pattern[] = [
  pattern(
    "share",
    "measure",
    either(
      sequence([cue("share"), quantity], ([, of]) => [
        { kind: "share" },
        { kind: "measure", quantity: of, isImplied: false },
      ]),
      sequence([quantity, cue("share")], ([of]) => [
        { kind: "share" },
        { kind: "measure", quantity: of, isImplied: false },
      ]),
      map(cue("share"), () => [{ kind: "share" }]),
      sequence([cue("share"), cue("ofTotal"), quantity], ([, , of]) => [
        { kind: "share" },
        { kind: "measure", quantity: of, isImplied: false },
      ]),
    ),
  ),
  pattern(
    "rate",
    "measure",
    either(
      sequence([cue("share"), entity, optional(cue("with", "exactly")), test], ([, table, , found]) =>
        rateOf(table, [found]),
      ),
      sequence([cue("share"), test, entity], ([, found, table]) => rateOf(table, [found])),
    ),
    0.1,
  ),
  pattern(
    "related rate",
    "measure",
    either(
      sequence([entity, cue("rate")], ([by], { schema }) => {
        const parent = schema.graph.edgesFrom(by).find((edge) => !edge.isFanOut);
        return parent
          ? [{ kind: "measure", quantity: { kind: "relatedRate", of: parent.to, by }, isImplied: false }]
          : null;
      }),
      sequence(
        [cue("share"), entity, optional(cue("with", "exactly")), optional(lightVerb), entity],
        ([, of, , , by]) =>
          of === by
            ? null
            : [{ kind: "measure", quantity: { kind: "relatedRate", of, by }, isImplied: false }],
      ),
    ),
    0.1,
  ),
  pattern(
    "growth",
    "measure",
    either(
      sequence([optional(cue("overPrevious")), cue("growth"), quantity], ([, , of]) => [
        growth(null),
        { kind: "measure", quantity: of, isImplied: false },
      ]),
      sequence([quantity, optional(cue("overPrevious")), cue("growth")], ([of]) => [
        growth(null),
        { kind: "measure", quantity: of, isImplied: false },
      ]),
      sequence([cue("overPrevious"), quantity, cue("growth")], ([, of]) => [
        growth(null),
        { kind: "measure", quantity: of, isImplied: false },
      ]),
      map(cue("overPrevious", "growth"), () => [growth(null)]),
    ),
  ),
  pattern(
    "running total",
    "measure",
    either(
      sequence([cue("running"), quantity], ([, of]) => [
        { kind: "running" },
        { kind: "measure", quantity: of, isImplied: false },
      ]),
      map(cue("running"), () => [{ kind: "running" }]),
    ),
  ),
  pattern(
    "moving average",
    "measure",
    sequence([cue("moving"), quantity], ([, of]) => [
      { kind: "moving", groups: 3 },
      { kind: "measure", quantity: of, isImplied: false },
    ]),
  ),
];

const charts: readonly (readonly [CueKind, ChartType])[] = [
  ["chartNumber", "number"],
  ["chartBar", "bar"],
  ["chartLine", "line"],
  ["chartPie", "pie"],
  ["chartTable", "table"],
  ["chartArea", "area"],
  ["chartScatter", "scatter"],
  ["chartHistogram", "histogram"],
  ["chartHeatmap", "heatmap"],
];

const presentationPatterns: readonly Pattern[] = [
  ...charts.map(([kind, chart]) =>
    pattern(
      "chart",
      "chart",
      map(cue(kind), (): readonly Clause[] => [{ kind: "chart", chart }]),
    ),
  ),
  pattern(
    "request",
    "operator",
    map(cue("request", "with", "which", "only", "still"), () => [{ kind: "nothing" }]),
    -0.6,
  ),
];

/** A word that the glossary takes for a table or a column. */
const glossaryPatterns: readonly Pattern[] = [
  pattern(
    "glossary",
    "dimension",
    map(mention("glossary"), ({ target: { entry } }) => {
      const { meaning } = entry;
      if (meaning.kind === "table") return [{ kind: "entity", table: meaning.table }];
      if (meaning.kind === "column")
        return [{ kind: "attribute", column: { table: meaning.table, column: meaning.column } }];
      return null;
    }),
  ),
];

export const clausePatterns: readonly Pattern[] = [
  ...measurePatterns,
  ...listPatterns,
  ...groupPatterns,
  ...filterPatterns,
  ...periodPatterns,
  ...havingPatterns,
  ...relatedPatterns,
  ...orderPatterns,
  ...relationPatterns,
  ...presentationPatterns,
  ...glossaryPatterns,
];

function rateOf(of: string, tests: readonly Test[]): readonly Clause[] {
  return [{ kind: "measure", quantity: { kind: "rate", of, tests }, isImplied: false }];
}

function growth(grain: null): Clause {
  return { kind: "growth", grain, as: "ratio" };
}

function wordsOf(words: readonly { readonly text: string }[], from: number, to: number): string {
  return words
    .slice(from, to)
    .map((one) => one.text)
    .join(" ");
}
