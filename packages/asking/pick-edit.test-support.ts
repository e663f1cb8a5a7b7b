import type {
  EditField,
  EditFilter,
  EditOptions,
  FieldOption,
  FieldTest,
  Literal,
  Period,
  PlanEdit,
} from "@askery/model";

/** Picks an item by a random number. */
export type Pick = <Item>(items: readonly Item[]) => Item | undefined;

/** Picks items by these numbers, one after another. */
export function pickBy(numbers: readonly number[]): Pick {
  let at = 0;
  return (items) => items[(numbers[at++ % numbers.length] ?? 0) % Math.max(1, items.length)];
}

/** An edit as the plan editor makes them: from the options of a plan. Undefined if there are none of the kind. */
export function pickEdit(options: EditOptions, pick: Pick): PlanEdit | undefined {
  const kind = pick(kinds);
  return kind === undefined ? undefined : makers[kind](options, pick);
}

type Maker = (options: EditOptions, pick: Pick) => PlanEdit | undefined;

const makers = {
  addMeasure: ({ measures }, pick) => {
    const option = pick(measures.filter(({ repeats }) => repeats === undefined));
    return option && { kind: "addMeasure", measure: option.measure };
  },
  setMeasure: ({ measures, parts }, pick) => {
    const part = pick(parts.filter(({ kind }) => kind === "measure"));
    const to = pick([null, ...measures])?.measure ?? null;
    return part?.kind === "measure" ? { kind: "setMeasure", measure: part.measure, to } : undefined;
  },
  addDimension: ({ dimensions }, pick) => {
    const option = pick(dimensions);
    const { grains } = option ?? {};
    const grain = pick(grains ?? []);
    if (option === undefined) return undefined;
    const { dimension } = option;
    const isTime = dimension.kind === "grain" && grain !== undefined;
    return { kind: "addDimension", dimension: isTime ? { ...dimension, grain } : dimension };
  },
  setDimension: ({ dimensions, parts }, pick) => {
    const part = pick(parts.filter(({ kind }) => kind === "dimension"));
    const to = pick([null, ...dimensions])?.dimension ?? null;
    return part?.kind === "dimension" ? { kind: "setDimension", dimension: part.dimension, to } : undefined;
  },
  setGrain: ({ parts }, pick) => {
    const part = pick(parts.filter((one) => one.kind === "dimension" && one.now?.kind === "grain"));
    const grain = pick(["day", "week", "month", "quarter", "year"] as const);
    return part?.kind === "dimension" && grain
      ? { kind: "setGrain", dimension: part.dimension, grain }
      : undefined;
  },
  addFilter: ({ fields }, pick) => {
    const filter = pickFilter(fields, pick);
    return filter && { kind: "addFilter", filter };
  },
  setFilter: ({ parts, fields }, pick) => {
    const part = pick(parts.filter(({ kind }) => kind === "filter" || kind === "period"));
    if (part?.kind !== "filter" && part?.kind !== "period") return undefined;
    const now = part.kind === "filter" ? part.now : null;
    const other = pickFilter(fields, pick) ?? null;
    const to = pick([null, other, now && ({ kind: "not", filter: now } as const), ...grouped(now, other)]);
    return { kind: "setFilter", filter: part.filter, to: to ?? null };
  },
  setPeriod: ({ times }, pick) => {
    const time = pick([null, ...times]);
    const period = pick([null, ...periods]) ?? null;
    return { kind: "setPeriod", period, words: "", field: time?.field ?? null };
  },
  setOrder: ({ outputs }, pick) => {
    const output = pick(outputs)?.output;
    const direction = pick(["ascending", "descending"] as const) ?? "ascending";
    return { kind: "setOrder", order: output === undefined ? [] : [{ output, direction }] };
  },
  setLimit: ({ outputs }, pick) => {
    const per = pick([null, ...outputs.filter(({ isMeasure }) => !isMeasure)])?.output;
    const count = pick([null, 1, 3, 10]) ?? null;
    return {
      kind: "setLimit",
      limit: count === null ? null : { count, per: per === undefined ? [] : [per] },
    };
  },
  compare: ({ comparisons }, pick) => {
    const option = pick(comparisons);
    return option && { kind: "compare", with: option.with };
  },
  includeUnmatched: ({ fields }, pick) => {
    const field = pick(fields)?.field;
    return field?.kind === "column" ? { kind: "includeUnmatched", table: field.table } : undefined;
  },
} as const satisfies Readonly<Record<PlanEdit["kind"], Maker>>;

