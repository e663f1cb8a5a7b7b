import { expect, test } from "vitest";
import { contentOf, shareQueryProcess } from "./load-files.test-support.ts";

shareQueryProcess();

async function notesOf(content: string | Buffer): Promise<readonly string[]> {
  const { loaded } = await contentOf("a.csv", content);
  return loaded.notes.map(({ message }) => message);
}

test("a plain file: notes the types of its columns", async () => {
  expect(await notesOf("id,city,day,paid\n1,Oslo,2026-01-31,yes\n2,Rome,2026-02-01,no\n")).toEqual([
    "Taken for numbers: id; for dates: day; for yes or no: paid; for text: city.",
  ]);
});

test("notes rows above the header, and the formats of dates and numbers", async () => {
  const text = "Sales report\n\nid;day;total\n1;31.01.2026;1.234,5\n2;01.02.2026;2,25\n";
  expect(await notesOf(text)).toEqual([
    "The 2 rows above the header are left out.",
    "Dates are read as day, month, year: day.",
    "Numbers are read with a decimal comma, as in 1.234,5: total.",
    "Taken for numbers: id, total; for dates: day.",
  ]);
});

test("notes a missing header and the encoding", async () => {
  const text = Buffer.from("1,M\u00fcnchen\n2,K\u00f6ln\n3,Z\u00fcrich\n", "latin1");
  expect(await notesOf(text)).toEqual([
    "Its text is decoded as windows-1252.",
    "The file has no header, so the columns are numbered.",
    "Taken for numbers: column_1; for text: column_2.",
  ]);
});

test("names only the first of many columns", async () => {
  const names = Array.from({ length: 12 }, (_, at) => `n${String(at)}`);
  const text = `${names.join(",")}\n${names.map((_, at) => String(at)).join(",")}\n`;
  expect(await notesOf(text)).toEqual(["Taken for numbers: n0, n1, n2, n3, n4, n5, n6, n7 and 4 more."]);
});
