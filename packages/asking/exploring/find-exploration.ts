import { explorationOfPlan, upgradePlan, type ExploreContext } from "@askery/engine";
import { wholeDatabase, type ExplorationStart, type IsoDate, type Plan } from "@askery/model";
import { findTopic } from "./find-topic.ts";
import { listTopics } from "./list-topics.ts";
import { readConditions } from "./read-conditions.ts";
import { inSlices } from "../in-slices.ts";
import { readSqlPlan } from "../read-sql/read-sql-plan.ts";
import { exploreContextOf, type ExplorationContext } from "./plan-exploration.ts";

/** What an exploration starts from: words, or the stored plan of an answer or a chart. */
export type StartedFrom =
  | { readonly kind: "words"; readonly text: string }
  | { readonly kind: "plan"; readonly plan: unknown; readonly question: string; readonly askedOn: IsoDate };

interface StartRequest extends ExplorationContext {
  readonly from: StartedFrom;
  readonly signal: AbortSignal;
}

/** Finds what to look at in a topic in words, an answer or a chart. */
export async function findExploration(request: StartRequest): Promise<ExplorationStart> {
  const { from } = request;
  const context = exploreContextOf(request.database, request);
  if (from.kind === "words") return startFromWords(from.text, request, context);
  const { plan, question, askedOn } = from;
  const { settings } = request;
  return startFromPlan(upgradePlan(plan, { question, askedOn, settings }), request, context);
}

async function startFromWords(
  text: string,
  request: StartRequest,
  context: ExploreContext,
): Promise<ExplorationStart> {
  if (text === "") return { ...nothing, choices: listChoices(request) };
  const { result } = await inSlices(findTopic({ kind: "words", text }, request, context), request);
  if (result === null) return { ...nothing, choices: listChoices(request) };
  const { explorations, unknownWords, leftOut } = result;
  return { explorations, unknownWords, leftOut, choices: [] };
}

async function startFromPlan(
  stored: Plan,
  request: StartRequest,
  context: ExploreContext,
): Promise<ExplorationStart> {
  const plan = stored.kind === "sql" ? await readSql(stored.text, request) : stored;
  const found = plan && explorationOfPlan(plan, context);
  if (plan?.kind !== "query" || found === null) return { ...nothing, choices: listChoices(request) };
  const { conditions, leftOut } = readConditions({ ...plan, filters: found.others }, [], context);
  const exploration = { ...found.exploration, ...(conditions.length > 0 && { conditions }) };
  return { ...nothing, explorations: [exploration], leftOut };
}

const nothing: ExplorationStart = { explorations: [], unknownWords: [], leftOut: [], choices: [] };

async function readSql(text: string, { database, today, settings }: StartRequest): Promise<Plan | null> {
  const { catalog } = database.prepared;
  const { dialect } = database.connector;
  const read = await readSqlPlan(text, { catalog, dialect, today, settings });
  return read.kind === "read" ? read.plan : null;
}

function listChoices(request: StartRequest): ExplorationStart["choices"] {
  return listTopics(request).map(({ words, topic: { table, measure } }) => ({
    words,
    exploration: { ...wholeDatabase, table, measure },
  }));
}
