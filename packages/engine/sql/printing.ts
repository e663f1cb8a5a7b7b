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

/** What stays the same while one statement is printed. */
export interface Printing {
  readonly dialect: Dialect;
  readonly catalog: Catalog;
  readonly today: IsoDate;
  readonly settings: AskSettings;
  readonly values: "parameters" | "inline";
  readonly held: HeldText;
  /** Lower-case names of aliases and stages given so far. */
  readonly takenNames: Set<string>;
  readonly print: Printers;
}

/** The printers that call each other: tied together in `print-statement.ts`, so that their files need not be. */
export interface Printers {
  expression(expression: Expression, scope: Scope): string;
  condition(condition: Condition, scope: Scope): string;
  /** A plan inside another: its order is left out where no limit depends on it. */
  plan(plan: Plan, printing: Printing): string;
  /** A query that has a row where the plan has one with equal values. */
  matchingRow(plan: Plan, pairs: readonly MatchingPair[], printing: Printing): string;
}

/** An output of an inner plan, and the outer expression it must equal, printed. */
export interface MatchingPair {
  readonly inner: OutputId;
  readonly outer: string;
}

/** What names mean at one place of the statement. */
export interface Scope {
  readonly printing: Printing;
  readonly plan: QueryPlan;
  /** What stands before the columns of a source: `c.`, or nothing where the block has one source. */
  readonly prefixes: ReadonlyMap<SourceId, string>;
  /** What an earlier stage has computed: how it is read here, by the expression's key. Empty in the first. */
  readonly computed: ReadonlyMap<string, string>;
}

/** Tells expressions apart by what they say. */
export function keyOf(expression: Expression): string {
  return JSON.stringify(expression);
}

/** A name of a table, column or alias. */
export function printName(name: string, printing: Printing): string {
  const quoted = quoteIdentifier(name, printing.dialect);
  return quoted.includes("\n") ? hold(printing.held, { kind: "text", text: quoted }) : quoted;
}

/**
 * Free text: a parameter where the statement takes them.
 *
 * Text with U+0000 always stands in the statement, since drivers cut it or fail. `node` is the part of the plan that
 * the text belongs to.
 */
export function printText(text: string, node: object, printing: Printing): string {
  if (printing.values === "inline" || text.includes("\0")) {
    return holdNode(printing.held, node, { kind: "text", text: printing.dialect.textLiteral(text) });
  }
  const literal: Literal = { type: "text", value: text };
  return holdNode(printing.held, node, { kind: "parameter", literal });
}
