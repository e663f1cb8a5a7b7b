import type { ColumnValues, Example } from "@askery/model";
import type { Lexicon } from "../../link/lexicon.ts";
import type { Question } from "../../question/question.ts";
import { questionKey, readQuestion, type ReadContext } from "../../question/read-question.ts";
import { resolvePeriod } from "../../question/resolve-period.ts";
import { pairItems, type ItemPair } from "./pair-items.ts";
import { readItems, type QuestionItem } from "./read-items.ts";
import { findDateWriter, splitSql, swapLiterals } from "./sql-slots.ts";

/** Curated questions with their SQL, indexed for lookup. */
export interface CuratedExamples {
  readonly byKey: ReadonlyMap<string, Example>;
  /** The lemmas of each example, to skip examples without a common word. */
  readonly all: readonly { readonly example: Example; readonly lemmas: ReadonlySet<string> }[];
  readonly byColumn: ReadonlyMap<string, readonly ColumnValues[]>;
}

/** An example for a question, and the literals to replace in its SQL. */
export interface FoundExample {
  readonly example: Example;
  readonly swaps: readonly Swap[];
  /** True if the question's wording differs from the example's. */
  readonly isParaphrase: boolean;
}

/** A replaced literal: values as spelled in the data, numbers and dates as in the questions. */
export interface Swap {
  readonly from: string;
  readonly to: string;
}

/** Indexes examples for lookup. Of equivalent questions the first wins. */
export function prepareExamples(
  examples: readonly Example[],
  values: readonly ColumnValues[],
): CuratedExamples {
  const byKey = new Map(examples.toReversed().map((example) => [questionKey(example.question), example]));
  const byColumn = Map.groupBy(byKey.size === 0 ? [] : values, ({ column }) => column.toLowerCase());
  const all = [...byKey].toReversed().map(([key, example]) => ({ example, lemmas: new Set(key.split(" ")) }));
  return { byKey, all, byColumn };
}

export interface ExampleContext extends ReadContext {
  readonly lexicon: Lexicon;
}

/**
 * Finds the example for a question: same words, or a paraphrase, possibly with other values of the same columns, other
 * numbers or other dates if the matching literals in the SQL are known.
 */
export function findExample(
  examples: CuratedExamples,
  text: string,
  context: ExampleContext,
): FoundExample | null {
  if (examples.byKey.size === 0) return null;
  const key = questionKey(text);
  const same = examples.byKey.get(key);
  if (same) return { example: same, swaps: [], isParaphrase: false };
  const asked = readAs(text, context);
  if (asked === null) return null;
  const lemmas = new Set(key.split(" "));
  const items = readItems(asked, context.lexicon);
  for (const { example, lemmas: own } of examples.all) {
    if (![...own].some((lemma) => lemmas.has(lemma))) continue;
    const found = fitExample(example, items, examples, context);
    if (found !== null) return found;
  }
  return null;
}

function readAs(text: string, context: ReadContext): Question | null {
  const read = readQuestion(text, context);
  return read.kind === "question" ? read.question : null;
}

function fitExample(
  example: Example,
  asked: readonly QuestionItem[],
  examples: CuratedExamples,
  context: ExampleContext,
): FoundExample | null {
  const question = readAs(example.question, context);
  if (question === null) return null;
  const items = readItems(question, context.lexicon);
  const slots = new Map(items.map((item) => [item, findSlot(item, example.sql, examples, context)]));
  const pairs = pairItems(items, asked, (item, other) => (slots.get(item)?.(other) ?? null) !== null);
  if (pairs === null) return null;
  const texts = new Map<string, string>();
  const numbers = new Map<string, string>();
  const swaps: Swap[] = [];
  for (const [item, other] of pairs) {
    const literals = slots.get(item)?.(other) ?? new Map<string, string>();
    for (const [from, to] of literals) {
      texts.set(from, to);
      if (isNumber(from) && isNumber(to)) numbers.set(from, to);
    }
    const [first] = [...literals].filter(([from, to]) => from !== to);
    const isValue = item.values.some(({ value }) => value === first?.[0]);
    if (first) swaps.push(isValue ? { from: first[0], to: first[1] } : { from: item.text, to: other.text });
  }
  const sql = swapLiterals(example.sql, { texts, numbers });
  const isParaphrase =
    questionKey(putBack(asked, pairs)) !== questionKey(items.map(({ text }) => text).join(" "));
  return { example: { ...example, sql }, swaps, isParaphrase };
}

/** Rebuilds the question with the example's values, numbers and dates, to compare its remaining words. */
function putBack(asked: readonly QuestionItem[], pairs: readonly ItemPair[]): string {
  const isSlot = ({ values, number, period }: QuestionItem): boolean =>
    values.length > 0 || number !== null || period !== null;
  const known = new Map(pairs.map(([item, other]) => [other, item]));
  return asked.map((other) => (isSlot(other) ? (known.get(other) ?? other) : other).text).join(" ");
}

function isNumber(text: string): boolean {
  return /^\d+(?:\.\d+)?$/u.test(text);
}

/** Maps literals of the SQL to new ones for a replaced part of the question; null if that part cannot replace it. */
type Slot = (other: QuestionItem) => ReadonlyMap<string, string> | null;

function findSlot(
  item: QuestionItem,
  sql: string,
  { byColumn }: CuratedExamples,
  { today, settings }: ReadContext,
): Slot | null {
  const calendar = { today, settings };
  if (item.period !== null) {
    const write = findDateWriter(sql, resolvePeriod(item.period, calendar));
    if (write !== null) return ({ period }) => period && write(resolvePeriod(period, calendar));
  }
  const values = valuesInSql(item, sql, byColumn);
  if (values.length > 0) {
    return (other) => {
      const swaps = values.flatMap(({ column, value }) =>
        other.values
          .filter((one) => one.column === column && isPlain(one.value))
          .map((one) => [value, one.value] as const),
      );
      return swaps.length === 0 ? null : new Map(swaps);
    };
  }
  const { number } = item;
  if (
    number === null ||
    splitSql(sql).filter((part) => part.kind === "number" && part.value === number).length !== 1
  ) {
    return null;
  }
  return (other) =>
    other.number === null || !isNumber(other.number) || number.includes(".") < other.number.includes(".")
      ? null
      : new Map([[number, other.number]]);
}

/** The possible values of a question part that occur as text literals in the SQL, in columns that the SQL uses. */
function valuesInSql(
  { values }: QuestionItem,
  sql: string,
  byColumn: ReadonlyMap<string, readonly ColumnValues[]>,
): QuestionItem["values"] {
  const texts = new Set(splitSql(sql).flatMap(({ kind, value }) => (kind === "text" ? value : [])));
  const names = new Set(sql.toLowerCase().match(/[\p{L}\p{N}_]+/gu));
  return values.filter(({ column, value }) => {
    if (!texts.has(value)) return false;
    const name = column.slice(column.lastIndexOf(".") + 1).toLowerCase();
    const table = column.slice(0, column.lastIndexOf("."));
    const isRead = byColumn.get(name)?.some((one) => one.table === table) ?? false;
    return names.has(name) && names.has(nameOf(table)) && isRead;
  });
}

/** The unqualified table name in lowercase. */
function nameOf(table: string): string {
  return table.slice(table.lastIndexOf(".") + 1).toLowerCase();
}

/** Rejects backslashes, since databases differ in how string literals treat them. */
function isPlain(value: string): boolean {
  return value !== "" && !value.includes("\\");
}
