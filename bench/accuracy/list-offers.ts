import type { EditField, EditFilter, EditOptions, FieldOption, Literal, PlanEdit } from "@askery/model";

/** What a person can enter in a form of the plan editor, as far as the question contains it. */
export interface Entered {
  readonly question: string;
  /** The values of a column that the engine knows. */
  readonly values: (field: Extract<EditField, { kind: "column" }>) => readonly string[];
}

/**
 * The edits that one visit to the plan editor offers: everything that can be picked from its lists, and of what can be
 * typed only the numbers and values that the question contains.
 */
export function listOffers(options: EditOptions, entered: Entered): readonly PlanEdit[] {
  const { parts, measures, dimensions, outputs, comparisons, times } = options;
  const toDimensions = dimensions.flatMap(({ dimension, grains = [] }) => [
    dimension,
    ...(dimension.kind === "field"
      ? grains.map((grain) => ({ kind: "grain", grain, field: dimension.field }) as const)
      : []),
  ]);
  const filters = options.fields.flatMap((field) => listTests(field, entered));
  const counts = numbersIn(entered.question).filter((text) => /^\d{1,4}$/.test(text));
  return [
    ...parts.flatMap((part): readonly PlanEdit[] => {
      switch (part.kind) {
        case "measure": {
          const { kind: _, measure } = part;
          const set = (to: (typeof measures)[number]["measure"] | null): PlanEdit => ({
            kind: "setMeasure",
            measure,
            to,
          });
          return [set(null), ...measures.map((option) => set(option.measure))];
        }
        case "dimension":
          return [null, ...toDimensions].map((to) => ({
            kind: "setDimension",
            dimension: part.dimension,
            to,
          }));
        case "filter":
          return [null, ...filters].map((to) => ({ kind: "setFilter", filter: part.filter, to }));
        case "period":
          return [
            { kind: "setPeriod", period: null, words: "", field: null },
            ...times.map(({ field }): PlanEdit => ({
              kind: "setPeriod",
              period: part.period,
              words: part.words,
              field,
            })),
          ];
        case "order":
          return [{ kind: "setOrder", order: [] }];
        case "limit":
          return [{ kind: "setLimit", limit: null }];
      }
    }),
    ...measures.map(({ measure }): PlanEdit => ({ kind: "addMeasure", measure })),
    ...toDimensions.map((dimension): PlanEdit => ({ kind: "addDimension", dimension })),
    ...filters.map((filter): PlanEdit => ({ kind: "addFilter", filter })),
    ...outputs.flatMap(({ output }) =>
      (["ascending", "descending"] as const).map((direction): PlanEdit => ({
        kind: "setOrder",
        order: [{ output, direction }],
      })),
    ),
    ...[...new Set([1, ...counts.map(Number)])].map((count): PlanEdit => ({
      kind: "setLimit",
      limit: { count, per: [] },
    })),
    ...comparisons.map((one): PlanEdit => ({ kind: "compare", with: one.with })),
  ];
}

const signs = ["=", ">", ">=", "<", "<="] as const;

function listTests({ field, type }: FieldOption, { question, values }: Entered): readonly EditFilter[] {
  const test = (test: Extract<EditFilter, { kind: "test" }>["test"]): EditFilter => ({
    kind: "test",
    field,
    test,
  });
  const equal = (value: Literal): EditFilter => test({ kind: "in", options: [value] });
  const isEmpty = test({ kind: "null" });
  const always = [isEmpty, { kind: "not", filter: isEmpty } as const];
  switch (type) {
    case "boolean":
      return [...always, ...[true, false].map((value) => equal({ type: "boolean", value }))];
    case "number":
      return [
        ...always,
        ...numbersIn(question).flatMap((value) =>
          signs.map((operator) => test({ kind: "compare", operator, value: { type: "number", value } })),
        ),
      ];
    case "text": {
      const known = field.kind === "column" ? values(field) : [];
      const lower = question.toLowerCase();
      return [
        ...always,
        ...known
          .filter((value) => value.length > 1 && lower.includes(value.toLowerCase()))
          .map((value) => equal({ type: "text", value })),
      ];
    }
    default:
      return always;
  }
}

function numbersIn(question: string): readonly string[] {
  return [...question.matchAll(/(?<![\w.])\d+(?:\.\d+)?(?!\w)/g)].map(([text]) => text);
}
