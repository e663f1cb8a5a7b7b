import { capitalize, makeFinding, titleExploration } from "@askery/engine";
import { AppError, invariant, type BuildEvent, type Exploration, type Finding } from "@askery/model";
import { elapsed } from "../clock.ts";
import { exploreDatabase } from "../exploring/explore-database.ts";
import { exploreContextOf, planExploration, type PlannedExploration } from "../exploring/plan-exploration.ts";
import { runCandidate } from "../exploring/run-candidate.ts";
import { inSlices } from "../in-slices.ts";
import type { RunningBuild } from "./build-request.ts";
import { chooseFilters } from "./choose-filters.ts";
import { chooseShown } from "./choose-shown.ts";
import type { ExploredFinding } from "./explored-finding.ts";
import { findTopic } from "../exploring/find-topic.ts";
import { layOutFindings } from "./lay-out-findings.ts";
import { listTopics } from "../exploring/list-topics.ts";

/**
 * Builds a dashboard about a topic from what Explorer finds: the figures of all rows on top, then the best findings in
 * sections, each with a sentence, and filters that reach most of them. Nothing is saved.
 *
 * @throws AppError `not-found` for an unknown table, `query-cancelled` if it was stopped
 */
export async function* buildDashboard(request: RunningBuild): AsyncGenerator<BuildEvent> {
  const { database, topic, now } = request;
  const start = now();
  const context = exploreContextOf(database, request);
  const { result: found } = await inSlices(findTopic(topic, request, context), request);
  if (found === null) {
    const text = topic.kind === "words" ? topic.text : "";
    yield { kind: "unmatched", text, choices: listTopics(request) };
    return;
  }
  const { explorations, title, unknownWords, leftOut } = found;
  const plans = explorations.map((exploration): PlannedTopic => ({
    exploration,
    ...planExploration({ ...request, exploration }),
  }));
  const scope = explorations.map((one) => titleExploration(one, context)).join(", ");
  yield {
    kind: "started",
    title: capitalize(title ?? scope),
    scope,
    queryCount: plans.reduce((sum, { candidates, totals }) => sum + candidates.length + totals.length, 0),
    unknownWords,
    leftOut,
  };
  const book: FindingsSoFar = { findings: [], doneCount: 0 };
  for (const plan of plans) yield* explore(plan, book, request);
  const shown = chooseShown(book.findings);
  const proposal = {
    title: capitalize(title ?? scope),
    ...layOutFindings(shown, request),
    filters: chooseFilters(shown, { found, plans, context }),
  };
  yield {
    kind: "built",
    proposal: shown.length === 0 ? null : proposal,
    ms: Math.round(elapsed(now, start)),
  };
}

type PlannedTopic = PlannedExploration & { readonly exploration: Exploration };

interface FindingsSoFar {
  readonly findings: ExploredFinding[];
  doneCount: number;
}

async function* explore(
  plan: PlannedTopic,
  book: FindingsSoFar,
  request: RunningBuild,
): AsyncGenerator<BuildEvent> {
  const advance = (sentence: string | null): BuildEvent => {
    book.doneCount += 1;
    return { kind: "progress", doneCount: book.doneCount, sentence };
  };
  const { exploration } = plan;
  for await (const finding of readTotals(plan, request)) {
    if (finding !== null) book.findings.push({ exploration, finding });
    yield advance(finding?.sentence ?? null);
  }
  for await (const event of exploreDatabase({ ...request, exploration })) {
    if (event.kind === "finding") {
      const { finding } = event;
      const before = book.findings.findIndex((one) => one.finding.id === finding.id);
      // A later one claims more, and replaces the earlier one.
      if (before >= 0) book.findings[before] = { exploration, finding };
      else {
        book.findings.push({ exploration, finding });
        yield advance(finding.sentence);
      }
    } else if (event.kind === "nothing" || event.kind === "failed") yield advance(null);
  }
}

/** The figures of all rows; null for a query that failed. */
async function* readTotals(
  { subjects, totals }: PlannedTopic,
  request: RunningBuild,
): AsyncGenerator<Finding | null> {
  for (const candidate of totals) {
    const subject = subjects.find(({ table }) => table === candidate.table);
    invariant(subject, "a figure is of one of the tables");
    try {
      yield makeFinding(await runCandidate(candidate, { ...request, subject }), []);
    } catch (cause) {
      if (!(cause instanceof AppError) || cause.code === "query-cancelled") throw cause;
      yield null;
    }
  }
}
