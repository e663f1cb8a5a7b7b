import { humanizeName, listExploredMeasures } from "@askery/engine";
import type { TopicChoice } from "@askery/model";
import { exploreContextOf, type ExplorationContext } from "./plan-exploration.ts";
import { rankTables } from "../rank-tables.ts";

const maxTables = 8;
const maxMeasures = 8;

/** The tables, then the figures, that dashboards are best built from: the most important ones first. */
export function listTopics(request: ExplorationContext): readonly TopicChoice[] {
  const { prepared } = request.database;
  const context = exploreContextOf(request.database, request);
  const tables = rankTables(null, prepared).slice(0, maxTables);
  const measures = tables.flatMap((table) =>
    listExploredMeasures(table, context)
      .filter(({ key }) => key !== "rows")
      .slice(0, 2)
      .map(({ key, words }) => topicOf(words, table, key)),
  );
  return [
    ...tables.map((table) =>
      topicOf(humanizeName(prepared.schema.table(table).name).toLowerCase(), table, null),
    ),
    ...measures.slice(0, maxMeasures),
  ];
}

function topicOf(words: string, table: string, measure: string | null): TopicChoice {
  return { words, topic: { kind: "table", table, measure } };
}
