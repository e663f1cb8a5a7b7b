import {
  hasContent,
  type CatalogColumn,
  type ColumnRole,
  type DatePart,
  type Dimension,
  type DimensionOption,
  type EditDimension,
  type Grain,
  type QueryPlan,
} from "@askery/model";
import { isSame } from "../../plan/request/is-same.ts";
import { displayOf } from "../../plan/shape/shape-subjects.ts";
import type { ColumnDescription } from "../../meaning/view-tables.ts";
import { namingBlock } from "../../sql/plan-outputs.ts";
import { nameDimensions } from "../describe-plan.ts";
import {
  distinguish,
  fieldOf,
  groupOf,
  keepWorking,
  searchText,
  thingOf,
  tryEdits,
  wordsOf,
  type Candidate,
  type NearTable,
  type OptionSubject,
} from "./option-context.ts";

type DimensionCandidate = Candidate<DimensionOption>;

/** Breakdowns of figures: dates, columns with few values, and the things that rows belong to. For a list, its columns. */
export function listDimensions(subject: OptionSubject): readonly DimensionOption[] {
  const isList = subject.block?.measures.length === 0;
  const candidates = subject.near.flatMap((near) => [
    ...(isList ? columnCandidates(near, subject) : breakdownCandidates(near, subject)),
    ...entityCandidate(near, subject),
  ]);
  return distinguish(keepWorking(candidates, subject));
}

interface Wanted {
  readonly dimension: EditDimension;
  readonly group: string;
  readonly rank: number;
  readonly text: string;
  /** Default: the words of the added dimension. */
  readonly words?: string;
  readonly grains?: readonly Grain[];
}

function candidateOf({ rank, text, ...wanted }: Wanted, subject: OptionSubject): DimensionCandidate {
  const { dimension, group, grains } = wanted;
  const attempt = () => {
    const { plan, block, context } = subject;
    const added = tryEdits(plan, [{ kind: "addDimension", dimension }], context);
    const is = added.kind === "edited" ? namingBlock(added.plan) : null;
    const fresh = is === null || block === null ? undefined : findFresh(is, block);
    // The units of a date can change while the plan is broken down by it.
    const isKnown =
      fresh !== undefined &&
      block?.dimensions.some((one) => isSame(one.expression, fresh.dimension.expression));
    if (fresh === undefined || (isKnown && grains === undefined)) return null;
    return { words: wanted.words ?? fresh.name.toLowerCase(), group, dimension, ...(grains && { grains }) };
  };
  return { rank, text, attempt };
}

function findFresh(
  is: QueryPlan,
  was: QueryPlan,
): { readonly dimension: Dimension; readonly name: string } | undefined {
  const known = new Set(was.dimensions.map(({ id }) => id));
  return nameDimensions(is).find(({ dimension }) => !known.has(dimension.id));
}

/** The columns of a table by which figures can be broken down. */
function breakdownCandidates(near: NearTable, subject: OptionSubject): readonly DimensionCandidate[] {
  const { table, columns, distance } = near;
  const { schema } = subject.context;
  const group = groupOf(near);
  return columns.flatMap((column) => {
    const ref = { table: table.id, column: column.column.name };
    const field = fieldOf(column, near);
    if (schema.isDate(ref) && hasContent(column.meaning.role.value, "dates")) {
      return dateCandidates(column, near, subject);
    }
    const rank = breakdownRanks[column.meaning.role.value];
    const isOwn =
      nameOf(near).includes(ref.column) || identifies(column, near) || schema.labelOf(ref) !== null;
    if (rank === undefined || isOwn || !isShared(column)) return [];
    const wanted: Wanted = {
      dimension: { kind: "field", field },
      group,
      rank: distance * 10 + rank - fitness(column.column),
      text: searchText(column, near),
    };
    return [candidateOf(wanted, subject)];
  });
}

const breakdownRanks: Readonly<Partial<Record<ColumnRole, number>>> = {
  status: 1.5,
  category: 1.5,
  place: 2,
  flag: 2.5,
  name: 3,
  unit: 4,
  calendar: 4,
  score: 5,
  ordinal: 6,
  code: 7,
};

/** The columns that name a row, unless several rows share a name: the driver of a trip is not the trip's name. */
function nameOf({ meaning, columns }: NearTable): readonly string[] {
  const names = meaning.rowName.value;
  const [only] = names.length === 1 ? columns.filter(({ column }) => names.includes(column.name)) : [];
  return only !== undefined && only.column.profile !== null && isShared(only) ? [] : names;
}

/** True for a column that tells rows apart: part of a person's name, or a number within a key. */
function identifies(
  { column: { name }, meaning }: ColumnDescription,
  { meaning: table }: NearTable,
): boolean {
  const role = meaning.role.value;
  if (table.isOfPeople && role === "name") return true;
  return table.key.value.includes(name) && (role === "ordinal" || role === "code");
}

