import {
  acceptClaims,
  chooseBest,
  claimCounts,
  findClaims,
  humanizeName,
  makeFinding,
  planProfile,
  profileTable,
  titleExploration,
  type Candidate,
  type Claim,
  type DrawnResult,
  type TableSubject,
} from "@askery/engine";
import {
  AppError,
  invariant,
  type ExplorationEvent,
  type FailedFinding,
  type Finding,
  type TableProfile,
} from "@askery/model";
import { elapsed, type Clock } from "../clock.ts";
import { describeCandidate } from "./describe-candidate.ts";
import { planExploration, type ExplorationRequest, type PlannedExploration } from "./plan-exploration.ts";
import { readRows, runCandidate } from "./run-candidate.ts";
import { runFewAtOnce } from "./run-few-at-once.ts";

export interface RunningExploration extends ExplorationRequest {
  /** Aborting it cancels the queries in the database. */
  readonly signal: AbortSignal;
  readonly now: Clock;
}

/** How many queries run at once: a database has other users, too. */
const atOnce = 3;
const profileLimits = { timeoutMs: 10_000, maxRows: 1 };

/**
 * Looks around in a database: reports what will be looked at, profiles of the tables, findings as their queries finish,
 * and at last which of them are the best. A query that fails is reported, and the others go on.
 *
 * @throws AppError `not-found` for an unknown table, `query-cancelled` if it was stopped
 */
export async function* exploreDatabase(request: RunningExploration): AsyncGenerator<ExplorationEvent> {
  const { exploration, now, signal } = request;
  const start = now();
  const planned = planExploration(request);
  const { subjects, candidates, context } = planned;
  yield {
    kind: "started",
    title: titleExploration(exploration, context),
    by: candidates.find(({ isAsked }) => isAsked)?.dimension?.words ?? null,
    queryCount: candidates.length,
    tables: subjects.map(({ table }) => ({ table, name: nameOf(table, planned) })),
  };
  for (const subject of subjects) {
    yield { kind: "profile", profile: await readProfile(subject, request) };
  }
  const book = new FindingBook(candidates);
  const work = candidates.map((candidate) => () => attempt(candidate, planned, request));
  for await (const outcome of runFewAtOnce(work, atOnce)) {
    signal.throwIfAborted();
    yield* "failed" in outcome ? [{ kind: "failed" as const, failed: outcome.failed }] : book.add(outcome);
  }
  yield* book.settle();
  yield { kind: "ended", best: chooseBest(book.findings()), ms: Math.round(elapsed(now, start)) };
}

/** A whole database has the profiles of its last sync: counting several tables would delay what people came for. */
async function readProfile(
  subject: TableSubject,
  { database, signal }: RunningExploration,
): Promise<TableProfile> {
  const plan = subject.isOneOfSeveral ? null : planProfile(subject);
  if (plan === null) return profileTable(subject, null);
  try {
    const { context } = subject;
    return profileTable(subject, await readRows(plan, { database, context, limits: profileLimits, signal }));
  } catch (cause) {
    if (cause instanceof AppError && cause.code !== "query-cancelled") return profileTable(subject, null);
    throw cause;
  }
}

async function attempt(
  candidate: Candidate,
  { subjects }: PlannedExploration,
  request: RunningExploration,
): Promise<DrawnResult | { readonly failed: FailedFinding }> {
  const subject = subjects.find(({ table }) => table === candidate.table);
  invariant(subject, "a candidate is of one of the tables");
  const { database, signal, now } = request;
  try {
    return await runCandidate(candidate, { database, subject, signal, now });
  } catch (cause) {
    if (!(cause instanceof AppError) || cause.code === "query-cancelled") throw cause;
    const { message, fix } = cause;
    return { failed: { id: candidate.id, words: describeCandidate(candidate, subject), message, fix } };
  }
}

function nameOf(table: string, { context }: PlannedExploration): string {
  return humanizeName(context.schema.table(table).name).toLowerCase();
}

/**
 * The findings so far. Which claims hold depends on how many are tried, so a finding may claim more when further ones
 * are there, and never less.
 */
class FindingBook {
  readonly #claimCount: number;
  readonly #results: { readonly result: DrawnResult; readonly claims: readonly Claim[] }[] = [];
  readonly #findings = new Map<string, Finding>();

  constructor(candidates: readonly Candidate[]) {
    this.#claimCount = candidates.reduce((sum, { kind }) => sum + claimCounts[kind], 0);
  }

  findings(): readonly Finding[] {
    return [...this.#findings.values()];
  }

  add(result: DrawnResult): readonly ExplorationEvent[] {
    const { id } = result.candidate;
    this.#results.push({ result, claims: findClaims(result) });
    const event = this.#judge(id);
    return [event ?? { kind: "nothing", id }];
  }

  /** The findings that claim more now that all queries have finished. */
  settle(): readonly ExplorationEvent[] {
    return this.#results.flatMap(({ result }) => {
      const { id } = result.candidate;
      const before = this.#findings.get(id)?.claim;
      const event = this.#judge(id);
      return event === null || event.finding.claim === before ? [] : [event];
    });
  }

  #judge(id: string): Extract<ExplorationEvent, { kind: "finding" }> | null {
    const all = this.#results.flatMap(({ claims }) => claims);
    const accepted = new Set(acceptClaims(all, this.#claimCount));
    const own = this.#results.find(({ result }) => result.candidate.id === id);
    if (own === undefined) return null;
    const finding = makeFinding(
      own.result,
      own.claims.filter((claim) => accepted.has(claim)),
    );
    if (finding === null) return null;
    this.#findings.set(id, finding);
    return { kind: "finding", finding };
  }
}
