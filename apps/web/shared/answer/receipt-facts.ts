import type { Receipt } from "@askery/model";
import { countOf } from "../wording/count-of.ts";

/**
 * The facts for checking an answer, in a few words each; first the engine, or the author of the SQL.
 *
 * @param editor who wrote the SQL, if known
 */
export function receiptFacts(receipt: Receipt, editor: string | null = null): readonly string[] {
  const {
    engine,
    planningMs,
    runningMs,
    rowCount,
    timeZone,
    schemaFingerprint,
    askedAt,
    readAt,
    totalOf,
    checks = [],
    edits = [],
  } = receipt;
  return [
    receipt.writer === "person"
      ? describeWriter(receipt, editor)
      : engine.replace(/^askery /, "Built-in engine "),
    describeMs(planningMs + runningMs),
    countOf(rowCount, "row"),
    ...(checks.length === 0 ? [] : [`${countOf(checks.length, "reading")} tried`]),
    ...(edits.length === 0
      ? []
      : [edits.length === 1 ? `edited: ${edits[0] ?? ""}` : countOf(edits.length, "edit")]),
    ...(receipt.definitions ?? []).map(({ words, means }) => `“${words}” as defined: ${means}`),
    ...(receipt.without ?? []).map(({ table, text, wording }) => `without “${wording ?? text}” of ${table}`),
    ...(receipt.periods ?? []).map(({ words, dates }) => `${words}: ${dates}`),
    ...(totalOf === undefined ? [] : [`computed from “${totalOf}”`]),
    timeZone,
    `schema ${describeFingerprint(schemaFingerprint)}`,
    readAt === undefined
      ? `fresh, ${describeMoment(askedAt, timeZone)}`
      : `cached, ${describeMoment(readAt, timeZone)}`,
  ];
}

function describeWriter({ example }: Receipt, editor: string | null): string {
  if (example !== undefined && editor === null) return `From an example by ${example.author}`;
  return editor === null ? "SQL by hand" : `SQL by ${editor}`;
}

/** "42 ms", "1.4 s". */
export function describeMs(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}

/** Splits a fingerprint in half, for comparison by eye: "7f3a·c2e0". */
export function describeFingerprint(fingerprint: string): string {
  const middle = Math.ceil(fingerprint.length / 2);
  return `${fingerprint.slice(0, middle)}·${fingerprint.slice(middle)}`;
}

/** "20 Nov 2026 16:12", in the database's time zone. */
function describeMoment(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
  }).formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? "";
  return `${part("day")} ${part("month").slice(0, 3)} ${part("year")} ${part("hour")}:${part("minute")}`;
}