const kinds = Object.keys(makers) as readonly PlanEdit["kind"][];

/** A filter put into a group with another, and a group without one of its filters. */
function grouped(now: EditFilter | null, other: EditFilter | null): readonly EditFilter[] {
  const groups = (["all", "any"] as const).flatMap((kind) => {
    if (now === null || other === null) return [];
    return { kind, filters: now.kind === kind ? [...now.filters, other] : [now, other] };
  });
  if (now?.kind !== "all" && now?.kind !== "any") return groups;
  const [, ...others] = now.filters;
  const [only] = others;
  if (only === undefined) return groups;
  return [...groups, others.length === 1 ? only : { ...now, filters: others }];
}

function pickFilter(fields: readonly FieldOption[], pick: Pick): EditFilter | undefined {
  const option = pick(fields);
  const other = option && pick([null, null, ...comparableWith(option, fields)]);
  if (option !== undefined && other) {
    const operator = pick(["=", "!=", "<", ">="] as const) ?? "<";
    return { kind: "test", field: option.field, test: { kind: "compareField", operator, with: other } };
  }
  const test = option && pick(testsOf(option));
  return option && test && { kind: "test", field: option.field, test };
}

/** The fields that a field can be compared with. */
export function comparableWith(option: FieldOption, fields: readonly FieldOption[]): readonly EditField[] {
  return fields.flatMap(({ field, comparesAs }) =>
    field !== option.field &&
    field.kind !== "figure" &&
    comparesAs !== null &&
    comparesAs === option.comparesAs
      ? [field]
      : [],
  );
}

function testsOf({ type }: FieldOption): readonly FieldTest[] {
  const empty = { kind: "null" } as const;
  const [low, high] = literals[type];
  const compared = (["=", "!=", "<", ">="] as const).map(
    (operator) => ({ kind: "compare", operator, value: low }) as const,
  );
  const range = { kind: "between", low, high } as const;
  switch (type) {
    case "text":
      return [
        ...compared.slice(0, 2),
        { kind: "in", options: [low, high, { type: "null" }] },
        { kind: "match", how: "contains", text: "a%" },
        empty,
      ];
    case "number":
      return [...compared, range, { kind: "in", options: [low, high] }, empty];
    case "date":
      return [
        ...periods.map((period) => ({ kind: "period", period, words: "" }) as const),
        ...compared,
        range,
        empty,
      ];
    case "boolean":
      return [...compared.slice(0, 1), empty];
  }
}

const literals: Readonly<Record<FieldOption["type"], readonly [Literal, Literal]>> = {
  text: [
    { type: "text", value: "paid" },
    { type: "text", value: "it's" },
  ],
  number: [
    { type: "number", value: "2" },
    { type: "number", value: "40.5" },
  ],
  date: [
    { type: "date", value: "2026-02-28" },
    { type: "date", value: "2026-12-31" },
  ],
  boolean: [
    { type: "boolean", value: true },
    { type: "boolean", value: false },
  ],
};

const year = { kind: "unit", unit: "year", anchor: "year", offsets: [] } as const;
const periods: readonly Period[] = [
  { kind: "relative", from: year, to: year },
  { kind: "absolute", from: "2026-01-01", to: "2026-07-01" },
  { kind: "absolute", from: "2025-02-01", to: null },
];
