import type { Knowledge, KnowledgeKind } from "@askery/api";

/** The draft of an entry, with the fields of all kinds. */
export interface KnowledgeDraft {
  readonly phrase: string;
  readonly table: string | null;
  readonly column: string | null;
  readonly value: string;
  readonly name: string;
  readonly expression: string;
  readonly condition: string;
  readonly description: string;
  readonly question: string;
  readonly sql: string;
  readonly text: string;
  readonly title: string;
  /** The days of an event, as `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
  readonly note: string;
}

export type KnowledgeFaults = Readonly<Partial<Record<keyof KnowledgeDraft, string>>>;

const empty: KnowledgeDraft = {
  phrase: "",
  table: null,
  column: null,
  value: "",
  name: "",
  expression: "",
  condition: "",
  description: "",
  question: "",
  sql: "",
  text: "",
  title: "",
  from: "",
  to: "",
  note: "",
};

/** Converts an entry to a draft; empty for a new entry. */
export function draftOf(entry: Knowledge | null): KnowledgeDraft {
  switch (entry?.kind) {
    case undefined:
      return empty;
    case "synonym":
      return { ...empty, ...entry, value: entry.value ?? "", condition: entry.condition ?? "" };
    case "metric":
      return { ...empty, ...entry, description: entry.description ?? "" };
    case "event":
      return { ...empty, ...entry, to: entry.to ?? "", note: entry.note ?? "" };
    case "filter":
    case "example":
    case "rule":
      return { ...empty, ...entry };
  }
}

/** Finds missing values, by field. */
export function findFaults(kind: KnowledgeKind, draft: KnowledgeDraft): KnowledgeFaults {
  const missing = (name: keyof KnowledgeDraft, fault: string) =>
    (draft[name] ?? "").trim() === "" ? { [name]: fault } : {};
  switch (kind) {
    case "synonym":
      return { ...missing("phrase", "Enter the word."), ...missing("table", "Choose a table.") };
    case "metric":
      return {
        ...missing("name", "Enter a name."),
        ...missing("table", "Choose a table."),
        ...missing("expression", "Enter how it is computed."),
      };
    case "filter":
      return { ...missing("table", "Choose a table."), ...missing("condition", "Enter which rows count.") };
    case "example":
      return { ...missing("question", "Enter the question."), ...missing("sql", "Enter the SQL.") };
    case "rule":
      return missing("text", "Enter the rule.");
    case "event":
      return {
        ...missing("title", "Enter what happened."),
        ...missing("from", "Enter the day."),
        ...(draft.to !== "" && draft.to < draft.from && { to: "The last day is before the first one." }),
      };
  }
}

/** Converts the draft to an entry. */
export function readDraft(kind: KnowledgeKind, draft: KnowledgeDraft): Knowledge {
  const text = (typed: string) => (typed.trim() === "" ? null : typed.trim());
  const { column, table } = draft;
  switch (kind) {
    case "synonym":
      return {
        kind,
        phrase: draft.phrase.trim(),
        table: table ?? "",
        column,
        value: column === null ? null : text(draft.value),
        condition: column === null ? text(draft.condition) : null,
      };
    case "metric":
      return {
        kind,
        name: draft.name.trim(),
        table: table ?? "",
        expression: draft.expression.trim(),
        description: text(draft.description),
      };
    case "filter":
      return { kind, table: table ?? "", condition: draft.condition.trim() };
    case "example":
      return { kind, question: draft.question.trim(), sql: draft.sql.trim() };
    case "rule":
      return { kind, text: draft.text.trim() };
    case "event":
      return {
        kind,
        title: draft.title.trim(),
        from: draft.from,
        to: draft.to === draft.from ? null : text(draft.to),
        note: text(draft.note),
      };
  }
}
