import { splitName } from "../../meaning/names/split-name.ts";
import type { TableId } from "@askery/model";
import type { Question } from "../../question/question.ts";
import type { Schema } from "../schema/schema.ts";
import type { ColumnRef, OrderKey, Quantity, Test } from "./clause.ts";
import { isHarmful } from "./is-harmful.ts";
import { isRanking } from "./is-ranking.ts";
import type { Request } from "./request.ts";

/**
 * "The worst 3" by a figure of something that nobody wants are those with the highest: delays, costs, cancelled orders, hours of
 * absence.
 *
 * `asked` is what the question itself asks for; a follow-up leaves an earlier ranking as it was.
 */
export function turnWorst(
  request: Request,
  asked: Request,
  { question: { words }, schema }: { readonly question: Question; readonly schema: Schema },
): Request {
  const isWorst = isRanking(asked) && words.some(({ lower }) => lower === "worst");
  if (!isWorst || !isHarm(request, schema)) return request;
  return {
    ...request,
    top: request.top && { ...request.top, direction: "descending" },
    orders: request.orders.map((order) => ({ ...order, direction: "descending" })),
  };
}

function isHarm({ top, orders, measures, tests }: Request, schema: Schema): boolean {
  const keys = [...(top === null ? [] : [top.by]), ...orders.map(({ by }) => by)];
  const named = keys.flatMap((by) => namesOfKey(by, measures[0]?.quantity ?? null, schema));
  const isOfRows = measures.some(({ quantity }) => quantity.kind === "rows");
  const texts = [...named, ...(isOfRows ? tests.flatMap(namesOfTest) : [])];
  return texts.map(wordsOf).some(isHarmful);
}

function namesOfKey(by: OrderKey, shown: Quantity | null, schema: Schema): readonly string[] {
  switch (by.kind) {
    case "column":
      return [nameOf(by.column, schema)];
    case "quantity":
      return namesOf(by.quantity, schema);
    default:
      return shown === null ? [] : namesOf(shown, schema);
  }
}

function namesOf(quantity: Quantity, schema: Schema): readonly string[] {
  switch (quantity.kind) {
    case "rows":
      return namesOfRows(quantity.table, schema);
    case "column":
      return [
        nameOf(quantity.column, schema),
        ...(quantity.function === "sum" ? namesOfRows(quantity.column.table, schema) : []),
      ];
    case "metric":
      return [quantity.entry.phrase];
    case "per":
    case "averageOver":
      return namesOf(quantity.of, schema);
    case "retention":
      return ["retention"];
    case "rate":
      return quantity.tests.flatMap(namesOfTest);
    case "relatedRate":
      return namesOfRows(quantity.by, schema);
    case "combined":
      return namesOf(quantity.left, schema);
    case "duration":
      return ["wait"];
  }
}

/** What rows are called. Returns are goods that came back, unlike a return on money, which is a figure. */
function namesOfRows(table: TableId, schema: Schema): readonly string[] {
  const words = schema.wordsOf(table);
  return [words.join(" "), ...(words.includes("return") ? ["refund"] : [])];
}

/** The words of a column's name, short ones spelled out. */
function nameOf({ table, column }: ColumnRef, schema: Schema): string {
  return schema.wordsOf(table, column).join(" ");
}

/** What rows that pass a test are called by; nothing if it is denied. */
function namesOfTest(test: Test): readonly string[] {
  switch (test.kind) {
    case "values":
      return test.isNegated ? [] : [test.column.column, ...test.values];
    case "missing":
      return test.isNegated ? [test.column.column] : [];
    case "state":
      return test.isNegated ? [] : [test.phrase];
    case "defined":
      return test.isNegated ? [] : [test.entry.phrase];
    default:
      return [];
  }
}

function wordsOf(text: string): readonly string[] {
  return splitName(text.replaceAll(/\s+/g, "_"));
}
