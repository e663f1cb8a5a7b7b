import { expect, test } from "vitest";
import { noteMissingLetters, noteText } from "./note-missing-letters.ts";

const size = { width: 480, height: 270 };
const drawingOf = (text: string) => `<svg width="480" height="270"><text>${text}</text></svg>`;

test.each(["東京", "ひらがな", "서울", "हिन्दी", "தமிழ்", "ไทย", "🚀 Rockets"])(
  "a picture with %s says that its boxes are letters",
  (text) => {
    const noted = noteMissingLetters(drawingOf(text), size);
    expect(noted.startsWith(drawingOf(text).replace("</svg>", ""))).toBe(true);
    expect(noted).toContain(`>${noteText}</text></svg>`);
  },
);

test.each(["Furniture €6.04M", "Αθήνα", "София", "إيرادات", "מכירות", "Հայաստան", "საქართველო", "→ 5 ± 2 ★"])(
  "one with %s has no note",
  (text) => {
    expect(noteMissingLetters(drawingOf(text), size)).toBe(drawingOf(text));
  },
);

test("a thumbnail has no room for a note", () => {
  expect(noteMissingLetters(drawingOf("東京"), { width: 120, height: 80 })).toBe(drawingOf("東京"));
});
