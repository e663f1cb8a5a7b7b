import type { Span } from "@askery/model";
import { maxCharacters, maxDepth, maxParts } from "./limits.data.ts";
import type { GuardCode, GuardProblem } from "./guard-verdict.ts";

/* Every message of the guard. */

export function describeEmpty(): GuardProblem {
  return problem("not-understood", "There is no statement in this text.", "Write one SELECT.", null);
}

export function describeTooLong(characters: number): GuardProblem {
  return problem(
    "too-long",
    `The statement is ${characters.toLocaleString("en-US")} characters long. The limit is ${maxCharacters.toLocaleString("en-US")}.`,
    "Shorten it. Put a long list of values in a table.",
    null,
  );
}

export function describeTooDeep(span: Span | null): GuardProblem {
  return problem(
    "too-deep",
    `The statement is nested more than ${maxDepth} levels deep.`,
    "Move its inner parts into WITH clauses.",
    span,
  );
}

export function describeTooManyParts(): GuardProblem {
  return problem(
    "too-deep",
    `The statement has more than ${maxParts.toLocaleString("en-US")} parts, not counting long lists of values.`,
    "Split it into smaller statements.",
    null,
  );
}

export function describeUnclosed(what: string, span: Span): GuardProblem {
  return problem("not-understood", `The ${what} that starts here never ends.`, "Close it.", span);
}

export function describeUnbalanced(bracket: string, span: Span): GuardProblem {
  return problem(
    "not-understood",
    `This “${bracket}” has no matching bracket.`,
    "Add or remove one bracket.",
    span,
  );
}

export function describeCharacter(character: string, span: Span): GuardProblem {
  return problem(
    "not-understood",
    `The character ${nameCharacter(character)} is not allowed in SQL outside quotes.`,
    "Replace it, or quote the name that contains it.",
    span,
  );
}

export function describeOddNumber(text: string, span: Span): GuardProblem {
  return problem(
    "not-understood",
    `${quote(text)} is neither a number nor a name.`,
    "Put a space between the number and the word after it, or quote the name.",
    span,
  );
}

export function describeComment(start: string, span: Span): GuardProblem {
  return problem(
    "clause-not-allowed",
    `A comment that starts with ${quote(start)} can change what the database does.`,
    "Remove the comment.",
    span,
  );
}

export function describeUnclearComment(span: Span): GuardProblem {
  return problem(
    "not-understood",
    "Databases disagree about where this comment ends.",
    "Use plain comments: no nested comment and no lone carriage return.",
    span,
  );
}

export function describeUnclearQuotes(span: Span | null): GuardProblem {
  return problem(
    "not-understood",
    "The end of this quoted text depends on the settings of the database.",
    "Write E'…' if a backslash comes before a quote.",
    span,
  );
}

export function describeNotUnderstood(near: string | null, span: Span | null): GuardProblem {
  const hint = near === null ? "" : `, near ${quote(near)}`;
  return problem(
    "not-understood",
    `The statement could not be understood${hint}.`,
    "Check its syntax for this kind of database. Only statements that are understood completely are run.",
    span,
  );
}

export function describeSeveralStatements(span: Span | null): GuardProblem {
  return problem(
    "several-statements",
    "There is more than one statement in this text.",
    "Run one statement at a time.",
    span,
  );
}

export function describeNotARead(word: string, span: Span | null): GuardProblem {
  return problem(
    "not-a-read",
    `${quote(word)} does not start a query. Only statements that read are run.`,
    "Start with SELECT, WITH or VALUES.",
    span,
  );
}

export function describeFunction(name: string, span: Span | null): GuardProblem {
  return problem(
    "function-not-allowed",
    `${quote(name)} is not a function that a query may call.`,
    "Use another function, or ask the operator of this server to allow it.",
    span,
  );
}

export function describeOwnFunction(name: string, span: Span | null): GuardProblem {
  return problem(
    "function-not-allowed",
    `${quote(name)} is a function that was added to this database. What it does is not known.`,
    "Use a function that the database system has itself.",
    span,
  );
}

export function describeOwnField(name: string, source: string, span: Span | null): GuardProblem {
  return problem(
    "function-not-allowed",
    `${quote(source)} has no column ${quote(name)}, which is a function that was added to this database.`,
    "Select columns only.",
    span,
  );
}

export function describeOwnOperator(name: string, span: Span | null): GuardProblem {
  return problem(
    "function-not-allowed",
    `The operator ${quote(name)} has another meaning that was added to this database. What it does is not known.`,
    `Write ${quote(`OPERATOR(pg_catalog.${name})`)} for the built-in operator.`,
    span,
  );
}

export function describeOwnType(name: string, span: Span | null): GuardProblem {
  return problem(
    "function-not-allowed",
    `A cast to ${quote(name)} runs code that was added to this database. What it does is not known.`,
    "Cast to a built-in type.",
    span,
  );
}

export function describeOwnSource(name: string, called: string, span: Span | null): GuardProblem {
  return problem(
    "source-not-allowed",
    `Reading ${quote(name)} runs ${quote(called)}, which may do more than read.`,
    "Read from other tables. If the function only reads, ask its owner to declare it STABLE.",
    span,
  );
}

export function describeSource(name: string, span: Span | null): GuardProblem {
  return problem(
    "source-not-allowed",
    `${quote(name)} is not something that a query may read from.`,
    "Read from the tables and views of the database.",
    span,
  );
}

export function describeFile(name: string, span: Span | null): GuardProblem {
  return problem(
    "source-not-allowed",
    `${quote(name)} names a file or an address, not a table.`,
    "Read from the tables and views of the database. Add a file as a database to query it.",
    span,
  );
}

export function describeClause(name: string, span: Span | null): GuardProblem {
  return problem(
    "clause-not-allowed",
    `${quote(name)} is not allowed in a query.`,
    "Remove it: a query may only read.",
    span,
  );
}

export function describeTooMuch(name: string, span: Span | null): GuardProblem {
  return problem(
    "too-costly",
    `${quote(name)} produces more than a million values at once.`,
    "Ask for less, or read the rows from a table.",
    span,
  );
}

export function describeEndless(name: string, span: Span | null): GuardProblem {
  return problem(
    "too-costly",
    `The recursion of ${quote(name)} has no end condition.`,
    "Add a WHERE clause to the recursive part.",
    span,
  );
}

function problem(code: GuardCode, message: string, fix: string, span: Span | null): GuardProblem {
  return { code, message, fix, span: span && { start: span.start, end: span.end } };
}

const longestQuote = 60;

function quote(name: string): string {
  const shown = name.length > longestQuote ? `${name.slice(0, longestQuote)}…` : name;
  return `\`${shown.replaceAll(/\p{C}/gu, (character) => nameCharacter(character))}\``;
}

/** Invisible characters are shown as their code point. */
function nameCharacter(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return /[\p{C}\p{Z}]/u.test(character) ? `U+${code}` : `“${character}” (U+${code})`;
}
