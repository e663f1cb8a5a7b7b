import { percentile } from "../percentile.ts";
import type { Attempt } from "./attempt.ts";
import { isAnswerable, type Benchmark, type Question } from "./question.ts";

/** The figures of one set of questions. Shares are 0–1; null if there was nothing to measure. */
export interface Figures {
  readonly name: string;
  /** The number of answerable questions whose gold SQL ran. */
  readonly questions: number;
  readonly strict: number | null;
  readonly nodup: number | null;
  readonly lenient: number | null;
  /** The lowest `nodup` of a single database; null with fewer than two databases. */
  readonly worst: number | null;
  /** The mean of the ten lowest `nodup` of a database; null with fewer than twenty databases. */
  readonly worstTen: number | null;
  readonly answered: number | null;
  readonly outcomes: OutcomeFigures;
  /** Whether the correct answer is among the first 1, 3, 12, 30 interpretations, whether or not it was refused. */
  readonly recall: readonly { readonly first: number; readonly share: number | null }[];
  /** How often planning or the SQL failed. */
  readonly failures: number;
  readonly unanswerable: number;
  /** The share of the unanswerable questions that was refused or asked back. */
  readonly refused: number | null;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** How surely questions were answered, as shares of all questions unless stated otherwise. */
export interface OutcomeFigures {
  readonly told: number | null;
  /** Of the plain answers, those that are right. */
  readonly rightOfTold: number | null;
  readonly wrongAndTold: number | null;
  /** Of the answerable questions, those whose right answer is shown or among the choices. */
  readonly offered: number | null;
  readonly edits: EditFigures;
  /** Of the answerable questions, those that were refused without choices. */
  readonly refusedOutright: number | null;
}

/** How often a single edit of the plan helps, of the answerable questions for which one was searched. */
export interface EditFigures {
  readonly questions: number;
  readonly first: number | null;
  readonly afterEdit: number | null;
}

/** One line for the benchmark, and one for each of the parts that it has both of. */
export function measureBenchmark(
  { name, questions }: Benchmark,
  attempts: readonly Attempt[],
): readonly Figures[] {
  const byId = new Map(attempts.map((attempt) => [attempt.id, attempt]));
  const lines = parts.flatMap(({ holds, names: [own, other] }) => {
    const [inside, outside] = [questions.filter(holds), questions.filter((question) => !holds(question))];
    if (inside.length === 0 || outside.length === 0) return [];
    return [measure(`  ${own}`, inside, byId), measure(`  ${other}`, outside, byId)];
  });
  return [measure(name, questions, byId), ...lines];
}

const parts: readonly {
  readonly holds: (question: Question) => boolean;
  readonly names: readonly [own: string, other: string];
}[] = [
  { holds: ({ earlier }) => earlier.length === 0, names: ["single questions", "follow-ups"] },
  { holds: ({ namesChart }) => namesChart, names: ["chart named", "chart not named"] },
];

/** How many answers were correct in one fifth of the range of confidence. */
export interface ConfidenceBin {
  readonly from: number;
  readonly to: number;
  readonly answers: number;
  readonly meanConfidence: number | null;
  readonly right: number | null;
}

export function measureConfidence(attempts: readonly Attempt[]): readonly ConfidenceBin[] {
  const answered = attempts.filter(({ outcome }) => outcome === "answered" || outcome === "failed");
  return Array.from({ length: binCount }, (_, index): ConfidenceBin => {
    const [from, to] = [index / binCount, (index + 1) / binCount];
    const inside = answered.filter(({ confidence }) => confidence !== null && binOf(confidence) === index);
    const sum = inside.reduce((total, { confidence }) => total + (confidence ?? 0), 0);
    return {
      from,
      to,
      answers: inside.length,
      meanConfidence: inside.length === 0 ? null : sum / inside.length,
      right: share(inside, ({ verdict }) => verdict.nodup),
    };
  });
}

const binCount = 5;

function binOf(confidence: number): number {
  return Math.min(binCount - 1, Math.max(0, Math.floor(confidence * binCount)));
}

function measure(name: string, questions: readonly Question[], byId: ReadonlyMap<string, Attempt>): Figures {
  const attemptsOf = (some: readonly Question[]): readonly Attempt[] =>
    some.flatMap(({ id }) => byId.get(id) ?? []);
  const answerable = attemptsOf(questions.filter(isAnswerable)).filter(
    ({ outcome }) => outcome !== "not-compared",
  );
  const unanswerable = attemptsOf(questions.filter((question) => !isAnswerable(question)));
  const times = attemptsOf(questions).flatMap(({ planningMs }) => planningMs ?? []);
  return {
    name,
    questions: answerable.length,
    strict: share(answerable, ({ verdict }) => verdict.strict),
    nodup: share(answerable, ({ verdict }) => verdict.nodup),
    lenient: share(answerable, ({ verdict }) => verdict.lenient),
    ...findWorst(questions, byId),
    answered: share(answerable, ({ outcome }) => outcome !== "refused"),
    outcomes: measureOutcomes(answerable, unanswerable),
    recall: [1, 3, 12, 30].map((first) => ({
      first,
      share: share(answerable, ({ rank }) => rank !== null && rank <= first),
    })),
    failures: answerable.filter(({ outcome }) => outcome === "failed").length,
    unanswerable: unanswerable.length,
    refused: share(unanswerable, ({ outcome }) => outcome === "refused"),
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
  };
}

function measureOutcomes(answerable: readonly Attempt[], unanswerable: readonly Attempt[]): OutcomeFigures {
  const all = [...answerable, ...unanswerable];
  const isTold = ({ planned }: Attempt): boolean => planned === "told";
  return {
    told: share(all, isTold),
    rightOfTold: share(all.filter(isTold), ({ verdict }) => verdict.nodup),
    wrongAndTold: share(all, (attempt) => isTold(attempt) && !attempt.verdict.nodup),
    offered: share(answerable, ({ isOffered }) => isOffered),
    edits: measureEdits(answerable),
    refusedOutright: share(answerable, ({ planned }) => planned === "refused"),
  };
}

function measureEdits(answerable: readonly Attempt[]): EditFigures {
  const tried = answerable.filter(({ isOneEditAway }) => isOneEditAway !== null);
  return {
    questions: tried.length,
    first: share(tried, ({ verdict }) => verdict.nodup),
    afterEdit: share(tried, ({ isOneEditAway }) => isOneEditAway === true),
  };
}

function findWorst(
  questions: readonly Question[],
  byId: ReadonlyMap<string, Attempt>,
): Pick<Figures, "worst" | "worstTen"> {
  const byDatabase = Map.groupBy(questions.filter(isAnswerable), ({ database }) => database);
  const shares = [...byDatabase.values()]
    .map((some) => {
      const compared = some
        .flatMap(({ id }) => byId.get(id) ?? [])
        .filter(({ outcome }) => outcome !== "not-compared");
      return share(compared, ({ verdict }) => verdict.nodup) ?? 1;
    })
    .toSorted((one, other) => one - other);
  const ten = shares.slice(0, 10);
  return {
    worst: shares.length < 2 ? null : (shares[0] ?? null),
    worstTen: shares.length < 20 ? null : ten.reduce((sum, one) => sum + one, 0) / ten.length,
  };
}

function share<Item>(items: readonly Item[], holds: (item: Item) => boolean): number | null {
  return items.length === 0 ? null : items.filter(holds).length / items.length;
}
