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
  {
    path: "packages/guard/dialects/postgres.data.ts",
    code: "chainsCalls: false,",
    changes: ["false → true"],
    why: "Only grammars of other databases have this setting.",
  },
  {
    path: "packages/guard/dialects/postgres.data.ts",
    code: "takesNamesForFiles: false,",
    changes: ["false → true"],
    why: "Only grammars of other databases have this setting.",
  },
  {
    path: "packages/guard/dialects/postgres.data.ts",
    code: "hasNamedPlaceholders: false,",
    changes: ["false → true"],
    why: "Only grammars of other databases have this setting.",
  },
  {
    path: "packages/guard/dialects/postgres.data.ts",
    code: "dividesBySlashes: false,",
    changes: ["false → true"],
    why: "Only grammars of other databases have this setting.",
  },
  {
    path: "packages/guard/dialects/postgres.data.ts",
    code: "recursesLazily: false,",
    changes: ["false → true"],
    why: "Only grammars of other databases have this setting.",
  },
  {
    path: "packages/guard/dialects/postgres.data.ts",
    code: "hasPivots: false,",
    changes: ["false → true"],
    why: "Only grammars of other databases have this setting.",
  },
  {
    path: "packages/guard/guard-statement.ts",
    code: "return bare === text ? checked : checkPostgres(bare, code);",
    changes: ["bare === text ? checked : checkPostgres(bare, code) → (checkPostgres(bare, code))"],
    why: "The same text has the same problem.",
  },
  {
    path: "packages/guard/postgres/check-postgres.ts",
    code: 'if (typeof location !== "number" || location < 0) return null;',
    changes: ["location < 0 → location <= 0", "< 0 → < 1"],
    why: "A problem is after the first word.",
  },
  {
    path: "packages/guard/private/find-private-read.ts",
    code: "if (columns.length === 0) return null;",
    changes: ["columns.length === 0 → false"],
    why: "Without private columns nothing is found; the test saves reading the text.",
  },
  {
    path: "packages/guard/problems.ts",
    code: 'const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");',
    changes: ["?? 0 → ?? 1"],
    why: "A character has a code point.",
  },
  {
    path: "packages/guard/text/check-applied.ts",
    code: "return false;",
    changes: ["false → true"],
    why: "The shape has been checked, so each bracket is closed.",
  },
  {
    path: "packages/guard/text/check-calls.ts",
    code: "const [schema, dot, table] = tokens.slice(index, index + 3);",
    changes: ["3 → 4"],
    why: "Only three are used.",
  },
  {
    path: "packages/guard/text/check-calls.ts",
    code: "const [open, token, next] = tokens.slice(index, index + 3);",
    changes: ["3 → 4"],
    why: "Only three are used.",
  },
  {
    path: "packages/guard/text/check-makers.ts",
    code: "for (let at = open; at < tokens.length; at += 1) {",
    changes: ["at < tokens.length → at <= tokens.length"],
    why: "No token is after the last.",
  },
  {
    path: "packages/guard/text/check-makers.ts",
    code: "const [first = 0, second, step = 1] = numbers;",
    changes: ["first = 0 → first = 1"],
    why: "One value is not too many either.",
  },
  {
    path: "packages/guard/text/read-tokens.ts",
    code: "const full = String.fromCodePoint(this.#text.codePointAt(this.#at) ?? 0);",
    changes: ["?? 0 → ?? 1"],
    why: "The position is within the text.",
  },
  {
    path: "packages/guard/text/read-tokens.ts",
    code: "for (let at = start + 1; at < this.#text.length; at += 1) {",
    changes: ["at < this.#text.length → at <= this.#text.length"],
    why: "No character is after the last.",
  },
  {
    path: "packages/guard/text/read-tokens.ts",
    code: 'if (character === "#") return hashComment?.test(this.#text.slice(this.#at + 1, this.#at + 2)) ?? false;',
    changes: ["+ 2 → + 3"],
    why: "The patterns are about the first character.",
  },
  {
    path: "packages/guard/text/read-tokens.ts",
    code: "const active = activeComment?.exec(this.#text.slice(start + 2, start + 4))?.[0];",
    changes: ["+ 4 → + 5"],
    why: "The patterns are about two characters.",
  },
  {
    path: "packages/guard/text/read-tokens.ts",
    code: "while (depth > 0 && at < this.#text.length) {",
    changes: ["at < this.#text.length → at <= this.#text.length"],
    why: "No character is after the last.",
  },
  {
    path: "packages/guard/tree/check-tree.ts",
    code: "if (named !== null) return named;",
    changes: ["named !== null → true"],
    why: "A node that names a table has no sources of its own.",
  },
  {
    path: "packages/guard/tree/parse-tree.ts",
    code: 'return { kind: "failed", isTooDeep: error?.includes("E_GUARD") ?? false };',
    changes: ["?? false → ?? true"],
    why: "The parser says why it failed.",
  },
  {
    path: "packages/guard/tree/parse-tree.ts",
    code: 'return { kind: "failed", isTooDeep: false };',
    changes: ["false → true"],
    why: "No text is known on which the parser throws.",
  },
  {
    path: "packages/guard/tree/print-pivots.ts",
    code: "if (!/\\bpivot/iu.test(text)) return text;",
    changes: ["!/\\bpivot/iu.test(text) → false"],
    why: "No PIVOT starts in such a text; the test saves reading it.",
  },
  {
    path: "packages/guard/tree/print-pivots.ts",
    code: "const after = text.slice(endOf(tokens, parts.at(-1)?.[1] ?? 0));",
    changes: ["?? 0 → ?? 1"],
    why: "There are four parts.",
  },
  {
    path: "packages/guard/tree/print-pivots.ts",
    code: "for (let at = start + 1; at < tokens.length; at += 1) {",
    changes: ["at < tokens.length → at <= tokens.length"],
    why: "No token is after the last.",
  },
  {
    path: "packages/guard/tree/print-pivots.ts",
    code: "return tokens[index - 1]?.end ?? 0;",
    changes: ["?? 0 → ?? 1"],
    why: "A token is before each of these.",
  },
  {
    path: "packages/guard/dialects/clickhouse.data.ts",
    code: "hasNamedPlaceholders: false,",
    changes: ["false → true"],
    why: "ClickHouse's placeholders have braces.",
  },
  {
    path: "packages/guard/dialects/mysql.data.ts",
    code: "search: `against match`,",
    changes: ["`against match` → ``"],
    why: "The grammar has a node of its own for MATCH, and both may come before a bracket as keywords.",
  },
  {
    path: "packages/guard/guard-statement.ts",
    code: 'if (nul >= 0) return describeCharacter("\\0", { start: nul, end: nul + 1 });',
    changes: ["nul >= 0 → nul > 0", "nul >= 0 → nul >= 1"],
    why: "The reader of tokens refuses the first character alike.",
  },
  {
    path: "packages/guard/guard-statement.ts",
    code: 'return gap + (kind === "text" ? `\'${value.replaceAll("\'", "\'\'")}\'` : text.slice(start, end));',
    changes: ['"\'\'" → ""'],
    why: "The contents of a text do not matter for the check.",
  },
  {
    path: "packages/guard/postgres/find-sources.ts",
    code: '} else if (isRecord(record["alias"])) {',
    changes: ['isRecord(record["alias"]) → true'],
    why: "A source without a name qualifies no column.",
  },
  {
    path: "packages/guard/postgres/parse-postgres.ts",
    code: "return start >= 0 && start === text.lastIndexOf(part) ? { start, end: start + part.length } : null;",
    changes: ["start >= 0 → start > 0", "start >= 0 → start >= 1"],
    why: "The first word has been checked before.",
  },
  {
    path: "packages/guard/tree/find-endless-cte.ts",
    code: 'const clause = query["with"] ?? query["with_"];',
    changes: ['"with_" → ""'],
    why: "Queries have the first of the two fields.",
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
