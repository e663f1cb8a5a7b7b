/** An invented company: its tables, what people call them, and questions with SQL. */
export interface Company {
  readonly id: string;
  readonly title: string;
  readonly today: string;
  readonly tables: readonly CompanyTable[];
  readonly questions: readonly CompanyQuestion[];
}

export interface CompanyTable {
  readonly name: string;
  /** What people call its rows. */
  readonly phrases: readonly string[];
  readonly columns: readonly CompanyColumn[];
}

export interface CompanyColumn {
  readonly name: string;
  readonly type: ColumnType;
  readonly phrases: readonly string[];
  /** What people call rows whose value is empty. */
  readonly emptyPhrases: readonly string[];
  /** Names and values that occur; of a code, its prefix. */
  readonly values: readonly string[];
}

export type ColumnType =
  | { readonly kind: "key" | "name" | "person" }
  | PlainType
  | { readonly kind: "ref"; readonly target: string; readonly isOptional: boolean }
  | { readonly kind: "date" | "time"; readonly isOptional: boolean }
  | FigureType;

export interface PlainType {
  readonly kind: "text" | "code" | "category" | "status" | "flag";
}

export interface FigureType {
  readonly kind: "number" | "count" | "percent" | "year" | "money";
  readonly low: number;
  readonly high: number;
  /** The unit or currency; empty if there is none. */
  readonly unit: string;
}

export interface CompanyQuestion {
  /** The company and the number of the question, from 1. */
  readonly id: string;
  readonly text: string;
  /** Earlier questions of the conversation, oldest first. */
  readonly earlier: readonly string[];
  /** SQL of correct answers; empty if the database cannot answer the question. */
  readonly gold: readonly string[];
}
