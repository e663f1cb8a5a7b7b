import { array, assert, asyncProperty, constantFrom, oneof, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { guardStatement } from "./guard-statement.ts";
import type { GuardDialect } from "./guard-verdict.ts";
import { attacks } from "./samples/attacks.data.ts";

/* The guard returns a verdict for any text. */

const dialects = Object.keys(attacks) as readonly GuardDialect[];
const seed = 20_261_121;

const pieces = constantFrom(
  ..."SELECT FROM WHERE WITH AS ( ) [ ] { } , ; . * + - / | : @ # $ ? ! ~ < = > ' \" ` \\ -- /* */ /*! $$ $a$ E' U&' 1 1e 0x 'a' \"b\" t a.b lower( pg_sleep( OVER UNION VALUES CASE WHEN THEN END NOT IN IS NULL LIKE JOIN ON GROUP BY ORDER LIMIT LATERAL RECURSIVE INTO FOR UPDATE SETTINGS FORMAT PIVOT \n \r \t \0 é \u200b 🛋️ \ud800".split(
    " ",
  ),
);
const texts = oneof(
  string({ unit: "binary", maxLength: 200 }),
  array(oneof(pieces, string({ maxLength: 3 })), { maxLength: 60 }).map((parts) => parts.join(" ")),
  array(pieces, { maxLength: 40 }).map((parts) => `SELECT ${parts.join("")}`),
);

describe.for(dialects)("%s", (dialect) => {
  test("the guard never throws", async () => {
    const property = asyncProperty(texts, async (text) => {
      const verdict = await guardStatement(text, dialect);
      expect(["read", "refused"]).toContain(verdict.kind);
    });
    await assert(property, { numRuns: 1_500, seed });
  });

  test("a refused statement is still refused with any white space and comments", async () => {
    const gaps = constantFrom(" ", "\n", "\t ", "/* x */", " -- x\n", " /* ' */ ");
    const refused = Object.entries(attacks[dialect]).flatMap(([code, texts]) =>
      texts.filter((text) => /^[\w (),.*=]+$/u.test(text)).map((text) => ({ code, text })),
    );
    const property = asyncProperty(
      constantFrom(...refused),
      array(gaps, { minLength: 1 }),
      async (attack, gaps) => {
        let index = 0;
        const text = attack.text.replaceAll(" ", () => {
          index += 1;
          return gaps[index % gaps.length] ?? " ";
        });
        expect(await guardStatement(text, dialect)).toMatchObject({ kind: "refused" });
      },
    );
    await assert(property, { numRuns: 300, seed });
  });

  const bombs: readonly (readonly [string, string])[] = [
    ["brackets", "(".repeat(90_000)],
    ["closed brackets", `SELECT ${"(".repeat(45_000)}${")".repeat(45_000)}`],
    ["signs", `SELECT ${"- ".repeat(45_000)}1`],
    ["negations", `SELECT ${"NOT ".repeat(22_000)}true`],
    ["a chain of sums", `SELECT 1${"+1".repeat(45_000)}`],
    ["a chain of unions", `SELECT 1${" UNION SELECT 1".repeat(6_000)}`],
    ["a chain of joins", `SELECT 1 FROM t${" JOIN t USING (a)".repeat(5_000)}`],
    ["comments", `SELECT 1 ${"/* */".repeat(19_000)}`],
    ["open comments", `SELECT 1 ${"/*".repeat(45_000)}`],
    ["quotes", `SELECT ${"'".repeat(90_000)}`],
    ["dollars", `SELECT ${"$".repeat(90_000)}`],
    ["dots", `SELECT a${".a".repeat(45_000)}`],
    ["digits", `SELECT ${"9".repeat(90_000)}`],
    ["escapes", `SELECT '${"\\".repeat(90_000)}'`],
    ["indexes", `SELECT a${"[1]".repeat(30_000)}`],
    ["casts", `SELECT a${"::int".repeat(18_000)}`],
    ["cases", `SELECT ${"CASE WHEN ".repeat(9_000)}`],
    ["a long name", `SELECT ${"a".repeat(90_000)}`],
    ["white space", `SELECT${" ".repeat(90_000)}1 x y z`],
  ];

  test.for(bombs)("%s get a verdict, and the next statement is judged as usual", async ([, text]) => {
    await guardStatement(text, dialect);
    expect(await guardStatement("SELECT sum(a) FROM t", dialect)).toEqual({ kind: "read" });
  });

  test("a list of ten thousand values passes", async () => {
    const list = Array.from({ length: 10_000 }, (_, index) => index).join(", ");
    expect(await guardStatement(`SELECT a FROM t WHERE b IN (${list})`, dialect)).toEqual({ kind: "read" });
  });
});
