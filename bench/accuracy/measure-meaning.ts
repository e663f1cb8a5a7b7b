import { openFile } from "@askery/connectors";
import { connectDatabase } from "@askery/asking";
import type { DescribedCatalog, DescribedTable } from "@askery/model";
import type { DatabaseLabels, TableLabel } from "./read-labels.ts";

/** A decision of the engine and its correct values. */
export interface Judgment {
  readonly database: string;
  /** `role`, `kind`, `row name`, `worth`, `date` or `unit`. */
  readonly about: string;
  readonly where: string;
  readonly found: string;
  /** The first is the labeler's choice; the others are acceptable too. */
  readonly expected: readonly string[];
  readonly reason: string;
}

/** Describes a labeled database and compares the result with its labels. */
export async function judgeMeaning(labels: DatabaseLabels): Promise<readonly Judgment[]> {
  const connector = await openFile(labels.path, { maxProcesses: 1 });
  try {
    const { prepared } = await connectDatabase(connector);
    return [...judgeColumns(labels, prepared.described), ...judgeTables(labels, prepared.described)];
  } finally {
    await connector.close();
  }
}

function judgeColumns({ name, columns }: DatabaseLabels, described: DescribedCatalog): readonly Judgment[] {
  return columns.flatMap(({ table, column, roles, unit }) => {
    const found = described.tables.find(({ id }) => id === table)?.columns.find((one) => one.name === column);
    if (found === undefined) return [];
    const { role, figure } = found;
    const common = { database: name, where: `${table}.${column}` };
    const judged = [{ ...common, about: "role", found: role.value, expected: roles, reason: role.reason }];
    if (unit === null || figure === null) return judged;
    const named = figure.currency.value ?? figure.unit.value ?? "?";
    return [
      ...judged,
      { ...common, about: "unit", found: named, expected: [unit], reason: figure.unit.reason },
    ];
  });
}

function judgeTables({ name, tables }: DatabaseLabels, described: DescribedCatalog): readonly Judgment[] {
  return tables.flatMap((label) => {
    const found = described.tables.find(({ id }) => id === label.table);
    return found === undefined ? [] : judgeTable(name, label, found);
  });
}

function judgeTable(database: string, label: TableLabel, found: DescribedTable): readonly Judgment[] {
  const common = { database, where: label.table };
  const judge = (about: string, value: string, expected: readonly string[], reason: string): Judgment => ({
    ...common,
    about,
    found: value,
    expected,
    reason,
  });
  const or = (value: string | null): string => value ?? "-";
  return [
    judge("kind", found.kind.value, label.kinds, found.kind.reason),
    ...(label.rowName === null
      ? []
      : [
          judge(
            "row name",
            or(found.rowName.value.join("+") || null),
            label.rowName.length === 0 ? ["-"] : label.rowName,
            found.rowName.reason,
          ),
        ]),
    ...(label.worth === null
      ? []
      : [judge("worth", or(found.worth.value), label.worth.map(or), found.worth.reason)]),
    ...(label.date === null
      ? []
      : [judge("date", or(found.date.value), label.date.map(or), found.date.reason)]),
  ];
}

/** The precision and recall of one value. */
export interface MeaningFigure {
  readonly about: string;
  readonly value: string;
  /** How often the labels have this value. */
  readonly labeled: number;
  readonly precision: number | null;
  readonly recall: number | null;
}

/** Precision and recall of each role and kind, then the accuracy of everything. */
export function measureMeaning(judgments: readonly Judgment[]): readonly MeaningFigure[] {
  const byAbout = Map.groupBy(judgments, ({ about }) => about);
  return [...byAbout].flatMap(([about, all]) => {
    const right = all.filter(isRight);
    const sum = {
      about,
      value: "all",
      labeled: all.length,
      precision: null,
      recall: right.length / all.length,
    };
    if (about !== "role" && about !== "kind") return [sum];
    const values = [...new Set(all.flatMap(({ found, expected }) => [found, expected[0] ?? ""]))].toSorted();
    return [sum, ...values.map((value) => measureValue(about, value, all))];
  });
}

export function isRight({ found, expected }: Judgment): boolean {
  return expected.includes(found);
}

function measureValue(about: string, value: string, all: readonly Judgment[]): MeaningFigure {
  const found = all.filter((one) => one.found === value);
  const labeled = all.filter(({ expected }) => expected[0] === value);
  const share = (some: readonly Judgment[]): number | null =>
    some.length === 0 ? null : some.filter(isRight).length / some.length;
  return { about, value, labeled: labeled.length, precision: share(found), recall: share(labeled) };
}
