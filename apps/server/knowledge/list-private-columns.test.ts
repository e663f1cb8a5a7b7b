import { expect, test } from "vitest";
import type { Annotation } from "./knowledge-of.ts";
import { listPrivateColumns } from "./list-private-columns.ts";

const note: Omit<Annotation, "column"> = {
  table: "members",
  isHidden: false,
  isPrivate: false,
  description: null,
  meaning: {},
};
const secrets = ["hash", "token", "pin"].map((column) => ({
  table: "members",
  column,
  reason: "It looks so.",
}));

test("columns are private that people made so or that look like secrets, unless people gave them another role", () => {
  const annotations: readonly Annotation[] = [
    { ...note, column: null },
    { ...note, column: "token", meaning: { role: "code" } },
    { ...note, column: "pin", isPrivate: true, meaning: { role: "code" } },
    { ...note, column: "salary", isPrivate: true },
    { ...note, column: "nickname", meaning: { role: "secret" } },
    { ...note, column: "city", meaning: { role: "place" } },
  ];
  expect(listPrivateColumns({ annotations }, secrets)).toEqual([
    { table: "members", column: "pin", reason: "A person made it private.", origin: "given" },
    { table: "members", column: "salary", reason: "A person made it private.", origin: "given" },
    { table: "members", column: "nickname", reason: "A person made it private.", origin: "given" },
    { table: "members", column: "hash", reason: "It looks so.", origin: "found" },
  ]);
});
