import { createContext, runInContext } from "node:vm";
import { expect, test } from "vitest";
import { findMutants } from "./find-mutants.ts";
import { printSwitches } from "./print-switches.ts";

const source = `
  const list = ["b", "a", "B"];
  let sum = 0;
  for (const text of list) if (text !== "a" && !(text < "b")) sum += text.length * 2;
  const found = list?.some((text) => text.startsWith("b")) ? \`found \${sum + 1}\` : "none";
  JSON.stringify([found, list.nothing ?? sum ?? 3, list
    .every((text) => text.toLowerCase() === text)]);
`;

test("with the switch of a mutant, a source does what the mutant does", () => {
  const mutants = findMutants(source).map((mutant, id) => ({ ...mutant, id }));
  const switched = printSwitches(source, mutants);
  const run = (text: string, active: number): unknown =>
    runInContext(text, createContext({ $mutant: (id: number) => id === active }));
  expect(mutants.length).toBeGreaterThan(30);
  expect(mutants.map(({ id }) => run(switched, id))).toEqual(mutants.map(({ text }) => run(text, -1)));
  expect(run(switched, -1)).toBe(run(source, -1));
});
