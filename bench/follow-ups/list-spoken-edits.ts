import type { ColumnValues, EditOptions, EditablePart, PlanEdit } from "@askery/model";

/** A change of an answer, as a person says it and as the edits that it means. */
export interface SpokenEdit {
  /** The words with a blank for what they name: "only …". */
  readonly form: string;
  readonly words: string;
  readonly edits: readonly PlanEdit[];
}

/** Changes that the plan editor offers for a plan and that follow-up questions have words for. */
export function listSpokenEdits(
  options: EditOptions,
  values: readonly ColumnValues[],
): readonly SpokenEdit[] {
  return [
    ...listBreakdowns(options),
    ...listValues(options, values),
    ...listLimits(options),
    ...listFigures(options),
    ...listPeriods(options),
  ];
}

const most = 3;

function say(form: string, name: string, edits: readonly PlanEdit[]): SpokenEdit {
  return { form, words: form.replace("…", name), edits };
}

function partsOf<Kind extends EditablePart["kind"]>(
  { parts }: EditOptions,
  kind: Kind,
): readonly Extract<EditablePart, { kind: Kind }>[] {
  return parts.filter((part): part is Extract<EditablePart, { kind: Kind }> => part.kind === kind);
}

function listBreakdowns(options: EditOptions): readonly SpokenEdit[] {
  const shown = partsOf(options, "dimension");
  if (partsOf(options, "measure").length === 0 || shown.length > 1) return [];
  const [only] = shown;
  const isTimed = only?.now?.kind === "grain" || only?.now?.kind === "datePart";
  return options.dimensions
    .filter(({ grains = [] }) => grains.length === 0)
    .slice(0, most)
    .flatMap(({ words, dimension }) => {
      const add: PlanEdit = { kind: "addDimension", dimension };
      if (only === undefined) return [say("by …", words, [add])];
      const set: PlanEdit = { kind: "setDimension", dimension: only.dimension, to: dimension };
      return [
        say("by … instead", words, [set]),
        say("split by …", words, [add]),
        ...(isTimed ? [] : [say("by …", words, [set])]),
      ];
    });
}

function listValues(options: EditOptions, known: readonly ColumnValues[]): readonly SpokenEdit[] {
  const filtered = partsOf(options, "filter").length > 0;
  if (filtered) return [];
  return options.fields
    .flatMap(({ field, type, level }) => {
      if (field.kind !== "column" || type !== "text" || level !== "row") return [];
      const found = known.find(({ table, column }) => table === field.table && column === field.column);
      const [value] = found?.values ?? [];
      return value === undefined || !/^[\p{L}][\p{L} -]{2,24}$/u.test(value) ? [] : [{ field, value }];
    })
    .slice(0, most)
    .flatMap(({ field, value }) => {
      const filter = {
        kind: "test",
        field,
        test: { kind: "in", options: [{ type: "text", value }] },
      } as const;
      const keep: PlanEdit = { kind: "addFilter", filter };
      const leave: PlanEdit = { kind: "addFilter", filter: { kind: "not", filter } };
      return [
        ...["only …", "… only", "just …", "what about …", "for …"].map((form) => say(form, value, [keep])),
        ...["without …", "exclude …", "leave out …", "not …"].map((form) => say(form, value, [leave])),
      ];
    });
}

function listLimits(options: EditOptions): readonly SpokenEdit[] {
  const measures = options.outputs.filter(({ isMeasure, sortsAs }) => isMeasure && sortsAs === "number");
  const [figure] = measures;
  const isLimited = partsOf(options, "limit").length > 0;
  const shown = partsOf(options, "dimension");
  if (figure === undefined || measures.length > 1 || isLimited || shown.length !== 1) return [];
  if (shown[0]?.now?.kind === "grain") return [];
  const rank = (direction: "ascending" | "descending", count: number): readonly PlanEdit[] => [
    { kind: "setOrder", order: [{ output: figure.output, direction }] },
    { kind: "setLimit", limit: { count, per: [] } },
  ];
  return [
    say("top 2", "", rank("descending", 2)),
    say("just the top 2", "", rank("descending", 2)),
    say("only the 2 highest", "", rank("descending", 2)),
    say("the 2 lowest", "", rank("ascending", 2)),
    say("bottom 2", "", rank("ascending", 2)),
  ];
}

function listFigures(options: EditOptions): readonly SpokenEdit[] {
  const [figure, ...others] = partsOf(options, "measure");
  if (figure === undefined || others.length > 0) return [];
  return options.measures
    .slice(0, most)
    .flatMap(({ words, measure, repeats }) =>
      repeats !== undefined
        ? []
        : [
            say("… instead", words, [{ kind: "setMeasure", measure: figure.measure, to: measure }]),
            say("add …", words, [{ kind: "addMeasure", measure }]),
          ],
    );
}

function listPeriods(options: EditOptions): readonly SpokenEdit[] {
  if (partsOf(options, "measure").length === 0 || options.times.length === 0) return [];
  const year: PlanEdit = {
    kind: "setPeriod",
    period: { kind: "absolute", from: "2025-01-01", to: "2026-01-01" },
    words: "",
    field: null,
  };
  const shown = partsOf(options, "dimension");
  const month: PlanEdit = { kind: "addDimension", dimension: { kind: "grain", grain: "month", field: null } };
  return [
    ...["in 2025", "only 2025", "for 2025", "and 2025?", "what about 2025", "same for 2025"].map((form) =>
      say(form, "", [year]),
    ),
    ...(shown.length === 0 ? [say("by month", "", [month]), say("per month", "", [month])] : []),
    ...(shown.length === 1 && shown[0]?.now?.kind !== "grain" ? [say("split by month", "", [month])] : []),
  ];
}
