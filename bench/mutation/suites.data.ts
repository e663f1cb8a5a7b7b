/**
 * Sources whose bugs cost most, and the tests that must detect each mutant. Paths are globs relative to the repository
 * root.
 */
export const suites: readonly MutationSuite[] = [
  {
    name: "guard",
    sources: ["packages/guard/**/*.ts"],
    tests: ["packages/guard"],
  },
  {
    name: "access",
    sources: ["apps/server/policies/*.ts", "packages/api/access-rule.ts"],
    tests: ["apps/server/policies"],
  },
  {
    name: "plan printing",
    sources: ["packages/engine/sql/**/*.ts"],
    tests: ["packages/engine/sql", "packages/engine/golden"],
  },
  {
    name: "numbers and money",
    sources: ["packages/model/format/*.ts"],
    tests: ["packages/model/format"],
  },
];

export interface MutationSuite {
  readonly name: string;
  readonly sources: readonly string[];
  /** Folders. */
  readonly tests: readonly string[];
}
