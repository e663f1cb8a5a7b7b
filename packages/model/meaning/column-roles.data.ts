import type { ColumnType } from "../catalog.ts";

/**
 * The roles that a column can have, with the texts that people read. The evidence by which the engine recognizes a role
 * is in `roleEvidence` (`engine/meaning/evidence`), which the browser does not load.
 */
export const columnRoles = {
  secret: {
    label: "Secret",
    definition: "Must not be shown or sampled: a password, a token, a card or bank account number.",
    types: ["text", "integer", "binary"],
  },
  key: {
    label: "Key",
    definition: "Identifies the row within its own table.",
    types: ["text", "integer", "decimal", "float", "date", "timestamp", "other"],
  },
  reference: {
    label: "Reference",
    definition: "Identifies a row of another table, or another row of this one.",
    types: ["text", "integer", "decimal", "float", "date", "timestamp", "other"],
  },
  status: {
    label: "Status",
    definition: "The state of the row in its life cycle: draft, paid, cancelled.",
    types: ["text", "integer"],
  },
  contact: {
    label: "Contact",
    definition: "Reaches somebody: e-mail, phone, web site, user name.",
    types: ["text", "integer"],
  },
  name: {
    label: "Name",
    definition: "What people call the row's thing, or a part of that: a name, a title, a label.",
    types: ["text"],
  },
  place: {
    label: "Place",
    definition: "Where: a city, a country, a region, an address, a coordinate.",
    types: ["text", "integer", "float", "decimal"],
  },
  unit: {
    label: "Unit",
    definition: "Names the currency or the unit that other columns of the row are in.",
    types: ["text"],
  },
  flag: {
    label: "Flag",
    definition: "Yes or no, however it is written.",
    types: ["text", "integer", "boolean", "float", "decimal"],
  },
  "interval-start": {
    label: "Start",
    definition: "When a span begins whose end is in the row too: valid from, check-in, hired.",
    types: ["date", "timestamp", "text", "integer"],
  },
  "interval-end": {
    label: "End",
    definition: "When a span ends: valid to, check-out, left, closed. Often empty while it lasts.",
    types: ["date", "timestamp", "text", "integer"],
  },
  deadline: {
    label: "Deadline",
    definition: "A date that was planned or promised: due, expected, expiry.",
    types: ["date", "timestamp", "text", "integer"],
  },
  audit: {
    label: "Record keeping",
    definition: "When or by what the row itself was written: last modified, loaded, batch.",
    types: ["date", "timestamp", "text", "integer"],
  },
  "event-date": {
    label: "Date",
    definition: "When something happened, or the day that the row is about.",
    types: ["date", "timestamp", "text", "integer"],
  },
  calendar: {
    label: "Part of a date",
    definition: "A part of a date rather than a date: a year, a month, a weekday, an hour.",
    types: ["text", "integer", "time", "float", "decimal", "date"],
  },
  rate: {
    label: "Rate",
    definition: "A number that does not add up: a price per piece, a percentage, a factor, an exchange rate.",
    types: ["integer", "decimal", "float"],
  },
  score: {
    label: "Score",
    definition: "A mark on a scale that someone gave: stars, a grade, satisfaction.",
    types: ["integer", "decimal", "float", "text"],
  },
  ordinal: {
    label: "Position",
    definition: "A position in an order: a line number, a sequence, a level.",
    types: ["integer", "decimal", "float", "text"],
  },
  measure: {
    label: "Measure",
    definition: "A number that counts or measures: an amount of money, a quantity, a duration, a size.",
    types: ["integer", "decimal", "float"],
  },
  category: {
    label: "Category",
    definition: "A kind out of a small set that is no state: a type, a channel, a reason, a segment.",
    types: ["text", "integer"],
  },
  code: {
    label: "Code",
    definition:
      "A short mark by which a row is known, with no table that spells it out: a SKU, an invoice number.",
    types: ["text", "integer"],
  },
  text: {
    label: "Text",
    definition: "Free text for people: a description, a comment, notes.",
    types: ["text"],
  },
  other: {
    label: "Other",
    definition: "None of these: JSON, binary data, a path, technical content.",
    types: [
      "text",
      "integer",
      "decimal",
      "float",
      "boolean",
      "date",
      "timestamp",
      "time",
      "json",
      "binary",
      "other",
    ],
  },
} as const satisfies Readonly<Record<string, RoleRecord>>;

/** The role of a column. Each column has exactly one; the other fields of its description say more about it. */
export type ColumnRole = keyof typeof columnRoles;

export interface RoleRecord {
  readonly label: string;
  readonly definition: string;
  /** Types of columns that can have the role. */
  readonly types: readonly ColumnType[];
}
