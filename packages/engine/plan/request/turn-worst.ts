import { splitName } from "../../meaning/names/split-name.ts";
import { stemWord } from "../../meaning/names/word-form.ts";
import type { Question } from "../../question/question.ts";
import type { OrderKey, Quantity, Test } from "./clause.ts";
import { harmWords } from "./harm-words.data.ts";
import type { Request } from "./request.ts";

/**
 * "The worst 3" by a figure of something that nobody wants are those with the highest: delays, costs, cancelled orders.
 *
 * `asked` is what the question itself asks for; a follow-up leaves an earlier ranking as it was.
 */
export function turnWorst(request: Request, asked: Request, { words }: Question): Request {
  const isRanked = asked.top !== null || asked.orders.length > 0;
  if (!isRanked || !words.some(({ lower }) => lower === "worst") || !isHarm(request)) return request;
  return {
    ...request,
    top: request.top && { ...request.top, direction: "descending" },
    orders: request.orders.map((order) => ({ ...order, direction: "descending" })),
  };
}

function isHarm({ top, orders, measures, tests }: Request): boolean {
  const keys = [...(top === null ? [] : [top.by]), ...orders.map(({ by }) => by)];
  const named = keys.flatMap((by) => namesOfKey(by, measures[0]?.quantity ?? null));
  const isOfRows = measures.some(({ quantity }) => quantity.kind === "rows");
  const texts = [...named, ...(isOfRows ? tests.flatMap(namesOfTest) : [])];
  return texts.flatMap(wordsOf).some((word) => harmful.has(stemWord(word)));
}

const harmful: ReadonlySet<string> = new Set(harmWords.map(stemWord));

function namesOfKey(by: OrderKey, shown: Quantity | null): readonly string[] {
  switch (by.kind) {
    case "column":
      return [by.column.column];
    case "quantity":
      return namesOf(by.quantity);
    default:
      return shown === null ? [] : namesOf(shown);
  }
}

function namesOf(quantity: Quantity): readonly string[] {
  switch (quantity.kind) {
    case "rows":
      return [quantity.table];
    case "column":
      return [quantity.column.column];
    case "metric":
      return [quantity.entry.phrase];
    case "per":
    case "averageOver":
      return namesOf(quantity.of);
    case "rate":
      return quantity.tests.flatMap(namesOfTest);
    case "relatedRate":
      return [quantity.by];
    case "combined":
      return namesOf(quantity.left);
    case "duration":
      return ["wait"];
  }
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