/** True if several rows share a value, as far as is known. A key-like column is none, nor is one with a single value. */
function isShared({ column: { profile, isUnique, type }, meaning }: ColumnDescription): boolean {
  if (isUnique || meaning.refersTo !== null || !groupedTypes.has(type)) return false;
  if (profile === null) return surelyShared.has(meaning.role.value);
  const { distinctCount, rowCount, nullCount } = profile;
  if (distinctCount < 2 || distinctCount > maxGroups) return false;
  if (rowCount >= fewRows) return distinctCount * 2 <= rowCount;
  return surelyShared.has(meaning.role.value) || distinctCount < rowCount - nullCount;
}

const groupedTypes: ReadonlySet<CatalogColumn["type"]> = new Set([
  "text",
  "integer",
  "boolean",
  "decimal",
  "float",
]);
const surelyShared: ReadonlySet<ColumnRole> = new Set([
  "status",
  "category",
  "flag",
  "place",
  "unit",
  "calendar",
]);
const maxGroups = 500;
/** In smaller tables, all values may differ by chance. */
const fewRows = 12;

/** Prefers columns with 2 to 12 values. */
function fitness({ profile }: CatalogColumn): number {
  if (profile === null) return 0;
  return profile.distinctCount <= 12 ? 0.4 : profile.distinctCount <= 40 ? 0.2 : 0;
}

function dateCandidates(
  column: ColumnDescription,
  near: NearTable,
  subject: OptionSubject,
): readonly DimensionCandidate[] {
  const { table, distance, isRoot } = near;
  const name = column.column.name;
  const field = fieldOf(column, near);
  const isMain = subject.context.schema.eventDate(table.id) === name;
  const words = wordsOf(column, near, subject.context);
  const common = { group: groupOf(near), text: `${searchText(column, near)} ${timeTerms}` };
  const isTimed = column.column.type === "timestamp";
  const grains: readonly Grain[] = [
    ...(isTimed ? (["hour"] as const) : []),
    "day",
    "week",
    "month",
    "quarter",
    "year",
  ];
  const time = candidateOf(
    {
      ...common,
      dimension: { kind: "grain", grain: "month", field },
      rank: distance * 10 + (isMain ? (isRoot ? 0 : 1) : 4),
      words,
      grains,
    },
    subject,
  );
  if (!isRoot || !isMain) return [time];
  const parts: readonly DatePart[] = ["weekday", "monthOfYear", ...(isTimed ? (["hourOfDay"] as const) : [])];
  return [
    time,
    ...parts.map((part) =>
      candidateOf(
        { ...common, dimension: { kind: "datePart", part, field }, rank: 5, words: partWords[part] ?? part },
        subject,
      ),
    ),
  ];
}

const timeTerms = "date time day week month quarter year weekday hour";
const partWords: Readonly<Partial<Record<DatePart, string>>> = {
  weekday: "day of the week",
  monthOfYear: "month of the year",
  hourOfDay: "hour of the day",
};

/** The rows of another table by name: products, customers. The rows of the plan itself come last. */
function entityCandidate(near: NearTable, subject: OptionSubject): readonly DimensionCandidate[] {
  const { table, meaning, words, distance, isRoot, way } = near;
  if (!namedKinds.has(meaning.kind.value)) return [];
  const shown = displayOf(table.id, subject.context.schema);
  const isNamed = nameOf(near).length > 0 || table.listOf !== undefined;
  if (shown.length === 0 || (!isNamed && (isRoot || distance > 1))) return [];
  const name = thingOf(near);
  const wanted: Wanted = {
    dimension: { kind: "entity", table: table.id, ...(way !== null && { via: way.via }) },
    group: groupOf(near),
    rank: isRoot ? 8 : distance * 10 + (isNamed ? 0 : 6),
    text: [name, ...words, "name"].join(" "),
    words: name,
  };
  return [candidateOf(wanted, subject)];
}

const namedKinds: ReadonlySet<NearTable["meaning"]["kind"]["value"]> = new Set(["entity", "lookup", "event"]);

/** The columns that a list can show: those of its rows, then those of the rows that these belong to. */
function columnCandidates(near: NearTable, subject: OptionSubject): readonly DimensionCandidate[] {
  return near.columns
    .filter(
      ({ column, meaning }) => !unlistedRoles.has(meaning.role.value) && !unlistedTypes.has(column.type),
    )
    .map((column, index) =>
      candidateOf(
        {
          dimension: { kind: "field", field: fieldOf(column, near) },
          group: groupOf(near),
          rank: near.distance * 10 + 1 + index / 100 + (column.meaning.role.value === "text" ? 5 : 0),
          text: searchText(column, near),
          words: wordsOf(column, near, subject.context),
        },
        subject,
      ),
    );
}

const unlistedRoles: ReadonlySet<ColumnRole> = new Set(["secret", "key", "reference", "other"]);
const unlistedTypes: ReadonlySet<CatalogColumn["type"]> = new Set(["json", "binary", "other"]);
