import { editPlanInSteps } from "@askery/engine";
import {
  planRows,
  type AggregateFunction,
  type FieldTest,
  type Plan,
  type PlanEdit,
  type QueryPlan,
} from "@askery/model";
import * as fc from "fast-check";
import { editing } from "../linked-shop.test-support.ts";

/* Random cards of a dashboard over the linked shop, and random filters with the same by hand. */

/** The columns that rows of a table have exactly one value of, with the condition for it as SQL by hand. */
export const reachable: Readonly<Record<string, Readonly<Record<string, (condition: string) => string>>>> = {
  orders: {
    "orders.status": (condition) => condition,
    "orders.country": (condition) => condition,
    "countries.name": (condition) => `country IN (SELECT code FROM countries WHERE ${condition})`,
    "regions.label": (condition) =>
      `country IN (SELECT code FROM countries WHERE region_id IN (SELECT id FROM regions WHERE ${condition}))`,
  },
  items: {
    "products.name": (condition) => `product_id IN (SELECT id FROM products WHERE ${condition})`,
    "orders.status": (condition) => `order_id IN (SELECT id FROM orders WHERE ${condition})`,
    "orders.country": (condition) => `order_id IN (SELECT id FROM orders WHERE ${condition})`,
    "countries.name": (condition) =>
      `order_id IN (SELECT id FROM orders WHERE country IN (SELECT code FROM countries WHERE ${condition}))`,
    "regions.label": (condition) =>
      `order_id IN (SELECT id FROM orders WHERE country IN
        (SELECT code FROM countries WHERE region_id IN (SELECT id FROM regions WHERE ${condition})))`,
    "items.quantity": (condition) => condition,
  },
  countries: {
    "countries.name": (condition) => condition,
    "regions.label": (condition) => `region_id IN (SELECT id FROM regions WHERE ${condition})`,
  },
};

/** Texts of each column, and one that no row has. */
const texts: Readonly<Record<string, readonly string[]>> = {
  "orders.status": ["paid", "open", "it's new"],
  "orders.country": ["FR", "DE", "JP"],
  "countries.name": ["France", "Germany", "Japan"],
  "regions.label": ["Europe", "Asia"],
  "products.name": ["Lamp", "Chair"],
};

export interface ChosenFilter {
  readonly name: string;
  readonly test: FieldTest;
  /** The same by hand. */
  readonly condition: string;
}

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

export const textFilter: fc.Arbitrary<ChosenFilter> = fc.constantFrom(...Object.keys(texts)).chain((name) => {
  const column = name.split(".")[1] ?? "";
  const known = [...(texts[name] ?? []), "nowhere"];
  const chosen = fc.subarray(known, { minLength: 1 }).map((options): ChosenFilter => ({
    name,
    test: { kind: "in", options: options.map((value) => ({ type: "text", value })) },
    condition: `${column} IN (${options.map(quote).join(", ")})`,
  }));
  const searched = fc.constantFrom("a", "E", "%", "it's").map((text): ChosenFilter => ({
    name,
    test: { kind: "match", how: "contains", text },
    condition: `position(lower(${quote(text)}) IN lower(${column})) > 0`,
  }));
  return fc.oneof(chosen, searched);
});

export const numberFilter: fc.Arbitrary<ChosenFilter> = fc
  .tuple(fc.nat(6), fc.nat(6))
  .map(([low, high]): ChosenFilter => ({
    name: "items.quantity",
    test: {
      kind: "between",
      low: { type: "number", value: String(low) },
      high: { type: "number", value: String(high) },
    },
    condition: `quantity >= ${low} AND quantity <= ${high}`,
  }));

export const field = (name: string) => {
  const [table = "", column = ""] = name.split(".");
  return { kind: "column", table, column } as const;
};

export const cards: fc.Arbitrary<Plan> = fc.constantFrom(...Object.keys(reachable)).chain((root) => {
  const figures: Readonly<Record<string, string>> = { orders: "orders.total", items: "items.quantity" };
  const number = figures[root];
  const dimension = fc.option(fc.constantFrom(...Object.keys(reachable[root] ?? {})), { nil: null });
  const aggregate = fc.constantFrom("sum" as const, "max" as const, "avg" as const);
  return fc
    .tuple(dimension, fc.option(aggregate, { nil: null }))
    .map(([by, how]) => makeCard(root, { by, figure: number === undefined ? null : how && { how, number } }));
});

export function makeCard(
  root: string,
  {
    by,
    figure,
  }: {
    readonly by: string | null;
    readonly figure: { readonly how: AggregateFunction; readonly number: string } | null;
  },
): Plan {
  const edits: readonly PlanEdit[] = [
    { kind: "addMeasure", measure: { figure: { kind: "rows", table: null }, label: "n" } },
    ...(figure === null
      ? []
      : [
          {
            kind: "addMeasure",
            measure: {
              figure: { kind: "aggregate", function: figure.how, field: field(figure.number) },
              label: null,
            },
          } as const,
        ]),
    ...(by === null
      ? []
      : [{ kind: "addDimension", dimension: { kind: "field", field: field(by) } } as const]),
  ];
  const made = editPlanInSteps(
    { ...planRows(root), aggregation: "group" } satisfies QueryPlan,
    edits,
    editing,
  );
  if (made.kind === "problem") throw new Error(JSON.stringify(made.problem));
  return { ...made.plan, order: [] } as Plan;
}
