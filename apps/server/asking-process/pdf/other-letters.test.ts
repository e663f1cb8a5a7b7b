import { expect, test } from "vitest";
import { fontFor, nameOtherFonts, joinWords } from "./other-letters.ts";

test.each([
  ["Umsätze in Łódź", "bold"],
  ["София", "bold"],
  ["€405k, −5.4% ≤ 7", "bold"],
  ["Αθήνα", "bold-other"],
  ["מכירות", "bold-other"],
  ["إيرادات 2026", "bold-other"],
  ["₺12 ✓", "bold-other"],
  ["Rockets 🚀", "bold-other"],
])("%s is written in %s", (text, font) => {
  expect(fontFor("bold", text)).toBe(font);
});

test.each([
  ["שלום עולם", "שלום\u00A0עולם"],
  ["Revenue of שלום עולם in May", "Revenue of שלום\u00A0עולם \u00A0in May"],
  ["إيرادات، المتجر", "إيرادات،\u00A0المتجر"],
  ["Where city is القاهرة, it fell", "Where city is ,القاهرة \u00A0it fell"],
  ["Αθήνα and Berlin", "Αθήνα and Berlin"],
  ["東京 Office", "□□ Office"],
])("the words of “%s” are joined where they run from right to left", (text, joined) => {
  expect(joinWords(text)).toBe(joined);
});

test("texts of a drawing name the other font only if they need it", () => {
  const style = `style="font-size:11px;font-family:'Geist Variable', Geist;font-weight:400;"`;
  expect(nameOtherFonts(`<svg><text ${style}>Kitchen</text><text ${style}>Αθήνα</text></svg>`)).toBe(
    `<svg><text ${style}>Kitchen</text><text style="font-size:11px;font-family:other;font-weight:400;">Αθήνα</text></svg>`,
  );
  expect(nameOtherFonts(`<text x="1" font-family="Geist" y="2">שלום</text>`)).toBe(
    `<text x="1" font-family="other" y="2">שלום</text>`,
  );
});
