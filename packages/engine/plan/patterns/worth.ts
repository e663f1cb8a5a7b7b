import type { AggregateFunction, TableId } from "@askery/model";
import type { KeywordKind } from "../keywords/keyword.ts";
import { explainName } from "../../link/explain-mention.ts";
import type { Mention } from "../../link/mention.ts";
import type { WordRange } from "../../question/question.ts";
import type { Quantity } from "../request/clause.ts";
import { worthOf } from "../request/worth-of.ts";
import type { FlowTable } from "../schema/find-flows.ts";
import { flowWords, type Flow } from "../../meaning/flow-words.data.ts";
import { aggregateOf } from "./aggregate-of.ts";
import {
  either,
  keyword,
  onlyWhere,
  optional,
  sequence,
  word,
  type Element,
  type PatternContext,
  keywordWorth,
} from "./pattern.ts";
import { table as entity } from "./column.ts";
import { isPlural } from "./is-plural.ts";

/** "order value", "invoice amount", "campaign spend": a table, and right after it a word for its worth. */
const worthyRows: Element<TableId> = onlyWhere(entity, (context, from) =>
  entity(context, from).flatMap((match) => {
    const next = context.question.words[match.to];
    return next !== undefined && worthNouns.has(next.lower)
      ? [{ ...match, to: match.to + 1, score: match.score + keywordWorth }]
      : [];
  }),
);

const worthNouns: ReadonlySet<string> = new Set([
  "value",
  "amount",
  "worth",
  "spend",
  "sales",
  "revenue",
  "turnover",
]);

/** "rent invoiced" of `rent_invoices`: a singular noun, and what is done to it, name an amount rather than rows. */
const amountDone: Element<TableId> = onlyWhere(entity, (context, from) =>
  entity(context, from).flatMap((match) => {
    const { words } = context.question;
    const [first, last] = [words[from], words[match.to - 1]];
    const isDone =
      last !== undefined && match.to > from + 1 && last.tag === "verb" && last.lower.endsWith("ed");
    return isDone && first?.tag === "noun" && !isPlural(first)
      ? [{ ...match, score: match.score + keywordWorth }]
      : [];
  }),
);

const aggregatedRows = sequence(
  [optional(keyword("sum", "average", "median")), either(worthyRows, amountDone)],
  ([how, table]) => ({ how, table }),
);

/** The worth of the rows, or of their parts: of invoice lines, which may differ in sort. */
const worthOfRows: Element<Quantity> = onlyWhere(aggregatedRows, (context, from) =>
  aggregatedRows(context, from).flatMap(({ value: { how, table }, ...match }) => {
    const part = how === null || how === "sum" ? context.schema.detailOf(table) : null;
    const worths = [table, part].map((of) =>
      of === null ? null : worthOf(of, functionOf(how), context.schema),
    );
    return worths.flatMap((value) => (value === null ? [] : [{ ...match, value }]));
  }),
);

/** "sales by region", "top vendors by spend": summed over the tables with payments in that direction. */
const flow: Element<Quantity> = either(flowOf("income"), flowOf("spending"));

function flowOf(way: Flow): Element<Quantity> {
  const asked = sequence(
    [optional(keyword("sum", "average")), word(...flowWords[way].asked)],
    ([how, flow]) => ({
      how: functionOf(how),
      flow,
    }),
  );
  return onlyWhere(asked, (context, from) =>
    asked(context, from).flatMap(({ value: { how, flow }, to, score }) =>
      isNamed(to - 1, context)
        ? []
        : context.schema.flows[way].flatMap((found) => {
            const value = worthOf(found.table, how, context.schema, flow);
            const mentions = value === null ? [] : [guess(value, { from, to }, found, context)];
            return value === null ? [] : [{ value, to, mentions, score: score * found.score }];
          }),
    ),
  );
}

/** What the words are taken for, so that people see the guess. */
function guess(
  value: Quantity,
  range: WordRange,
  { table, score }: FlowTable,
  { question }: PatternContext,
): Mention {
  const target =
    value.kind === "column"
      ? ({ kind: "column", ...value.column } as const)
      : ({ kind: "table", table } as const);
  const reason = explainName(question, range, target, "synonym");
  return { range, target, score, stage: "synonym", isGuess: true, reason };
}

/** True if a figure or a table has the word's name, or almost. */
function isNamed(at: number, { mentionsAt, schema }: PatternContext): boolean {
  return (mentionsAt[at] ?? []).some(
    ({ target, isGuess, score }) =>
      (target.kind === "table" && !isGuess) ||
      (target.kind === "column" && schema.isFigure(target) && (!isGuess || score >= surelyMeant)),
  );
}

const surelyMeant = 0.6;

function functionOf(how: KeywordKind | null): AggregateFunction {
  return (how && aggregateOf(how)) ?? "sum";
}

export const worth: Element<Quantity> = either(worthOfRows, flow);
