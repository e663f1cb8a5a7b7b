import { findSecrets, prepareDatabase, type PreparedDatabase } from "@askery/engine";
import type { Connector } from "@askery/connectors";
import type { Catalog, ColumnValues, Glossary, MeaningCorrection } from "@askery/model";
import { fingerprintSchema } from "./fingerprint-schema.ts";

/** A connected database, ready to be asked: what it holds has been read once and prepared for the engine. */
export interface AskableDatabase {
  readonly connector: Connector;
  readonly prepared: PreparedDatabase;
  /** What the value index was built from, kept so that a glossary can be taught later. */
  readonly values: readonly ColumnValues[];
  readonly schemaFingerprint: string;
}

/**
 * Reads what a database holds and prepares it for questions. Columns named as secrets are not sampled. The connector stays the caller's, who closes it.
 *
 * @throws AppError where the database can't be read
 */
export async function connectDatabase(connector: Connector): Promise<AskableDatabase> {
  const catalog = await connector.introspect();
  const values = await connector.sampleValues({ privateColumns: findSecrets({ catalog, values: [] }) });
  return prepareContents(connector, { catalog, values, glossary: { entries: [] } });
}

/** What a database holds, as it was read before. */
export interface DatabaseContents {
  readonly catalog: Catalog;
  readonly values: readonly ColumnValues[];
  readonly glossary: Glossary;
  /** What people set of its meaning. Default: nothing. */
  readonly corrections?: readonly MeaningCorrection[];
}

/** Prepares a connected database for questions without reading it. */
export function prepareContents(connector: Connector, contents: DatabaseContents): AskableDatabase {
  const prepared = prepareDatabase(contents);
  return {
    connector,
    prepared,
    values: prepared.values,
    schemaFingerprint: fingerprintSchema(contents.catalog),
  };
}

/** The same database, with words of its people. Replaces what it was taught before. */
export function defineGlossary(database: AskableDatabase, glossary: Glossary): AskableDatabase {
  const { catalog } = database.prepared;
  return { ...database, prepared: prepareDatabase({ catalog, values: database.values, glossary }) };
}
