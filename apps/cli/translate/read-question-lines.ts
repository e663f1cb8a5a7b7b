import { isDay } from "../read-day.ts";
import type { IsoDate } from "@askery/model";

/** One line of a file of questions. */
export type QuestionLine =
  | {
      readonly kind: "question";
      readonly id: unknown;
      /** Null if the line has none. */
      readonly db: string | null;
      readonly question: string;
      readonly dialogue: readonly string[];
      readonly asof: IsoDate | null;
      readonly glossary: string;
    }
  | { readonly kind: "bad"; readonly id: unknown; readonly lineNumber: number; readonly reason: string };

/** Reads lines of JSON. Blank lines are skipped, and invalid lines get a reason. */
export function readQuestionLines(text: string): readonly QuestionLine[] {
  const lines: QuestionLine[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() !== "") lines.push(readLine(line, index + 1));
  }
  return lines;
}

function readLine(line: string, lineNumber: number): QuestionLine {
  const fields = parseObject(line);
  if (fields === null) return { kind: "bad", id: null, lineNumber, reason: "it is not a JSON object" };
  const { id = null, db = null, question } = fields;
  const dialogue = fields["dialogue"] ?? [];
  const asof = fields["asof"] ?? null;
  const glossary = fields["glossary"] ?? "";
  const bad = (reason: string): QuestionLine => ({ kind: "bad", id, lineNumber, reason });
  if (typeof question !== "string") return bad('it has no "question" text');
  if (db !== null && typeof db !== "string") return bad('its "db" is not text');
  if (!isTextList(dialogue)) return bad('its "dialogue" is not a list of texts');
  if (asof !== null && !isDayOrTime(asof)) return bad('its "asof" is not a date like 2026-11-20');
  if (typeof glossary !== "string") return bad('its "glossary" is not text');
  return { kind: "question", id, db, question, dialogue, asof: asof?.slice(0, 10) ?? null, glossary };
}

function parseObject(line: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Readonly<Record<string, unknown>>)
      : null;
  } catch {
    return null;
  }
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

/** A time after the day is ignored. */
function isDayOrTime(value: unknown): value is string {
  return typeof value === "string" && isDay(value.slice(0, 10));
}
