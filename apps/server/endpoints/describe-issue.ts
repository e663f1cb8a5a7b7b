import type { z } from "zod";

const typeWords: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  null: "null",
};

const formatWords: Readonly<Record<string, string>> = {
  uuid: "an id",
  email: "an e-mail address",
  url: "a web address",
  date: "a date such as 2026-01-31",
};

/** Describes an invalid input for the person who typed it. A schema's own messages take precedence. */
export function describeIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined
        ? "This is missing."
        : `This must be ${wordOf(typeWords, issue.expected)}.`;
    case "invalid_format":
      return `This must be ${wordOf(formatWords, issue.format)}.`;
    case "invalid_value":
      return `This must be ${listOf(issue.values)}.`;
    case "too_small":
      return `This must ${sizeOf(issue.origin, "at least", issue.minimum)}.`;
    case "too_big":
      return `This must ${sizeOf(issue.origin, "at most", issue.maximum)}.`;
    case "unrecognized_keys":
      return "This field is unknown.";
    default:
      return "This can't be used.";
  }
}

function wordOf(words: Readonly<Record<string, string>>, name: string): string {
  return words[name] ?? "something else";
}

function listOf(values: readonly z.core.util.Primitive[]): string {
  return values.length === 1 ? String(values[0]) : `one of ${values.map(String).join(", ")}`;
}

function sizeOf(origin: string, bound: string, size: number | bigint): string {
  const counted = { string: ["character", "characters"], array: ["entry", "entries"] }[origin];
  if (counted === undefined) return `be ${bound} ${size}`;
  return `have ${bound} ${size} ${size === 1 ? counted[0] : counted[1]}`;
}
