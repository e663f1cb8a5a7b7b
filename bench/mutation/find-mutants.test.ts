import { expect, test } from "vitest";
import { findMutants } from "./find-mutants.ts";

test.each([
  ["operators", "const c = a === 1;", ["a !== 1", "2"]],
  ["bounds", "const c = a < b;", ["a <= b", "a >= b"]],
  ["negation", "const c = !a;", ["a"]],
  ["branches", "if (a) b();", ["true", "false"]],
  ["choices", "const c = a ? b : d;", ["(b)", "(d)"]],
  ["texts", "const c = ['é', `x${a}`];", ["[]", '""', "``"]],
  ["methods", "const c = a.some(b);", [".every"]],
  ["defaults, without a mix of operators", "const c = a ?? b ?? d;", ["((a ?? b) && d)", "((a) && b)"]],
])("%s are changed, each alone", (_name, source, changes) => {
  expect(findMutants(source).map(({ after }) => after)).toEqual(changes);
});

test.each([
  ["imports", 'import { a } from "a";\nexport * from "b";'],
  ["types", 'type A = "a" | "b";\ninterface B { readonly kind: "b" }\nfunction c(d: "e"): "f" { return d; }'],
  ["methods without a counterpart", "a.toString();"],
  ["names of properties", "const a = { 'b-c': d };"],
  ["tagged templates", "const c = String.raw`a`;"],
  ["bugs", 'throw new Error("never");\ninvariant(a !== null, "never");'],
])("%s are not changed", (_name, source) => {
  expect(findMutants(source)).toEqual([]);
});

test("a mutant has the whole file, the line and the replaced text, even after multi-byte characters", () => {
  expect(findMutants('// “é”\nconst a = "東" as const;\n')).toEqual([
    {
      line: 2,
      span: { start: 17, end: 20 },
      before: '"東"',
      after: '""',
      text: '// “é”\nconst a = "" as const;\n',
    },
  ]);
});
