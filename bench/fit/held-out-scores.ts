import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A question whose candidates were scored. */
interface ScoredQuestion {
  readonly id: string;
  readonly benchmark: string;
  readonly scores: readonly number[];
}

/** The scores of a question's candidates, in their order, by a ranking that was fitted without its database. */
export type HeldOutScores = (question: Omit<ScoredQuestion, "scores">) => readonly number[] | null;

const fileName = "held-out-scores.json";

export function saveHeldOutScores(folder: string, questions: readonly ScoredQuestion[]): void {
  const entries = questions.map((question) => [keyOf(question), question.scores] as const);
  writeFileSync(join(folder, fileName), JSON.stringify(Object.fromEntries(entries)));
}

/** Without saved scores, all are null. */
export function readHeldOutScores(folder: string): HeldOutScores {
  const path = join(folder, fileName);
  if (!existsSync(path)) return () => null;
  const scores = JSON.parse(readFileSync(path, "utf8")) as Readonly<Record<string, readonly number[]>>;
  return (question) => scores[keyOf(question)] ?? null;
}

function keyOf({ benchmark, id }: Omit<ScoredQuestion, "scores">): string {
  return `${benchmark} ${id}`;
}
