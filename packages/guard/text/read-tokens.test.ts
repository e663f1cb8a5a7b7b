import { expect, test } from "vitest";
import type { GuardDialect } from "../guard-verdict.ts";
import { guardRules } from "../dialects/guard-rules.ts";
import { readTokens } from "./read-tokens.ts";

/* How each dialect splits text: where a quote or a comment ends decides what is code. */

function read(text: string, dialect: GuardDialect): readonly string[] | string {
  const tokens = readTokens(text, guardRules[dialect].lexical);
  return "code" in tokens ? tokens.message : tokens.map(({ kind, value }) => `${kind} ${value}`);
}

/** Texts, and their tokens in each dialect; null where it refuses them. */
const cuts: readonly (readonly [string, Readonly<Record<string, readonly string[] | null>>])[] = [
  ["'a''b'", { "postgres mysql sqlite duckdb clickhouse": ["text a'b"] }],
  ["'a\\' b'", { "postgres sqlite duckdb": null, "mysql clickhouse": ["text a' b"] }],
  ["'a\\' b", { "postgres sqlite duckdb": ["text a\\", "word b"], "mysql clickhouse": null }],
  [
    "E'a\\' b'",
    { "postgres duckdb": ["text a' b"], "mysql clickhouse": ["word e", "text a' b"], sqlite: null },
  ],
  ['"a""b"', { "postgres sqlite duckdb clickhouse": ['name a"b'], mysql: ['text a"b'] }],
  ['"a\\" b"', { "postgres sqlite duckdb": null, mysql: ['text a" b'], clickhouse: ['name a" b'] }],
  [
    "`a``b`",
    {
      "postgres duckdb": ["symbol `", "word a", "symbol `", "symbol `", "word b", "symbol `"],
      "mysql sqlite clickhouse": ["name a`b"],
    },
  ],
  [
    "`a\\` b`",
    {
      "postgres duckdb": ["symbol `", "word a", "symbol \\", "symbol `", "word b", "symbol `"],
      "mysql sqlite": null,
      clickhouse: ["name a` b"],
    },
  ],
  [
    "[a b]",
    {
      "postgres mysql duckdb clickhouse": ["symbol [", "word a", "word b", "symbol ]"],
      sqlite: ["name a b"],
    },
  ],
  [
    "[a]] b]",
    {
      "postgres mysql duckdb clickhouse": [
        "symbol [",
        "word a",
        "symbol ]",
        "symbol ]",
        "word b",
        "symbol ]",
      ],
      sqlite: ["name a", "symbol ]", "word b", "symbol ]"],
    },
  ],
  [
    "[a\\] b",
    {
      "postgres mysql duckdb clickhouse": ["symbol [", "word a", "symbol \\", "symbol ]", "word b"],
      sqlite: ["name a\\", "word b"],
    },
  ],
  ["$x$a'$y$x$", { "postgres duckdb clickhouse": ["text a'$y"], "mysql sqlite": null }],
  ["a$b$", { "postgres mysql sqlite duckdb clickhouse": ["word a$b$"] }],
  ["a -- b\nc", { "postgres mysql sqlite duckdb clickhouse": ["word a", "word c"] }],
  [
    "a --b\nc",
    {
      "postgres sqlite duckdb clickhouse": ["word a", "word c"],
      mysql: ["word a", "symbol -", "symbol -", "word b", "word c"],
    },
  ],
  [
    "a #b\nc",
    {
      "postgres sqlite duckdb clickhouse": ["word a", "symbol #", "word b", "word c"],
      mysql: ["word a", "word c"],
    },
  ],
  [
    "a #b c",
    {
      "postgres sqlite duckdb clickhouse": ["word a", "symbol #", "word b", "word c"],
      mysql: ["word a"],
    },
  ],
  [
    "a # b\nc",
    {
      "postgres sqlite duckdb": ["word a", "symbol #", "word b", "word c"],
      "mysql clickhouse": ["word a", "word c"],
    },
  ],
  [
    "a #!b\nc",
    {
      "postgres sqlite duckdb": ["word a", "symbol #", "symbol !", "word b", "word c"],
      "mysql clickhouse": ["word a", "word c"],
    },
  ],
  ["a /* b /* c */ d */ e", { postgres: ["word a", "word e"], "mysql sqlite duckdb clickhouse": null }],
  ["/*! a */ b", { "postgres sqlite duckdb clickhouse": ["word b"], mysql: null }],
  ["/*+ a */ b", { "postgres mysql": null, "sqlite duckdb clickhouse": ["word b"] }],
  ["2024_sales", { "postgres sqlite duckdb clickhouse": null, mysql: ["word 2024_sales"] }],
  [
    "1.5e-3 0xFF 1_000",
    { "postgres mysql sqlite duckdb clickhouse": ["number 1.5e-3", "number 0xFF", "number 1_000"] },
  ],
  ["Größe 東京", { "postgres mysql sqlite duckdb clickhouse": ["word größe", "word 東京"] }],
];

for (const [text, expected] of cuts) {
  test(`every dialect reads ${JSON.stringify(text)} as its database does`, () => {
    const tokens = Object.entries(expected).flatMap(([dialects, cut]) =>
      dialects.split(" ").map((dialect) => [dialect, cut] as const),
    );
    const found = Object.keys(guardRules).map((dialect) => {
      const cut = read(text, dialect as GuardDialect);
      return [dialect, typeof cut === "string" ? null : cut] as const;
    });
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(tokens));
  });
}

test("text that databases or their settings read differently is refused", () => {
  expect([
    read("a /* b /* c */", "mysql"),
    read("a -- b\rc", "duckdb"),
    read("1abc", "sqlite"),
    read("a\u00a0b", "duckdb"),
    read("/*! a */", "mysql"),
    read("/*+ a */", "postgres"),
  ]).toEqual([
    "Databases disagree about where this comment ends.",
    "Databases disagree about where this comment ends.",
    "`1abc` is neither a number nor a name.",
    "The character U+00A0 is not allowed in SQL outside quotes.",
    "A comment that starts with `/*!` can change what the database does.",
    "A comment that starts with `/*+` can change what the database does.",
  ]);
});

test.each<readonly [string, string]>([
  ["'a", "text"],
  ["$$a", "text"],
  ['"a', "quoted name"],
  ["/* a", "comment"],
])("an end is missing: %s", (text, part) => {
  expect(read(text, "postgres")).toBe(`The ${part} that starts here never ends.`);
});
