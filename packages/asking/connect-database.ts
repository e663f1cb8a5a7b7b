import { findSecrets, prepareDatabase, prepareInSlices, type PreparedDatabase } from "@askery/engine";
import type { Connector } from "@askery/connectors";
import type { Catalog, ColumnValues, Glossary, MeaningCorrection, TableId } from "@askery/model";
import type { RemovedName } from "./find-removed-name.ts";
import { addCodeLists } from "./add-code-lists.ts";
import { fingerprintSchema } from "./fingerprint-schema.ts";
import { inSlices } from "./in-slices.ts";

/** A connected database that is ready for questions: its contents were read once and prepared for the engine. */
export interface AskableDatabase {
  readonly connector: Connector;
  readonly prepared: PreparedDatabase;
  /** The values of the value index, stored so that the glossary can change later. */
  readonly values: readonly ColumnValues[];
  /** Columns that must not be read, not even by hand-written SQL. */
  readonly privateColumns: readonly PrivateColumn[];
  readonly schemaFingerprint: string;
  /** What the database had earlier. */
  readonly removed: readonly RemovedName[];
}

/** A column that must not be read, with the reason as a short English sentence. */
export interface PrivateColumn {
  readonly table: TableId;
  readonly column: string;
  readonly reason: string;
}

/**
 * Reads the contents of a database and prepares it for questions. Columns whose names suggest secrets are not sampled.
 * The caller still owns the connector and closes it.
 *
 * @throws AppError if the database can't be read
 */
export async function connectDatabase(connector: Connector): Promise<AskableDatabase> {
  const catalog = await connector.introspect();
  const values = await connector.sampleValues({ privateColumns: findSecrets({ catalog, values: [] }) });
  const withLists = await addCodeLists(connector, { catalog, values });
  return prepareContents(connector, { catalog: withLists, values, glossary: { entries: [] } });
}

/** The contents of a database from an earlier read. */
export interface DatabaseContents {
  readonly catalog: Catalog;
  readonly values: readonly ColumnValues[];
  readonly glossary: Glossary;
  /** Corrections of its meaning that people made. Default: none. */
  readonly corrections?: readonly MeaningCorrection[];
  /** Columns that people made private; columns that look like secrets are added. Default: none. */
  readonly privateColumns?: readonly PrivateColumn[];
  /** Tables and columns that earlier reads found, and the latest did not. Default: none. */
  readonly removed?: readonly RemovedName[];
}

/** Prepares a connected database for questions without reading it. */
export async function prepareContents(
  connector: Connector,
  contents: DatabaseContents,
): Promise<AskableDatabase> {
  const { result: prepared } = await inSlices(prepareInSlices(contents));
  const found = prepared.secrets.map(({ table, column, reason }) => ({ table, column, reason }));
  return {
    connector,
    prepared,
    privateColumns: [...(contents.privateColumns ?? []), ...found],
    values: prepared.values,
    schemaFingerprint: fingerprintSchema(contents.catalog),
    removed: contents.removed ?? [],
  };
}

/** The same database with another glossary, which replaces the earlier one. */
export function defineGlossary(database: AskableDatabase, glossary: Glossary): AskableDatabase {
  const { catalog } = database.prepared;
  return { ...database, prepared: prepareDatabase({ catalog, values: database.values, glossary }) };
}
