import type { Literal } from "@askery/model";

/** A typed number as a literal: "1,200", "1200.5", "-3", "2k", "1.5m". Null if it is none. */
export function readNumber(typed: string): Extract<Literal, { type: "number" }> | null {
  const match = /^([+-]?)(\d[\d\s’']*|\d{1,3}(?:,\d{3})+)?(\.\d+)?\s*([km])?$/iu.exec(typed.trim());
  if (match === null) return null;
  const [, sign = "", whole = "", part = "", scale = ""] = match;
  if (whole === "" && part === "") return null;
  const digits = `${sign === "-" ? "-" : ""}${whole.replaceAll(/[^\d]/g, "") || "0"}${part}`;
  const factor = scaleOf[scale.toLowerCase()];
  return { type: "number", value: factor === undefined ? digits : String(Number(digits) * factor) };
}

const scaleOf: Readonly<Partial<Record<string, number>>> = { k: 1_000, m: 1_000_000 };
