import type { Dialect as ParserDialect } from "@polyglot-sql/sdk";
import type { LexicalRules } from "../text/lexical-rules.ts";

/** Everything in which one kind of database differs from others for the guard. Lists of words are in lower case. */
export interface DialectRules {
  /** The parser's name for the dialect; null for PostgreSQL, which has its own parser. */
  readonly parser: keyof typeof ParserDialect | null;
  /** Words that can start a statement that only reads. */
  readonly starts: string;
  /** Functions that a query may call, by subject. */
  readonly functions: Readonly<Record<string, string>>;
  /** Functions that it may call in FROM; null if every allowed function may be called there. */
  readonly tableFunctions: string | null;
  /** Suffixes of aggregates, as in `sumIf`. */
  readonly combinators: string;
  /** Functions whose first argument may be the bare name of a function. */
  readonly appliers: string;
  /**
   * Whether `a.upper()` means `upper(a)`. Otherwise the part before the dot is a schema, which may contain anything.
   */
  readonly chainsCalls: boolean;
  readonly systemSources: SystemSources;
  /** Whether the system tables can be reached through any schema. */
  readonly opensSystemInEverySchema: boolean;
  /** Whether a table's name that looks like a file is read as that file. */
  readonly takesNamesForFiles: boolean;
  readonly lexical: LexicalRules;
  /** How the same text is read under other settings of the server; null if no setting affects that. */
  readonly otherLexical: LexicalRules | null;
  /** Types that take arguments: `decimal(10, 2)`. */
  readonly typeWords: string;
  /** Words that may come before a bracket, in addition to those of every dialect. */
  readonly keywords: string;
  /** Clauses that do more than read, as lists of words. */
  readonly clauses: readonly string[];
  /** Symbols that do more than read. */
  readonly symbols: readonly string[];
  /** Characters that are a placeholder or start one. */
  readonly placeholders: string;
  /** Whether a placeholder may be followed by its number or name: `?1`, `:name`. */
  readonly hasNamedPlaceholders: boolean;
  /** Whether `//` is a division. */
  readonly dividesBySlashes: boolean;
  /** Whether the database computes only as many rows of a recursive CTE as the query needs. */
  readonly recursesLazily: boolean;
  /** Whether `PIVOT t ON …` is a statement. */
  readonly hasPivots: boolean;
}

/**
 * System tables that a query may read, in lower case. A catalog without a list allows nothing: everything else in it is
 * refused. The listed tables describe the contents of a database, never secrets, settings, files, or other people's
 * queries.
 */
export interface SystemSources {
  /** System schemas → their readable tables. */
  readonly schemas: Readonly<Record<string, string>>;
  /** Names with this prefix, without a schema, are system tables. */
  readonly reservedPrefixes: readonly string[];
  /** Exceptions from the prefixes. */
  readonly allowedNames: string;
}
