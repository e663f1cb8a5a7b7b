import type { ColumnMeaning, TableMeaning } from "@askery/api";
import type { ColumnRole, Decision, DescribedColumn, Spellings } from "@askery/model";
import type { SecretColumn } from "@askery/engine";
import { findSource } from "../../databases/sources/find-source.ts";
import { readMeaning, type MeaningPart } from "../../knowledge/given-meaning.ts";
import { findPeople, showPerson } from "../../people/find-people.ts";
import { findTable } from "../snapshot/find-catalog.ts";
import type { PreviewRequest } from "./preview-table.ts";
import type { SchemaContext } from "./schema-context.ts";

/**
 * The meaning of a table and its columns, with the reasons. It includes columns that answers leave out as secrets, but
 * not hidden and private ones; null for a hidden table.
 *
 * @throws AppError `not-found`
 */
export async function describeTable(
  context: SchemaContext,
  request: PreviewRequest,
): Promise<TableMeaning | null> {
  const { table } = await findTable(context, request);
  const database = await findSource(context, request);
  const described = await context.asking.run(
    "describe",
    { ...database, table: table.id },
    { signal: request.signal },
  );
  if (described === null) return null;
  const nameSetter = await readSetters(context, request);
  const show: ShowDecision = ({ value, reason, origin }, part, column = "") => ({
    value,
    reason,
    setBy: origin === "given" ? nameSetter(column, part) : null,
  });
  const { table: meaning, secrets } = described;
  return {
    rowName: show(meaning.rowName, "rowName"),
    date: show(meaning.date, "date"),
    worth: show(meaning.worth, "worth"),
    columns: [
      ...meaning.columns.map((column) => showColumn(column, show)),
      ...secrets.map((secret) => showSecret(secret, show)),
    ],
  };
}

type ShowDecision = <Value>(
  decision: Decision<Value>,
  part: MeaningPart,
  column?: string,
) => { readonly value: Value; readonly reason: string; readonly setBy: string | null };

function showColumn(
  { name, role, figure, dated, spellings }: DescribedColumn,
  show: ShowDecision,
): ColumnMeaning {
  return {
    column: name,
    role: show(role, "role", name),
    unit: figure && show(figure.unit, "unit", name),
    currency: figure && show(figure.currency, "currency", name),
    isDated: dated !== null,
    spellings: spellings === undefined ? null : show(nameDecision(spellings), "spellings", name),
  };
}

function nameDecision({ areOne }: Spellings): Decision<"as-one" | "apart"> {
  return { ...areOne, value: areOne.value ? "as-one" : "apart" };
}

function showSecret({ column, reason, origin }: SecretColumn, show: ShowDecision): ColumnMeaning {
  const role: Decision<ColumnRole> = { value: "secret", reason, origin };
  return {
    column,
    role: show(role, "role", column),
    unit: null,
    currency: null,
    isDated: false,
    spellings: null,
  };
}

/** Names the person who set a part of the meaning of a column; the table itself is the column "". */
async function readSetters(
  { store }: SchemaContext,
  { databaseId, tableId }: PreviewRequest,
): Promise<(column: string, part: MeaningPart) => string> {
  const rows = await store
    .selectFrom("annotation")
    .select(["columnName", "meaning"])
    .where("workspaceId", "=", databaseId)
    .where("tableId", "=", tableId)
    .execute();
  const setters = new Map(rows.map(({ columnName, meaning }) => [columnName, readMeaning(meaning).setBy]));
  const people = await findPeople(
    { store },
    [...setters.values()].flatMap((parts) => Object.values(parts)),
  );
  return (column, part) => showPerson(people, setters.get(column)?.[part] ?? "").name;
}
