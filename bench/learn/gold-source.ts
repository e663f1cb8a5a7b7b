/**
 * Gold SQL that runs on another database than the questioned one: the same rows, under other names and with other
 * spellings.
 */
export interface GoldSource {
  /** The path of the database. */
  readonly database: string;
  /** How each gold SQL's result may be shown. */
  readonly forms: readonly GoldForm[];
}

export interface GoldForm {
  /** How the questioned database stores each column of the result. */
  readonly stored: readonly StoredForm[];
  /** Selections of the columns that answer the question as well: lists need not show all that the gold SQL lists. */
  readonly selections: readonly (readonly number[])[];
}

export type StoredForm = "same" | "epoch" | "day number" | { readonly yes: string; readonly no: string };
