import type { ColumnRef, Test } from "../request/clause.ts";
import type { Phrase } from "../../question/question.ts";
import { anyColumn } from "./column.ts";
import { isSameColumn } from "./comparison.ts";
import {
  keyword,
  either,
  mention,
  onlyWhere,
  optional,
  phrase,
  sequence,
  word,
  type Element,
  type PatternContext,
} from "./pattern.ts";

/** Words before a name: "named", "is called", "with title". */
const naming: Element<unknown> = either<unknown>(
  word("named", "called", "titled"),
  sequence([word("be"), word("named", "called", "titled")], () => true),
  sequence([word("with"), word("name", "title")], () => true),
);

const namingWords: ReadonlySet<string> = new Set(["named", "called", "titled", "name", "title"]);

const exactly = keyword("exactly");

/** "is", "equals", "=", but not "named" or "called". */
const equals: Element<unknown> = onlyWhere(exactly, (context, from) =>
  exactly(context, from).filter(
    ({ to }) => !context.question.words.slice(from, to).some(({ lower }) => namingWords.has(lower)),
  ),
);

/** Words in quotation marks. */
const quoted = phrase("quoted");

type Quoted = Pick<Extract<Phrase, { readonly kind: "quoted" }>, "text" | "range">;

/** A quoted value, whether or not it occurs in the data: "named 'Oslo'", "title = \"Dune\"". */
export const quotedValue: Element<Test> = either(
  sequence([anyColumn, optional(equals), quoted], ([column, , text], context) =>
    equalTo(column, text, context),
  ),
  sequence([anyColumn, naming, quoted], ([column, , text], context) =>
    isName(column, context) ? equalTo(column, text, context) : null,
  ),
  sequence([mention("table"), naming, quoted], ([{ target }, , text], context) => {
    const [column, ...others] = context.schema.displayColumns(target.table);
    return column === undefined || others.length > 0
      ? null
      : equalTo({ table: target.table, column }, text, context);
  }),
);

function isName({ table, column }: ColumnRef, { schema }: PatternContext): boolean {
  return schema.displayColumns(table).includes(column);
}

/**
 * Compares the column with the text, in the spelling of the data if known. Returns null if the column cannot contain
 * the text: a figure or date, or a text known only from other columns.
 */
function equalTo(
  column: ColumnRef,
  { text, range }: Quoted,
  { schema, mentionsAt }: PatternContext,
): Test | null {
  const { type } = schema.column(column);
  if (type !== "text" && !/^[\d.,:-]+$/.test(text)) return null;
  const known = mentionsAt
    .slice(range.from, range.to)
    .flat()
    .flatMap(({ target }) => (target.kind === "value" && isSameText(target.value, text) ? [target] : []));
  const held = known.find((target) => isSameColumn(target, column));
  if (known.length > 0 && held === undefined) return null;
  return { kind: "values", column, values: [held?.value ?? text], isNegated: false };
}

function isSameText(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
