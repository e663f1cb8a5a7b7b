import type { AggregateFunction, Expression, RowProduct, TableId } from "@askery/model";
import type { ColumnRef, Quantity } from "./clause.ts";
import { flowWords } from "../../meaning/flow-words.data.ts";
import { splitName } from "../../meaning/names/split-name.ts";
import type { Schema } from "../schema/schema.ts";

/**
 * Returns what the rows of a table are worth, aggregated: "average order value", "largest invoice".
 *
 * That is its main figure; otherwise the product of a quantity and a price; otherwise the sum over its detail rows (the
 * lines of an order). Returns null if nothing says what a row is worth.
 */
export function worthOf(
  table: TableId,
  how: AggregateFunction,
  schema: Schema,
  noun = "value",
): Quantity | null {
  const own = schema.mainFigure(table);
  if (own !== null) return { kind: "column", column: { table, column: own }, function: how };
  const product = schema.product(table);
  if (product !== null) return worthOfProduct(table, product, { how, schema, noun });
  const part = schema.detailOf(table);
  return part === null ? null : worthOfParts(table, part, { how, schema, noun });
}

/** The money that one thing costs, such as a list price; null if its main figure is no money. */
export function priceOf(table: TableId, schema: Schema): ColumnRef | null {
  const figure = schema.mainFigure(table);
  const column = figure === null ? null : { table, column: figure };
  return column !== null && schema.isMoney(column) ? column : null;
}

/**
 * What is sold, by the figure that says so, such as "revenue"; of the rows of a table, a figure that adds up over them:
 * of products, that of order lines. Null if nothing is sold, or nothing of the table.
 */
export function salesOf(schema: Schema, of: TableId | null = null): Quantity | null {
  const tables = schema.flows.income.flatMap(({ table }) => [table, schema.detailOf(table) ?? table]);
  const worths = tables
    .filter((table) => of === null || schema.graph.findPath(table, of)?.every(({ isFanOut }) => !isFanOut))
    .map((table) => worthOf(table, "sum", schema, "revenue"))
    .filter((worth) => worth !== null);
  return worths.find(saysSales) ?? worths[0] ?? null;
}

function saysSales(worth: Quantity): boolean {
  const words = worth.kind === "column" ? splitName(worth.column.column) : [];
  return words.some((word) => flowWords.income.asked.includes(word));
}

interface Worth {
  readonly how: AggregateFunction;
  readonly schema: Schema;
  /** The word for it. */
  readonly noun: string;
}

function worthOfParts(table: TableId, part: TableId, { how, schema, noun }: Worth): Quantity | null {
  const of = worthOf(part, "sum", schema, noun);
  if (of === null || how === "sum") return of;
  if (how === "avg") return { kind: "per", of, per: table };
  return { kind: "averageOver", of, axis: { kind: "entity", table }, function: how };
}

/** A metric of its own: quantity × price × (1 − discount). */
export function worthOfProduct(
  table: TableId,
  { quantity, price, priceTable, discount }: RowProduct,
  { how, schema, noun }: Worth,
): Quantity {
  const column = (name: string, source = "s0"): Expression => ({ kind: "column", source, column: name });
  const full = combine("*", column(quantity), column(price, priceTable === undefined ? "s0" : "s1"));
  const isPercent = discount !== null && schema.unitOf({ table, column: discount }) === "percent";
  const of =
    discount === null
      ? full
      : combine(
          "*",
          full,
          combine(
            "-",
            number("1"),
            isPercent ? combine("/", column(discount), number("100.0")) : column(discount),
          ),
        );
  const expression: Expression = { kind: "aggregate", function: how, of, where: null };
  const entry = { phrase: noun, meaning: { kind: "metric", table, expression } } as const;
  return { kind: "metric", entry, ...(priceTable !== undefined && { beside: priceTable }) };
}

function combine(operator: "*" | "-" | "/", left: Expression, right: Expression): Expression {
  return { kind: "arithmetic", operator, left, right };
}

function number(value: string): Expression {
  return { kind: "literal", value: { type: "number", value } };
}
