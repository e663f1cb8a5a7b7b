import type { CompareOperator } from "@askery/model";

/** A condition on the first or last date of a group: "latest ordered at before 1 Jan 2025" for "highest ordered at". */
export function verbalizeEndWithin(name: string, operator: CompareOperator, date: string): string {
  const end = name.replace(/^highest /, "latest ").replace(/^lowest /, "earliest ");
  return `${end} ${momentWords[operator]} ${date}`;
}

const momentWords: Readonly<Record<CompareOperator, string>> = {
  "=": "on",
  "!=": "not on",
  ">": "after",
  ">=": "from",
  "<": "before",
  "<=": "up to",
};
