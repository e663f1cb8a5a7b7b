import { expect, test } from "vitest";
import { TsvReader } from "./tsv-reader.ts";

test("rows are complete wherever the bytes are split", () => {
  const text = "a\tb\nString\tNullable(String)\nZoë 🙂\t\\N\n\\\\N\tx\\ty\\nz\\0\n\t\n";
  const bytes = new TextEncoder().encode(text);
  const rows = [
    ["a", "b"],
    ["String", "Nullable(String)"],
    ["Zoë 🙂", null],
    ["\\N", "x\ty\nz\0"],
    ["", ""],
  ];
  for (let size = 1; size <= bytes.length; size += 1) {
    const reader = new TsvReader();
    const read = [];
    for (let start = 0; start < bytes.length; start += size) {
      read.push(...reader.read(bytes.subarray(start, start + size)));
    }
    expect(read).toEqual(rows);
    expect(reader.rest).toBe("");
  }
});

test("text without a final line break is not read as a row", () => {
  const reader = new TsvReader();
  expect(reader.read(new TextEncoder().encode("a\nCode: 241."))).toEqual([["a"]]);
  expect(reader.rest).toBe("Code: 241.");
});
