import type {
  AggregateExpression,
  CalendarUnit,
  Condition,
  Expression,
  FixedDay,
  Literal,
  Measure,
  OutputId,
  Period,
  PeriodEnd,
  Plan,
  QueryPlan,
  RelativeUnit,
  WindowExpression,
} from "@askery/model";
import * as fc from "fast-check";
import { column, number, orders, outputs } from "./printed-sql-cases.test-data.ts";

/**
 * Plans over the orders of `printed-sql-cases.test-data.ts`, with every feature of plans, nested up to `depth` levels
 * deep.
 */
export function randomPlan(depth: number): fc.Arbitrary<Plan> {
  const query = randomQuery(depth);
  if (depth === 0) return query;
  const operator = fc.constantFrom("union", "intersect", "except");
  const side = randomPlan(depth - 1);
  // Both sides of a set have the same columns: one text column each.
  const set = fc.record({ operator, left: side, right: side }).map(({ operator, left, right }): Plan => ({
    kind: "set",
    operator,
    left: asText(left),
    right: asText(right),
  }));
  return fc.oneof({ weight: 5, arbitrary: query }, { weight: 1, arbitrary: set });
}

function asText(plan: Plan): QueryPlan {
  const id = firstOutput(plan);
  return orders({
    sources: [{ kind: "plan", id: "inner", plan, join: null }],
    dimensions: outputs({
      text: {
        kind: "call",
        function: "concat",
        arguments: [{ kind: "column", source: "inner", column: id }],
      },
    }),
  });
}

function firstOutput(plan: Plan): OutputId {
  if (plan.kind === "set") return firstOutput(plan.left);
  if (plan.kind === "sql") return "";
  const outputs = [...plan.dimensions, ...plan.measures];
  return (outputs.find(({ isShown }) => isShown) ?? outputs[0])?.id ?? "";
}

const id = column("orders.id");
const total = column("orders.total");
const texts = [column("orders.status"), column("orders.country")];
const moments = [column("orders.ordered_at"), column("orders.shipped_on")];
const figures = [id, total];

const anyText = fc.oneof(
  fc.string({ maxLength: 5 }),
  fc.constantFrom("paid", "Pass", "", "%", "'", "2024-02-30", "1,5"),
);
const literal: fc.Arbitrary<Literal> = fc.oneof(
  anyText.map((value): Literal => ({ type: "text", value })),
  fc
    .oneof(fc.integer().map(String), anyText, fc.constant("1e2"))
    .map((value): Literal => ({ type: "number", value })),
  fc.boolean().map((value): Literal => ({ type: "boolean", value })),
  fc
    .oneof(fc.constantFrom("2024-02-29", "2024-01-01"), anyText)
    .map((value): Literal => ({ type: "date", value })),
  fc.constantFrom("2024-02-29 12:00:00", "yesterday").map((value): Literal => ({ type: "timestamp", value })),
  fc.constant({ type: "null" } as const),
);
const constant = literal.map((value): Expression => ({ kind: "literal", value }));
const plainFigure = fc.oneof(
  fc.constantFrom(...figures),
  fc.record({
    kind: fc.constant("datePart" as const),
    part: fc.constantFrom(
      "year",
      "quarterOfYear",
      "monthOfYear",
      "weekOfYear",
      "dayOfMonth",
      "weekday",
      "hourOfDay",
    ),
    of: fc.constantFrom(...moments),
  }),
  fc.record({
    kind: fc.constant("duration" as const),
    unit: fc.constantFrom("second", "minute", "hour", "day", "week", "month", "year"),
    from: fc.constantFrom(...moments),
    to: fc.constantFrom(...moments),
  }),
);
const operator = fc.constantFrom("+", "-", "*", "/");
const figure: fc.Arbitrary<Expression> = fc.oneof(
  plainFigure,
  fc.record({ kind: fc.constant("arithmetic" as const), operator, left: plainFigure, right: plainFigure }),
  fc
    .tuple(fc.constantFrom("abs", "round", "coalesce"), plainFigure)
    .map(([name, value]): Expression => ({ kind: "call", function: name, arguments: [value] })),
);
const moment: fc.Arbitrary<Expression> = fc.oneof(
  fc.constantFrom(...moments),
  fc.record({
    kind: fc.constant("grain" as const),
    grain: fc.constantFrom("hour", "day", "week", "month", "quarter", "year"),
    of: fc.constantFrom(...moments),
  }),
);
const word: fc.Arbitrary<Expression> = fc.oneof(
  fc.constantFrom(...texts),
  fc
    .tuple(
      fc.constantFrom("lower", "upper", "trim", "concat"),
      fc.constantFrom(...texts, ...figures, ...moments),
    )
    .map(([name, value]): Expression => ({ kind: "call", function: name, arguments: [value] })),
);

