import { describe, expect, test } from "vitest";
import { guardStatement } from "./guard-statement.ts";
import type { GuardDialect } from "./guard-verdict.ts";
import { attackVariants } from "./samples/attack-variants.data.ts";
import { attacks, attacksOnEvery, type Attacks } from "./samples/attacks.data.ts";

const dialects = Object.keys(attacks) as readonly GuardDialect[];

describe.for(dialects)("%s", (dialect) => {
  const all = [attacksOnEvery, attacks[dialect], attackVariants[dialect]].flatMap(listed);
  test.for(all)("%s: %j", async ([code, text]) => {
    expect(await guardStatement(text, dialect)).toMatchObject({ kind: "refused", problem: { code } });
  });
});

function listed(attacks: Attacks): readonly (readonly [string, string])[] {
  return Object.entries(attacks).flatMap(([code, texts]) => texts.map((text) => [code, text] as const));
}
