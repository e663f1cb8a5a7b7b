/** Mutants that no input can tell from the original. */
export const equivalentMutants: readonly EquivalentMutants[] = [
  {
    path: "packages/engine/sql/dialects/clickhouse.ts",
    code: 'return moment >= "1970-01-02" && moment < "2106";',
    changes: ['moment < "2106" → moment <= "2106"'],
    why: "A moment is longer than a year.",
  },
  {
    path: "packages/engine/sql/dialects/date-text.ts",
    code: "return new Date(toUnixMs(checkDate(date)) + 86_400_000).toISOString().slice(0, 10);",
    changes: ["86_400_000 → 86400001"],
    why: "A date starts at midnight, and the time is cut off.",
  },
  {
    path: "packages/engine/sql/dialects/date-text.ts",
    code: "const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = moment.split(/[- :]/).map(Number);",
    changes: ["year = 0 → year = 1", "month = 1 → month = 2", "day = 1 → day = 2"],
    why: "Every moment has a date.",
  },
  {
    path: "packages/engine/sql/dialects/date-text.ts",
    code: 'const [year = 0, month = 0, day = 0] = date.split("-").map(Number);',
    changes: ["year = 0 → year = 1", "month = 0 → month = 1", "day = 0 → day = 1"],
    why: "The text has matched the pattern of a date.",
  },
  {
    path: "packages/engine/sql/literal-kind.ts",
    code: 'if (isNumeric(type)) return "number";',
    changes: ['"number" → ""'],
    why: "Kinds are only compared with each other.",
  },
  {
    path: "packages/engine/sql/literal-kind.ts",
    code: 'return type === "date" || type === "timestamp" ? "moment" : type;',
    changes: ['"moment" → ""'],
    why: "Kinds are only compared with each other.",
  },
  {
    path: "packages/engine/sql/plan-outputs.ts",
    code: 'label: "one",',
    changes: ['"one" → ""'],
    why: "Labels are not printed.",
  },
  {
    path: "packages/engine/sql/plan-outputs.ts",
    code: "isShown: true,",
    changes: ["true → false"],
    why: "The output takes the place of the shown ones.",
  },
  {
    path: "packages/engine/sql/plan-outputs.ts",
    code: 'for (let steps = 0; resolved.kind === "output"; steps += 1) {',
    changes: ["0 → 1"],
    why: "A chain has fewer references than outputs; only a cycle has more.",
  },
  {
    path: "packages/engine/sql/plan-outputs.ts",
    code: "const code = character.codePointAt(0) ?? 0;",
    changes: ["0; → 1;"],
    why: "A character has a code point.",
  },
  {
    path: "packages/engine/sql/print-expression.ts",
    code: "if (scope.computed.size > 0) {",
    changes: ["scope.computed.size > 0 → true", "scope.computed.size > 0 → scope.computed.size >= 0"],
    why: "The test only saves the key of every expression of the first stage.",
  },
  {
    path: "packages/engine/sql/print-period.ts",
    code: 'const { type, encoding: own } = described[index] ?? { type: "other", encoding: null };',
    changes: ['"other" → ""'],
    why: "Every value is described.",
  },
  {
    path: "packages/engine/sql/print-window.ts",
    code: 'const nullsLast = isNullable ? scope.printing.dialect.nullsLast[direction] : "by itself";',
    changes: ['"by itself" → ""'],
    why: "Only the other two ways print anything.",
  },
  {
    path: "packages/engine/sql/wrap-plan.ts",
    code: "isShown: true,",
    changes: ["true → false"],
    why: "If no output is shown, all are.",
  },
  {
    path: "packages/model/format/format-list.ts",
    code: "return Array.isArray(elements) ? elements : [text];",
    changes: ["[text] → []"],
    why: "JSON that starts with a bracket is an array.",
  },
  {
    path: "packages/model/format/format-list.ts",
    code: "if (cause instanceof SyntaxError) return [text];",
    changes: ["cause instanceof SyntaxError → true"],
    why: "The parser throws nothing else.",
  },
  {
    path: "packages/model/format/format-value.ts",
    code: "if (Number.isInteger(value) || size >= 1000) return writeNumber(value, settings.locale, fixed(0));",
    changes: ["size >= 1000 → size > 1000"],
    why: "1000 is an integer.",
  },
  {
    path: "packages/model/format/write-number.ts",
    code: "const maxFormatters = 200;",
    changes: ["200 → 201"],
    why: "The limit of the cache affects memory only.",
  },
  {
    path: "packages/model/format/write-number.ts",
    code: "if (formatters.size >= maxFormatters) formatters.clear();",
    changes: [
      "formatters.size >= maxFormatters → formatters.size > maxFormatters",
      "formatters.size >= maxFormatters → formatters.size < maxFormatters",
    ],
    why: "The cache affects speed and memory only.",
  },
];

export interface EquivalentMutants {
  readonly path: string;
  /** The lines of the changed text, with single spaces. The entry survives changes of other lines. */
  readonly code: string;
  /** `before → after`: the first `before` in the code becomes `after`. */
  readonly changes: readonly string[];
  readonly why: string;
}
