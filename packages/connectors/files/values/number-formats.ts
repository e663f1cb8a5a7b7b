import { currencies } from "@askery/model";
import { printText } from "../../duckdb/print-text.ts";
import type { ValueFormat } from "./value-format.ts";

/** Lists the number formats that these values may have; none if they have signs of several currencies. */
export function listNumberFormats(values: readonly string[]): readonly ValueFormat[] {
  const signs = new Set(values.flatMap((value) => signsOf(value)));
  if (signs.size > 1) return [];
  const [sign] = signs;
  return sign === undefined ? [plainNumber, ...localNumbers("")] : localNumbers(sign);
}

/** As programs print numbers: without leading zeros, which codes have, or a leading plus, which phone numbers have. */
export const plainNumber: ValueFormat = {
  id: "number",
  kind: "number",
  pattern: "-?(?:(?:0|[1-9][0-9]*)(?:[.][0-9]*)?|[.][0-9]+)(?:[eE][+-]?[0-9]{1,2})?",
  print: (text) => text,
  unit: null,
  reading: null,
};

/** As people write numbers. A leading plus is a sign only before a few digits, or before grouped digits. */
function localNumbers(sign: string): readonly ValueFormat[] {
  return [
    localNumber(sign, { decimal: ".", group: ",", reading: "decimal point" }),
    localNumber(sign, { decimal: ",", group: ".", reading: "decimal comma" }),
  ];
}

interface Style {
  readonly decimal: "." | ",";
  readonly group: "." | ",";
  readonly reading: "decimal comma" | "decimal point";
}

function localNumber(sign: string, { decimal, group, reading }: Style): ValueFormat {
  const groups = `[${group}${otherGroups}]`;
  const whole = `(?:0|[1-9][0-9]{0,2}(?:${groups}[0-9]{3})+|[1-9][0-9]?(?:${groups}[0-9]{2})+${groups}[0-9]{3}|[1-9][0-9]*)`;
  const body = `(?:${whole}(?:[${decimal}][0-9]*)?|[${decimal}][0-9]+)`;
  const mark = sign === "" ? "" : `(?:${escapePattern(sign)})?`;
  const amount = `[-−]?${gap}${mark}${gap}[-−]?${gap}${body}${gap}${mark}`;
  return {
    id: `number ${reading} ${sign}`,
    kind: "number",
    pattern: `${amount}-?|[(]${amount}[)]|[+]${gap}(?:[0-9]{1,6}|[0-9]{1,3}(?:${groups}[0-9]{3})+)(?:[${decimal}][0-9]*)?${gap}${mark}`,
    print: (text) => {
      const digits = `regexp_replace(${text}, '[^0-9${decimal}]', '', 'g')`;
      const pointed = decimal === "," ? `replace(${digits}, ',', '.')` : digits;
      return `(CASE WHEN regexp_matches(${text}, ${printText("[-−(]")}) THEN '-' ELSE '' END || ${pointed})`;
    },
    unit: sign === "" ? null : sign,
    reading,
  };
}

const otherGroups = "'’ \u00a0\u202f";
const gap = "[ \u00a0\u202f]?";

/** Signs next to a number. A numeric column has at most one of them; "kr" belongs to several currencies. */
const figureSigns: readonly string[] = [
  "%",
  "kr",
  ...currencies.flatMap(({ code, signs }) => [...signs, code]),
];

/** Finds the signs of currencies or percentages next to a number. */
function signsOf(value: string): readonly string[] {
  return figureSigns.filter(
    (sign) =>
      value.includes(sign) &&
      new RegExp(`(?:^|[^\\p{L}])${escapePattern(sign)}(?:$|[^\\p{L}])`, "u").test(value),
  );
}

function escapePattern(text: string): string {
  return text.replaceAll(/[$.^*+?()[\]{}|\\]/g, "[$&]");
}
