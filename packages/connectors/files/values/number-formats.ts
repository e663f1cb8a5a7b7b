import { currencies } from "@askery/model";
import { printText } from "../../duckdb/print-text.ts";
import type { ValueFormat } from "./value-format.ts";

/** The formats of figures that these values may be in. Empty where they hold signs of several currencies. */
export function listNumberFormats(values: readonly string[]): readonly ValueFormat[] {
  const signs = new Set(values.flatMap((value) => signsOf(value)));
  if (signs.size > 1) return [];
  const [sign] = signs;
  return sign === undefined ? [plainNumber, ...localNumbers("")] : localNumbers(sign);
}

/** As programs write them: no leading zero, which a code may have, and no leading plus, which telephone numbers have. */
export const plainNumber: ValueFormat = {
  id: "number",
  kind: "number",
  pattern: "-?(?:(?:0|[1-9][0-9]*)(?:[.][0-9]*)?|[.][0-9]+)(?:[eE][+-]?[0-9]{1,2})?",
  print: (text) => text,
  unit: null,
  reading: null,
};

/** As people write them. A leading plus is a sign only before few digits, or those in groups. */
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

/** Signs that are beside a figure. A column has one of them, or it is no column of figures; "kr" is that of several currencies. */
const figureSigns: readonly string[] = [
  "%",
  "kr",
  ...currencies.flatMap(({ code, signs }) => [...signs, code]),
];

/** The sign of a currency or of a percentage beside a figure. */
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