function rowValue(depth: number): fc.Arbitrary<Expression> {
  const simple = fc.oneof(figure, moment, word, word);
  if (depth === 0) return simple;
  const kase = fc
    .tuple(condition(depth - 1), word, constantText)
    .map(([when, value, otherwise]): Expression => ({
      kind: "case",
      // oxlint-disable-next-line unicorn/no-thenable -- plain data, never awaited
      branches: [{ when, then: value }],
      otherwise,
    }));
  return fc.oneof({ weight: 5, arbitrary: simple }, { weight: 1, arbitrary: kase });
}

const constantText = anyText.map((value): Expression => ({
  kind: "literal",
  value: { type: "text", value },
}));
const compareOperator = fc.constantFrom("=", "!=", "<", "<=", ">", ">=");
const day = fc.constantFrom("2024-01-01", "2024-06-01", null);
const unit = fc.constantFrom<CalendarUnit[]>(
  "day",
  "week",
  "weekend",
  "month",
  "quarter",
  "fiscalQuarter",
  "half",
  "year",
  "fiscalYear",
  "decade",
);
const relativeUnit: fc.Arbitrary<RelativeUnit> = fc.record({
  kind: fc.constant("unit"),
  unit,
  anchor: unit,
  offsets: fc.array(fc.record({ unit, count: fc.integer({ min: -400, max: 400 }) }), { maxLength: 3 }),
});
const fixedDay: fc.Arbitrary<FixedDay> = fc.record({
  kind: fc.constant("date"),
  date: fc.constantFrom("2024-01-01", "2024-02-29"),
});
const periodEnd: fc.Arbitrary<PeriodEnd | null> = fc.oneof(
  { weight: 4, arbitrary: relativeUnit },
  fixedDay,
  fc.constant(null),
);
const period: fc.Arbitrary<Period> = fc.oneof(
  fc.record({ kind: fc.constant("absolute" as const), from: day, to: day }),
  fc.record({ kind: fc.constant("relative" as const), from: periodEnd, to: periodEnd }),
);

function condition(depth: number): fc.Arbitrary<Condition> {
  const value = rowValue(0);
  const flat: fc.Arbitrary<Condition> = fc.oneof(
    fc.record({
      kind: fc.constant("compare" as const),
      left: value,
      operator: compareOperator,
      right: fc.oneof({ weight: 3, arbitrary: constant }, { weight: 1, arbitrary: value }),
    }),
    fc.record({ kind: fc.constant("between" as const), value, low: constant, high: constant }),
    fc.record({
      kind: fc.constant("in" as const),
      value,
      options: fc.array(literal, { minLength: 1, maxLength: 3 }),
    }),
    fc.record({
      kind: fc.constant("match" as const),
      value,
      how: fc.constantFrom("contains", "startsWith", "endsWith", "equals"),
      text: anyText,
    }),
    fc.record({ kind: fc.constant("null" as const), value }),
    fc.record({
      kind: fc.constant("period" as const),
      value: moment,
      period,
      words: fc.constant(""),
    }),
  );
  if (depth === 0) return flat;
  const inner = condition(depth - 1);
  const list = fc.array(inner, { maxLength: 3 });
  return fc.oneof(
    { weight: 6, arbitrary: flat },
    { weight: 1, arbitrary: list.map((conditions): Condition => ({ kind: "all", conditions })) },
    { weight: 1, arbitrary: list.map((conditions): Condition => ({ kind: "any", conditions })) },
    { weight: 1, arbitrary: inner.map((condition): Condition => ({ kind: "not", condition })) },
    {
      weight: 1,
      arbitrary: randomPlan(depth - 1).map((plan): Condition => ({
        kind: "inPlan",
        value: texts[0] ?? id,
        plan: asText(plan),
      })),
    },
    {
      weight: 1,
      arbitrary: randomPlan(depth - 1).map((plan): Condition => ({
        kind: "exists",
        plan: asText(plan),
        on: [{ outer: texts[1] ?? id, inner: "text" }],
      })),
    },
  );
}

/** Values of a group: aggregates, and arithmetic with them. */
function groupValue(depth: number): fc.Arbitrary<Expression> {
  const where = fc.option(condition(depth), { freq: 3 });
  const ofFigure = fc.constantFrom("sum", "avg", "median", "stddev", "min", "max", "countDistinct", "count");
  const aggregate: fc.Arbitrary<AggregateExpression> = fc.oneof(
    fc.record({ kind: fc.constant("aggregate" as const), function: ofFigure, of: figure, where }),
    fc.record({
      kind: fc.constant("aggregate" as const),
      function: fc.constant("percentile" as const),
      of: figure,
      where,
      fraction: fc.constantFrom(0, 0.1, 0.25, 0.5, 0.9, 1),
    }),
    where.map((where): AggregateExpression => ({ kind: "aggregate", function: "count", of: null, where })),
  );
  const scalar = orders({
    measures: outputs({ most: { kind: "aggregate", function: "max", of: total, where: null } }),
  });
  return fc.oneof(
    { weight: 4, arbitrary: aggregate },
    {
      weight: 1,
      arbitrary: fc
        .record({ operator, left: aggregate, right: fc.oneof(aggregate, fc.constant(number("2"))) })
        .map((parts): Expression => ({ kind: "arithmetic", ...parts })),
    },
    {
      weight: 1,
      arbitrary: aggregate.map((left): Expression => ({
        kind: "arithmetic",
        operator: "/",
        left,
        right: { kind: "scalar", plan: scalar },
      })),
    },
  );
}

