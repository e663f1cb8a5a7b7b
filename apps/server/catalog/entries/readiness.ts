import type { Readiness, ReadinessPart } from "@askery/api";
import { applyKnowledge } from "../../knowledge/apply-knowledge.ts";
import { readFacts } from "../../databases/sources/find-connection.ts";
import { readKnowledge } from "../snapshot/read-knowledge.ts";
import { AppError, type Catalog, type CatalogTable } from "@askery/model";
import { findCatalog } from "../snapshot/find-catalog.ts";
import type { ReadCatalog } from "../snapshot/read-catalogs.ts";
import type { CatalogContext } from "../snapshot/catalog-context.ts";
import { findRelationships } from "../schema/find-relationships.ts";

/** How well prepared a database is for questions, and which part would add most points. */
export async function getReadiness(
  context: CatalogContext,
  { databaseId }: { readonly databaseId: string },
): Promise<Readiness> {
  const parts = await scoreParts(context, databaseId);
  const best = parts.toSorted((one, other) => other.outOf - other.points - (one.outOf - one.points))[0];
  return {
    score: Math.floor((100 * sumOf(parts, ({ points }) => points)) / sumOf(parts, ({ outOf }) => outOf)),
    parts,
    next: best === undefined || best.points === best.outOf ? null : best,
  };
}

async function scoreParts(context: CatalogContext, databaseId: string): Promise<readonly ReadinessPart[]> {
  const { facts } = await context.store
    .selectFrom("workspace")
    .select("facts")
    .where("id", "=", databaseId)
    .executeTakeFirstOrThrow();
  const canWrite = readFacts(facts)?.canWrite === true;
  const readOnly: ReadinessPart = {
    ...part("read-only", 10, canWrite ? 0 : 1),
    advice: canWrite ? "The connection's user can write. Use a read-only user." : "",
    tab: "connection",
  };
  const read = await findCatalog(context, databaseId).catch((cause: unknown) => {
    if (cause instanceof AppError) return null;
    throw cause;
  });
  if (read === null) {
    return [
      { ...part("read", 90, 0), advice: "The tables have not been read yet.", tab: "connection" },
      readOnly,
    ];
  }
  return [part("read", 40, 1), readOnly, ...(await scoreKnowledge(context, databaseId, read))];
}

async function scoreKnowledge(
  context: CatalogContext,
  databaseId: string,
  read: ReadCatalog,
): Promise<readonly ReadinessPart[]> {
  const knowledge = await readKnowledge(context, databaseId);
  const { catalog } = applyKnowledge({ catalog: read.catalog, values: [] }, knowledge);
  const columnCount = sumOf(catalog.tables, ({ columns }) => columns.length);
  const keys = listKeys(catalog);
  const countUndescribed = ({ id, columns }: CatalogTable) =>
    columns.filter(({ name, comment }) => comment === null && !keys.has(JSON.stringify([id, name]))).length;
  const missingCount = sumOf(catalog.tables, countUndescribed);
  const found = findRelationships(read.catalog, knowledge).filter(({ origin }) => origin === "found");
  const undecidedCount = found.filter(({ verdict }) => verdict === "undecided").length;
  const linked = new Set(catalog.relationships.flatMap(({ from, to }) => [from.table, to.table]));
  const alone = catalog.tables.filter(({ id }) => catalog.tables.length > 1 && !linked.has(id));
  const definedCount = knowledge.entries.length;
  return [
    {
      ...part("described", 20, shareOf(columnCount - missingCount, columnCount)),
      advice: describeCount(missingCount, "column has no description", "columns have no description"),
      table: catalog.tables.find((table) => countUndescribed(table) > 0)?.id ?? null,
    },
    {
      ...part("related", 15, shareOf(catalog.tables.length - alone.length, catalog.tables.length)),
      advice: describeCount(alone.length, "table is related to no other", "tables are related to no other"),
      table: alone[0]?.id ?? null,
    },
    {
      ...part("confirmed", 5, shareOf(found.length - undecidedCount, found.length)),
      advice: describeCount(
        undecidedCount,
        "relationship was found and not confirmed",
        "relationships were found and not confirmed",
      ),
      view: "relationships",
    },
    {
      ...part("defined", 10, Math.min(1, definedCount / 3)),
      advice: definedCount >= 3 ? "" : "Define the words and metrics that your team uses.",
      tab: "knowledge",
    },
  ];
}

/** The table and name of every key and reference: their meaning is obvious. */
function listKeys({ tables, relationships }: Catalog): ReadonlySet<string> {
  const lists = [
    ...tables.map(({ id, primaryKey }) => ({ table: id, columns: primaryKey })),
    ...relationships.flatMap(({ from, to }) => [from, to]),
  ];
  return new Set(lists.flatMap(({ table, columns }) => columns.map((name) => JSON.stringify([table, name]))));
}

function part(kind: ReadinessPart["kind"], outOf: number, share: number): ReadinessPart {
  const points = Math.round(outOf * share * 10) / 10;
  return { kind, points, outOf, advice: "", tab: "tables", table: null, view: null };
}

function sumOf<Item>(items: readonly Item[], pick: (item: Item) => number): number {
  return items.reduce((total, item) => total + pick(item), 0);
}

function shareOf(count: number, all: number): number {
  return all === 0 ? 1 : count / all;
}

function describeCount(count: number, one: string, many: string): string {
  if (count === 0) return "";
  return `${count.toLocaleString("en-US")} ${count === 1 ? one : many}.`;
}
