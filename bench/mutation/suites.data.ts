/**
 * Sources whose bugs cost most, and the tests that must detect each mutant. Paths are globs relative to the repository
 * root.
 */
export const suites: readonly MutationSuite[] = [
  {
    name: "guard",
    sources: ["packages/guard/**/*.ts"],
    // Random statements seldom detect what the samples do not, and take longer.
    tests: ["packages/guard/!(guard-property|guard-variants).test.ts", "packages/guard/*/**/*.test.ts"],
  },
  {
    name: "access",
    sources: ["apps/server/policies/*.ts", "packages/api/access-rule.ts"],
    tests: ["apps/server/policies/*.test.ts"],
  },
  {
    name: "plan printing",
    sources: ["packages/engine/sql/**/*.ts"],
    tests: ["packages/engine/sql/**/*.test.ts", "packages/engine/golden/*.test.ts"],
  },
  {
    name: "numbers and money",
    sources: ["packages/model/format/*.ts"],
    tests: ["packages/model/format/*.test.ts"],
  },
];

export interface MutationSuite {
  readonly name: string;
  readonly sources: readonly string[];
  /** Globs. */
  readonly tests: readonly string[];
}
