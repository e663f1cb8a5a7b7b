import type {
  AskSettings,
  Catalog,
  Condition,
  Expression,
  IsoDate,
  Literal,
  OutputId,
  Plan,
  QueryPlan,
  SourceId,
} from "@askery/model";
import type { Dialect } from "./dialects/dialect.ts";
import { hold, holdNode, type HeldText } from "./held-text.ts";
import { quoteIdentifier } from "./quote-identifier.ts";

/** The constant context of one statement. */
export interface Printing {
  readonly dialect: Dialect;
  readonly catalog: Catalog;
  readonly today: IsoDate;
  readonly settings: AskSettings;
  readonly values: "parameters" | "inline";
  readonly held: HeldText;
  /** Aliases and stage names in use, in lowercase. */
  readonly takenNames: Set<string>;
  readonly print: Printers;
}

/** The mutually recursive printers. `print-statement.ts` combines them, so that their files need no import cycle. */
export interface Printers {
  expression(expression: Expression, scope: Scope): string;
  condition(condition: Condition, scope: Scope): string;
  /** Prints a nested plan. Omits its order unless a limit depends on it. */
  plan(plan: Plan, printing: Printing): string;
  /** Prints a subquery that has a row if the plan has one with equal values. */
  matchingRow(plan: Plan, pairs: readonly MatchingPair[], printing: Printing): string;
}

/** An output of an inner plan and the printed outer expression that it must equal. */
export interface MatchingPair {
  readonly inner: OutputId;
  readonly outer: string;
}

/** The meaning of names at one position of the statement. */
export interface Scope {
  readonly printing: Printing;
  readonly plan: QueryPlan;
  /** The prefix of a source's columns: `c.`, or empty in a block with a single source. */
  readonly prefixes: ReadonlyMap<SourceId, string>;
  /** The column of an earlier stage for each computed expression, by expression key. Empty in the first stage. */
  readonly computed: ReadonlyMap<string, string>;
  /** How the elements of opened lists are read, by the key of the list's column. */
  readonly elements: ReadonlyMap<string, string>;
  /** Whether columns print as they are stored, as in conditions: lists as a whole, values in their own spelling. */
  readonly isStored: boolean;
}

/** A key that is equal for equal expressions. */
export function keyOf(expression: Expression): string {
  return JSON.stringify(expression);
}

/** Prints the name of a table, column or alias. */
export function printName(name: string, printing: Printing): string {
  const quoted = quoteIdentifier(name, printing.dialect);
  return quoted.includes("\n") ? hold(printing.held, { kind: "text", text: quoted }) : quoted;
}

/**
 * Prints text: as a parameter if the statement has parameters.
 *
 * Text with U+0000 is always inline, since drivers truncate it or fail. `node` is the part of the plan that the text
 * belongs to.
 */
export function printText(text: string, node: object, printing: Printing): string {
  if (printing.values === "inline" || text.includes("\0")) {
    return holdNode(printing.held, node, { kind: "text", text: printing.dialect.textLiteral(text) });
  }
  const literal: Literal = { type: "text", value: text };
  return holdNode(printing.held, node, { kind: "parameter", literal });
}
