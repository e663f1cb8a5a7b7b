import { moneyOptions, writeNumber, type Cell, type Output } from "@askery/model";
import { expect, test } from "vitest";
import { emphasize } from "./emphasize.ts";

const month: Output = {
  id: "month",
  label: "month",
  role: { kind: "time", grain: "month" },
  format: { kind: "date", grain: "month" },
  unit: null,
};
const category: Output = {
  id: "category",
  label: "category",
  role: { kind: "category" },
  format: { kind: "text" },
  unit: null,
};

function strongIn(sentence: string, columns: readonly [Output, readonly Cell[]][] = []): readonly string[] {
  const parts = emphasize({
    sentence,
    outputs: columns.map(([output]) => output),
    table: {
      columns: columns.map(([{ id }]) => ({ name: id, type: "text" })),
      values: columns.map(([, cells]) => cells),
      rowCount: columns[0]?.[1].length ?? 0,
      isTruncated: false,
    },
  });
  expect(parts.map(({ text }) => text).join("")).toBe(sentence);
  return parts.filter(({ isStrong }) => isStrong).map(({ text }) => text);
}

test.each([
  ["Revenue is €6.04M so far this year.", ["€6.04M"]],
  ["October is down −5.4% on 61,408 orders.", ["−5.4%", "61,408"]],
  ["Delivery takes 3.4 days on average.", ["3.4 days"]],
  ["There are 5 of them since 1 Mar 2026 and in 2025.", ["5"]],
  ["Ana leads with €1,890, ahead of €1,850.", ["€1,890", "€1,850"]],
  ["Nothing matches.", []],
])("emphasizes numbers: %s", (sentence, strong) => {
  expect(strongIn(sentence)).toEqual(strong);
});

const shown: readonly (readonly [locale: string, figures: readonly string[]])[] = [
  "de-DE",
  "fr-FR",
  "de-CH",
  "en-IN",
  "es-ES",
  "pl-PL",
].map((locale) => {
  const write = (value: number, options: Intl.NumberFormatOptions) => writeNumber(value, locale, options);
  const compact = { ...moneyOptions("EUR"), notation: "compact", maximumSignificantDigits: 3 } as const;
  const share = { style: "percent", maximumFractionDigits: 1 } as const;
  return [
    locale,
    [
      write(6_040_000, compact),
      write(-0.054, share),
      write(1_234_567, {}),
      write(1234.5, moneyOptions("CHF")),
    ],
  ];
});

test.each(shown)(
  "emphasizes numbers as %s writes them",
  (_, [revenue = "", change = "", orders = "", fee = ""]) => {
    const sentence = `Revenue is ${revenue} in 2025, ${change} on ${orders} orders since 1 Mar 2026, with ${fee} of fees.`;
    expect(strongIn(sentence)).toEqual([revenue, change, orders, fee]);
  },
);

test("emphasizes names of the result, the longest first, and months by their names", () => {
  expect(
    strongIn("Garden chairs lead Garden in May 2026, and November was weak.", [
      [category, ["Garden", "Garden chairs"]],
      [month, ["2026-05-01", "2026-11-01"]],
    ]),
  ).toEqual(["Garden chairs", "Garden", "May 2026", "November"]);
});

test("emphasizes a name that starts the sentence with a capital letter", () => {
  expect(strongIn("Urgent leads, and login is last.", [[category, ["urgent", "login"]]])).toEqual([
    "Urgent",
    "login",
  ]);
});

test("does not find names inside words, and treats patterns in names as plain text", () => {
  expect(strongIn("Artful (art) costs nothing.", [[category, ["Art", "(art)", "co.ts"]]])).toEqual(["(art)"]);
});
