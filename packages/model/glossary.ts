import type { TableId } from "./catalog.ts";
import type { Condition, Expression } from "./plan.ts";

/** The words that people defined for one database. Entries take precedence over the engine's own guesses. */
export interface Glossary {
  readonly entries: readonly GlossaryEntry[];
  /** Default: none. If two examples have the same words, the first one counts. */
  readonly examples?: readonly Example[];
  /** Default: none. */
  readonly filters?: readonly DefaultFilter[];
  /** Default: none. */
  readonly calendarRules?: readonly CalendarRule[];
  /** Default: none. */
  readonly stopWords?: readonly StopWord[];
}

/**
 * A condition on a table's rows that applies unless the question names the same columns, such as "cancelled orders do
 * not count".
 */
export interface DefaultFilter {
  readonly table: TableId;
  /** Refers to the table as source `s0`. */
  readonly condition: Condition;
  /** The text that a person wrote. */
  readonly text: string;
  /** Only figures that are computed from all of these columns of the table are filtered. Default: every row. */
  readonly of?: readonly string[];
  readonly id?: DefinitionId;
}

/** Identifies a default filter within its database. */
export type DefaultFilterName = Pick<DefaultFilter, "table" | "text">;

/** A default filter that the user removed. */
export interface RemovedFilter extends DefaultFilterName {
  /** The condition in words: "status is not cancelled". Absent in answers stored before this field existed. */
  readonly wording?: string;
}

/** A question and the SQL that answers it. It takes precedence over the engine. */
export interface Example {
  readonly question: string;
  /** In the database's dialect. */
  readonly sql: string;
  /** The name of the person who saved it. */
  readonly author: string;
  readonly id?: DefinitionId;
}

export interface GlossaryEntry {
  /** As a person types it: "turnover", "active customer". */
  readonly phrase: string;
  readonly meaning: Meaning;
  readonly id?: DefinitionId;
}

/** Identifies what a person defined, so that receipts can name it. Absent where definitions are not stored. */
export type DefinitionId = string;

/** A rule that decides which dates a question is about. */
export interface CalendarRule {
  readonly id?: DefinitionId;
  /** The text that a person wrote. */
  readonly text: string;
  readonly effect: DateEffect | FiscalYearEffect;
}

/** Words without a meaning in a database, such as "zorgs": questions are read without them. */
export interface StopWord {
  readonly id?: DefinitionId;
  readonly phrase: string;
}

/** What a rule in words became: something that answers follow. */
export type RuleEffect = FilterEffect | WordEffect | StopWordEffect | DateEffect | FiscalYearEffect;

/** A default filter. */
export interface FilterEffect extends Pick<DefaultFilter, "table" | "condition" | "of"> {
  readonly kind: "filter";
}

/** A word of the glossary. */
export interface WordEffect extends Pick<GlossaryEntry, "phrase" | "meaning"> {
  readonly kind: "word";
}

/** A word without a meaning. */
export interface StopWordEffect extends Pick<StopWord, "phrase"> {
  readonly kind: "stop-word";
}

/** The date of a table's rows. */
export interface DateEffect {
  readonly kind: "date";
  readonly table: TableId;
  readonly column: string;
}

/** The start of the fiscal year: a month, 1–12. */
export interface FiscalYearEffect {
  readonly kind: "fiscal-year";
  readonly startMonth: number;
}

/** An effect, and a sentence about it: "Adds the filter “status is not cancelled” to every question about orders." */
export interface DescribedEffect {
  readonly effect: RuleEffect;
  readonly text: string;
}

/** Expressions and conditions refer to their only table as source `s0`. */
export type Meaning =
  | { readonly kind: "table"; readonly table: TableId }
  | { readonly kind: "column"; readonly table: TableId; readonly column: string }
  | { readonly kind: "value"; readonly table: TableId; readonly column: string; readonly value: string }
  | { readonly kind: "metric"; readonly table: TableId; readonly expression: Expression }
  | { readonly kind: "filter"; readonly table: TableId; readonly condition: Condition };
