import { expect, test } from "vitest";
import type { GuardDialect } from "../guard-verdict.ts";
import { guardRules } from "../dialects/guard-rules.ts";
import { readTokens } from "./read-tokens.ts";

/* How each dialect splits text: where a quote or a comment ends decides what is code. */

function read(text: string, dialect: GuardDialect): readonly string[] | string {
  const tokens = readTokens(text, guardRules[dialect].lexical);
  return "code" in tokens ? tokens.message : tokens.map(({ kind, value }) => `${kind} ${value}`);
}

const cuts: readonly (readonly [string, Readonly<Partial<Record<GuardDialect, readonly string[]>>>])[] = [
  [
    "'a''b'",
    {
      postgres: ["text a'b"],
      mysql: ["text a'b"],
      sqlite: ["text a'b"],
      duckdb: ["text a'b"],
      clickhouse: ["text a'b"],
    },
  ],
  [
    "'a\\' b",
    {
      postgres: ["text a\\", "word b"],
      sqlite: ["text a\\", "word b"],
      duckdb: ["text a\\", "word b"],
    },
  ],
  ["'a\\' b'", { mysql: ["text a' b"], clickhouse: ["text a' b"] }],
  ["E'a\\' b'", { postgres: ["text a' b"], duckdb: ["text a' b"] }],
  [
    '"a""b"',
    {
      postgres: ['name a"b'],
      mysql: ['text a"b'],
      sqlite: ['name a"b'],
      duckdb: ['name a"b'],
      clickhouse: ['name a"b'],
    },
  ],
  ["`a``b`", { mysql: ["name a`b"], sqlite: ["name a`b"], clickhouse: ["name a`b"] }],
  ["[a b]", { sqlite: ["name a b"], duckdb: ["symbol [", "word a", "word b", "symbol ]"] }],
  ["$x$a'$y$x$", { postgres: ["text a'$y"], duckdb: ["text a'$y"], clickhouse: ["text a'$y"] }],
  ["a$b$", { postgres: ["word a$b$"], mysql: ["word a$b$"] }],
  ["a -- b\nc", { postgres: ["word a", "word c"], mysql: ["word a", "word c"] }],
  [
    "a --b\nc",
    { postgres: ["word a", "word c"], mysql: ["word a", "symbol -", "symbol -", "word b", "word c"] },
  ],
  ["a #b\nc", { mysql: ["word a", "word c"], postgres: ["word a", "symbol #", "word b", "word c"] }],
  ["a # b\nc", { clickhouse: ["word a", "word c"] }],
  ["a /* b /* c */ d */ e", { postgres: ["word a", "word e"] }],
  ["2024_sales", { mysql: ["word 2024_sales"] }],
  ["1.5e-3 0xFF 1_000", { duckdb: ["number 1.5e-3", "number 0xFF", "number 1_000"] }],
  ["Größe 東京", { postgres: ["word größe", "word 東京"] }],
];

for (const [text, expected] of cuts) {
  for (const [dialect, tokens] of Object.entries(expected)) {
    test(`${dialect} reads ${JSON.stringify(text)}`, () => {
      expect(read(text, dialect as GuardDialect)).toEqual(tokens);
    });
  }
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
