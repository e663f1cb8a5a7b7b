import type { Span } from "@askery/model";
import { mostCharacters, mostDepth, mostParts } from "./limits.data.ts";
import type { GuardCode, GuardProblem } from "./guard-verdict.ts";

/* Every sentence that the guard says. */

export function tellEmpty(): GuardProblem {
  return problem("not-understood", "There is no statement in this text.", "Write one SELECT.", null);
}

export function tellTooLong(characters: number): GuardProblem {
  return problem(
    "too-long",
    `The statement is ${characters.toLocaleString("en-US")} characters long; ${mostCharacters.toLocaleString("en-US")} are the most that is read.`,
    "Shorten it: a long list of values is better kept in a table.",
    null,
  );
}

export function tellTooDeep(span: Span | null): GuardProblem {
  return problem(
    "too-deep",
    `The statement is nested more than ${mostDepth} levels deep.`,
    "Move its inner parts into WITH clauses.",
    span,
  );
}

export function tellTooManyParts(): GuardProblem {
  return problem(
    "too-deep",
    `The statement has more than ${mostParts.toLocaleString("en-US")} parts, long lists of values not counted.`,
    "Split it into smaller statements.",
    null,
  );
}

export function tellUnclosed(what: string, span: Span): GuardProblem {
  return problem("not-understood", `The ${what} that starts here never ends.`, "Close it.", span);
}

export function tellUnbalanced(bracket: string, span: Span): GuardProblem {
  return problem("not-understood", `This “${bracket}” has no partner.`, "Add or remove one bracket.", span);
}

export function tellCharacter(character: string, span: Span): GuardProblem {
  return problem(
    "not-understood",
    `The character ${nameCharacter(character)} is not part of SQL outside of quotes.`,
    "Replace it, or quote the name that it belongs to.",
    span,
  );
}

export function tellOddNumber(text: string, span: Span): GuardProblem {
  return problem(
    "not-understood",
    `${quote(text)} is neither a number nor a name.`,
    "Put a space between the number and the word after it, or quote the name.",
    span,
  );
}

export function tellComment(start: string, span: Span): GuardProblem {
  return problem(
    "clause-not-allowed",
    `A comment that starts with ${quote(start)} can change what the database does.`,
    "Remove the comment.",
    span,
  );
}

export function tellUnclearComment(span: Span): GuardProblem {
  return problem(
    "not-understood",
    "Databases disagree about where this comment ends.",
    "Keep comments plain: no comment inside another, no lone carriage return.",
    span,
  );
}

export function tellUnclearQuotes(span: Span | null): GuardProblem {
  return problem(
    "not-understood",
    "Where this quoted text ends depends on the settings of the database.",
    "Write E'…' where a backslash stands before a quote.",
    span,
  );
}

export function tellNotUnderstood(near: string | null, span: Span | null): GuardProblem {
  const place = near === null ? "" : `, near ${quote(near)}`;
  return problem(
    "not-understood",
    `The statement could not be understood${place}.`,
    "Check its spelling for this kind of database; only what is understood is run.",
    span,
  );
}

export function tellSeveralStatements(span: Span | null): GuardProblem {
  return problem(
    "several-statements",
    "There is more than one statement in this text.",
    "Run one statement at a time.",
    span,
  );
}

export function tellNotARead(word: string, span: Span | null): GuardProblem {
  return problem(
    "not-a-read",
    `${quote(word)} does not start a question to the database; only statements that read are run.`,
    "Start with SELECT, WITH or VALUES.",
    span,
  );
}

export function tellFunction(name: string, span: Span | null): GuardProblem {
  return problem(
    "function-not-allowed",
    `${quote(name)} is not among the functions that a question may call.`,
    "Use another function, or ask whoever runs Askery to allow it.",
    span,
  );
}

export function tellSource(name: string, span: Span | null): GuardProblem {
  return problem(
    "source-not-allowed",
    `${quote(name)} is not among the things that a question may read from.`,
    "Read from the tables and views of the database.",
    span,
  );
}

export function tellFile(name: string, span: Span | null): GuardProblem {
  return problem(
    "source-not-allowed",
    `${quote(name)} names a file or an address, not a table.`,
    "Read from the tables and views of the database; files are added as databases of their own.",
    span,
  );
}

export function tellClause(name: string, span: Span | null): GuardProblem {
  return problem(
    "clause-not-allowed",
    `${quote(name)} may not be part of a question.`,
    "Leave it out: a question only reads.",
    span,
  );
}

export function tellTooMuch(name: string, span: Span | null): GuardProblem {
  return problem(
    "too-costly",
    `${quote(name)} is asked for more than a million at once.`,
    "Ask for less, or read the rows from a table.",
    span,
  );
}

export function tellEndless(name: string, span: Span | null): GuardProblem {
  return problem(
    "too-costly",
    `Nothing ends the recursion of ${quote(name)}.`,
    "Add a WHERE to the part that refers to itself.",
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

/** Characters that cannot be seen are named by their number. */
function nameCharacter(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return /[\p{C}\p{Z}]/u.test(character) ? `U+${code}` : `“${character}” (U+${code})`;
}
