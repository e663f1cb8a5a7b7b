import { expect, test } from "vitest";
import { encodeQrCode } from "./encode-qr-code.ts";

function show(text: string): readonly string[] {
  return encodeQrCode(text).map((row) => row.map((isDark) => (isDark ? "█" : "·")).join(""));
}

// Another encoder draws the same modules.
test("a short text is a code of 21 by 21 modules", () => {
  expect(show("askery")).toEqual([
    "███████·█··█··███████",
    "█·····█·███···█·····█",
    "█·███·█·█·█···█·███·█",
    "█·███·█··██···█·███·█",
    "█·███·█·█·█·█·█·███·█",
    "█·····█····██·█·····█",
    "███████·█·█·█·███████",
    "·········████········",
    "█··██████···██··█·███",
    "█·█··█·███··█·█·█·██·",
    "···█·████····██·█··██",
    "█·████·█··██······██·",
    "███·███·███···█··█·██",
    "········█··██······█·",
    "███████·███·██████···",
    "█·····█·██·███·████··",
    "█·███·█·██·██·████·██",
    "█·███·█·█·███··█··█··",
    "█·███·█··██···█·█·███",
    "█·····█··██··██·█████",
    "███████·████···███···",
  ]);
});

test.each([
  { length: 14, size: 21 },
  { length: 15, size: 25 },
  { length: 106, size: 41 },
  { length: 107, size: 45 },
  { length: 2331, size: 177 },
])("$length bytes fit into $size modules a side", ({ length, size }) => {
  const code = encodeQrCode("a".repeat(length));
  expect([code.length, ...new Set(code.map((row) => row.length))]).toEqual([size, size]);
});

test("letters of other scripts count as their bytes in UTF-8", () => {
  expect(encodeQrCode("é".repeat(7))).toHaveLength(21);
  expect(encodeQrCode("é".repeat(8))).toHaveLength(25);
});

test("a text that is too long is refused", () => {
  expect(() => encodeQrCode("a".repeat(2332))).toThrow("A QR code has no room for 2332 bytes.");
});
