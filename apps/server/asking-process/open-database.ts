import { limitConnector, prepareContents, type AskableDatabase } from "@askery/asking";
import type { Connector } from "@askery/connectors";
import { findSecrets } from "@askery/engine";
import type { Catalog } from "@askery/model";
import { applyKnowledge, type DatabaseContents } from "../knowledge/apply-knowledge.ts";
import { listPrivateColumns } from "../knowledge/list-private-columns.ts";
import type { DataLimits } from "../policies/data-limits.ts";
import type { DatabaseSource, DatabaseTarget, SavedDatabase, SavedSource } from "./database-source.ts";
import { weighDatabase, type DatabaseWeight } from "./database-weight.ts";
import { limitContents } from "./limit-contents.ts";
import { openTarget } from "./open-target.ts";
import { unpackContents } from "./pack-contents.ts";
import type { ProcessOptions } from "./process-options.ts";
import { readContents } from "./read-contents.ts";

/** Loads the data for opening a saved database. */
export type LoadSaved = (source: SavedSource) => Promise<SavedDatabase>;

/** Resolves when there is memory for a database of this weight. */
export type Admit = (weight: DatabaseWeight) => Promise<void>;

interface Opening {
  readonly options: ProcessOptions;
  readonly loadSaved: LoadSaved;
  readonly admit: Admit;
}

/** Connects to a database and prepares it for questions. What it weighs is known from its last read, before either. */
export async function openDatabase(
  source: DatabaseSource,
  { options, loadSaved, admit }: Opening,
): Promise<AskableDatabase> {
  const saved = source.kind === "saved" ? await loadSaved(source) : { ...nothingDefined, target: source };
  const contents = saved.snapshot === null ? null : await unpackContents(saved.snapshot);
  if (contents !== null) await admit(weighDatabase(contents, saved.target.kind === "file"));
  const connector = await openTarget(saved.target, options);
  try {
    return await prepare(connector, {
      saved,
      contents,
      limits: source.kind === "saved" ? source.limits : undefined,
    });
  } catch (cause) {
    await connector.close();
    throw cause;
  }
}

/** A file without knowledge, which no sync has read. */
const nothingDefined: Omit<SavedDatabase, "target"> = {
  snapshot: null,
  knowledge: { annotations: [], links: [], entries: [], exampleAuthors: {} },
  removed: [],
};

interface ToPrepare {
  readonly saved: SavedDatabase;
  /** Null to read them now. */
  readonly contents: DatabaseContents | null;
  readonly limits: DataLimits | undefined;
}

async function prepare(
  connector: Connector,
  { saved: { target, knowledge, removed }, contents: known, limits }: ToPrepare,
): Promise<AskableDatabase> {
  const listPrivate = (catalog: Catalog) =>
    listPrivateColumns(knowledge, findSecrets({ catalog, values: [] }));
  const contents = known ?? (await readContents({ connector, target }, listPrivate));
  const privateColumns = listPrivateColumns(knowledge, []);
  if (limits === undefined) {
    return prepareContents(connector, { ...applyKnowledge(contents, knowledge), privateColumns, removed });
  }
  const limited = limitContents(contents, limits);
  return prepareContents(limitConnector(connector, { ...limited.reads, database: databaseOf(target) }), {
    ...applyKnowledge(limited.contents, knowledge),
    privateColumns,
  });
}

/** The database in whose name tables have no schema. PostgreSQL has the schema `public` instead. */
function databaseOf(target: DatabaseTarget): string | null {
  if (target.kind === "file" || target.target.kind === "postgres") return null;
  return target.target.database;
}
