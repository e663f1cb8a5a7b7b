import {
  listCandidates,
  listTotals,
  type Candidate,
  type ExploreContext,
  type TableSubject,
} from "@askery/engine";
import { AppError, type AskSettings, type Exploration, type IsoDate } from "@askery/model";
import type { AskableDatabase } from "../connect-database.ts";
import { messages } from "../messages.ts";
import { rankTables } from "../rank-tables.ts";

/** What is planned in. */
export interface ExplorationContext {
  readonly database: AskableDatabase;
  /** Today's date in the time zone of the settings. */
  readonly today: IsoDate;
  readonly settings: AskSettings;
}

export interface ExplorationRequest extends ExplorationContext {
  readonly exploration: Exploration;
}

export interface PlannedExploration {
  readonly context: ExploreContext;
  /** One for a table; the most important tables of a whole database. */
  readonly subjects: readonly TableSubject[];
  /** The queries in the order in which they run. */
  readonly candidates: readonly Candidate[];
  /** Single figures, which dashboards show besides. */
  readonly totals: readonly Candidate[];
}

/** The number of tables that are looked at in a whole database. */
const maxTables = 4;

/**
 * Plans an exploration without running anything. The same database, exploration and date have the same candidates.
 *
 * @throws AppError `not-found` for a table that does not exist, or that answers leave out
 */
export function planExploration(request: ExplorationRequest): PlannedExploration {
  const { database, exploration, today, settings } = request;
  const context = exploreContextOf(database, { today, settings });
  const { prepared } = database;
  const { lexicon } = prepared;
  const tables = exploration.table === null ? rankTables(null, prepared) : [exploration.table];
  if (exploration.table !== null && !lexicon.tables.has(exploration.table)) {
    throw new AppError("not-found", messages.noSuchTable(exploration.table));
  }
  const isOneOfSeveral = exploration.table === null;
  const subjects = tables
    .slice(0, maxTables)
    .map((table): TableSubject => ({ table, exploration, context, isOneOfSeveral }));
  return {
    context,
    subjects,
    candidates: takeTurns(subjects.map(listCandidates)),
    totals: subjects.flatMap(listTotals),
  };
}

/** What explorations and investigations of a database are planned in. */
export function exploreContextOf(
  { prepared, connector }: AskableDatabase,
  { today, settings }: Pick<ExplorationContext, "today" | "settings">,
): ExploreContext {
  const { schema, described, lexicon, filters } = prepared;
  return { schema, described, lexicon, filters, today, settings, dialect: connector.dialect };
}

/** The first of each list, then the second of each. */
function takeTurns(lists: readonly (readonly Candidate[])[]): readonly Candidate[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat();
}
