import { guardStatement } from "../guard-statement.ts";
import type { GuardDialect } from "../guard-verdict.ts";
import { attackVariants } from "./attack-variants.data.ts";
import { attacks, attacksOnEvery } from "./attacks.data.ts";
import { listHonestStatements } from "./honest-statements.test-support.ts";
import {
  mutateAttack,
  mutateStatement,
  plantExpression,
  readExpression,
} from "./mutate-statement.test-support.ts";
import { pick, seedRandom, type Random } from "./random.test-support.ts";

/** The guard's verdicts on variants of the samples. */
export interface VariantFigures {
  readonly attacks: number;
  /** Attacks that the guard accepted. */
  readonly passed: readonly string[];
  readonly reads: number;
  readonly refused: readonly RefusedRead[];
}

interface RefusedRead {
  readonly text: string;
  readonly message: string;
}

/** Tries this many different variants; two thirds of them are attacks. The same seed has the same variants. */
export async function tryVariants(
  dialect: GuardDialect,
  { count, seed }: { readonly count: number; readonly seed: number },
): Promise<VariantFigures> {
  const random = seedRandom(seed);
  const honest = listHonestStatements(dialect);
  const hostile = listAttacks(dialect);
  const passed: string[] = [];
  const refused: RefusedRead[] = [];
  const tried = { attacks: 0, reads: 0 };
  const attackCount = Math.floor((count * 2) / 3);
  for (const text of makeVariants(attackCount, () => makeAttack({ hostile, honest, dialect, random }))) {
    const { kind } = await guardStatement(text, dialect);
    tried.attacks += 1;
    if (kind === "read") passed.push(text);
  }
  const makeRead = () => mutateStatement(pick(honest, random) ?? "", dialect, random);
  for (const text of makeVariants(count - attackCount, makeRead)) {
    const verdict = await guardStatement(text, dialect);
    tried.reads += 1;
    if (verdict.kind === "refused") refused.push({ text, message: verdict.problem.message });
  }
  return { ...tried, passed, refused };
}

/** Yields distinct variants, fewer than `count` if no more can be found. */
function* makeVariants(count: number, make: () => string | null): Generator<string> {
  const made = new Set<string>();
  for (let tries = 0; made.size < count && tries < count * 20; tries += 1) {
    const text = make();
    if (text === null || made.has(text)) continue;
    made.add(text);
    yield text;
  }
}

/** Longer samples test length and depth, which no variant changes. */
const maxLength = 2_000;

function listAttacks(dialect: GuardDialect): readonly string[] {
  return [attacksOnEvery, attacks[dialect], attackVariants[dialect]]
    .flatMap((one) => Object.values(one).flat())
    .filter((text) => text.length <= maxLength);
}

interface Making {
  readonly hostile: readonly string[];
  readonly honest: readonly string[];
  readonly dialect: GuardDialect;
  readonly random: Random;
}

/** Changes an attack, or puts its expression into an honest statement and changes that. */
function makeAttack({ hostile, honest, dialect, random }: Making): string | null {
  const attack = pick(hostile, random) ?? "";
  const expression = random() < 0.5 ? readExpression(attack, dialect) : null;
  if (expression === null) return mutateAttack(attack, dialect, random);
  const planted = plantExpression(pick(honest, random) ?? "", expression, { dialect, random });
  return planted === null ? null : (mutateStatement(planted, dialect, random) ?? planted);
}