function windowOver(dimensions: readonly OutputId[], of: Expression): fc.Arbitrary<WindowExpression> {
  const within = fc.subarray([...dimensions]);
  const rank = within.map((within): WindowExpression => ({
    kind: "rank",
    of,
    direction: "descending",
    within,
  }));
  const share = fc
    .record({ within, isCumulative: fc.constantFrom(true as const, undefined) })
    .map(({ within, isCumulative }): WindowExpression => ({
      kind: "share",
      of,
      ...(isCumulative && { isCumulative }),
      within,
    }));
  if (dimensions.length === 0) return fc.oneof(rank, share);
  const along = fc.constantFrom(...dimensions);
  return fc.oneof(
    rank,
    share,
    fc.record({ along, within }).map((parts): WindowExpression => ({ kind: "running", of, ...parts })),
    fc
      .record({ along, within })
      .map((parts): WindowExpression => ({ kind: "moving", of, groups: 3, ...parts })),
    fc
      .record({ along, within })
      .map((parts): WindowExpression => ({ kind: "previous", of, steps: 1, ...parts })),
    fc
      .record({ as: fc.constantFrom("difference", "ratio"), along, within })
      .map((parts): WindowExpression => ({ kind: "change", of, steps: 2, ...parts })),
  );
}

const outputName = fc.constantFrom("a", "b", "total", "STATUS", "order", 'q"', "place", "value_1", "");
const limitCount = fc.constantFrom(0, 1, 3);
const direction = fc.constantFrom("ascending", "descending");

function randomQuery(depth: number): fc.Arbitrary<QueryPlan> {
  return fc.oneof(randomList(depth), randomGroups(depth), randomGroups(depth));
}

function randomList(depth: number): fc.Arbitrary<QueryPlan> {
  return fc
    .record({
      aggregation: fc.constantFrom("none", "distinct"),
      values: fc.dictionary(outputName, rowValue(depth), { minKeys: 1, maxKeys: 3, noNullPrototype: true }),
      hidden: fc.boolean(),
      filters: fc.array(condition(depth), { maxLength: 2 }),
      by: rowValue(0),
      direction,
      count: fc.option(limitCount),
    })
    .map(({ aggregation, values, hidden, filters, by, direction, count }) =>
      orders({
        aggregation,
        dimensions: outputs(values).map((output, index) => ({ ...output, isShown: index > 0 || !hidden })),
        filters,
        order: aggregation === "distinct" ? [] : [{ by, direction }],
        limit: count === null ? null : { count, per: [] },
      }),
    );
}

function randomGroups(depth: number): fc.Arbitrary<QueryPlan> {
  return fc
    .record({
      dimensions: fc.dictionary(outputName, rowValue(depth), { maxKeys: 2, noNullPrototype: true }),
      measures: fc.array(groupValue(depth), { minLength: 1, maxLength: 3 }),
      isHidden: fc.boolean(),
      filters: fc.array(condition(depth), { maxLength: 1 }),
      having: fc.option(compareOperator),
      direction,
      count: fc.option(limitCount),
      isPer: fc.boolean(),
    })
    .chain(({ dimensions, measures, isHidden, filters, having, direction, count, isPer }) => {
      const ids = Object.keys(dimensions);
      const computed = outputs(Object.fromEntries(measures.map((measure, index) => [`m${index}`, measure])));
      return fc.option(windowOver(ids, { kind: "output", output: "m0" })).map((window) =>
        orders({
          dimensions: outputs(dimensions),
          measures: [
            ...computed.map((output, index): Measure => ({ ...output, isShown: index > 0 || !isHidden })),
            ...(window === null ? [] : outputs({ w: window })),
          ],
          filters,
          having:
            having === null
              ? []
              : [
                  {
                    kind: "compare",
                    left: { kind: "output", output: window === null ? "m0" : "w" },
                    operator: having,
                    right: number("1"),
                  },
                ],
          order: [{ by: { kind: "output", output: "m0" }, direction }],
          limit: count === null ? null : { count, per: isPer ? ids.slice(0, 1) : [] },
        }),
      );
    });
}
