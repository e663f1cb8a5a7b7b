import type { Company, CompanyColumn, CompanyTable } from "./company.ts";
import { chooseHabits, type Habits } from "./habits.ts";
import { planRowCounts } from "./plan-row-counts.ts";
import { shortenWord } from "./shorten-word.ts";
import type { Lookup, Spelling, Variant, VariantColumn, VariantTable } from "./variant.ts";

/** The company's schema as other people would have made it. Equal companies and numbers give equal variants. */
export function makeVariant(company: Company, number: number): Variant {
  const habits = chooseHabits(company.id, number);
  const namer = new Namer(company, habits);
  const lookups = new Map<CompanyColumn, Lookup>();
  for (const { table, column } of listCoded(company).slice(0, habits.lookups)) {
    lookups.set(column, makeLookup(table, column, { namer, habits }));
  }
  const tables = company.tables.map((table): VariantTable => ({
    name: namer.nameTable(table),
    source: table.name,
    columns: nameColumns(table, { namer, lookups, habits }),
  }));
  return { number, habits, tables, lookups: [...lookups.values()] };
}

/** Columns that can have codes, statuses last. */
function listCoded({
  tables,
}: Company): readonly { readonly table: CompanyTable; readonly column: CompanyColumn }[] {
  const all = tables.flatMap((table) => table.columns.map((column) => ({ table, column })));
  return ["category", "status"].flatMap((kind) =>
    all.filter(({ column: { type, values } }) => type.kind === kind && values.length > 2),
  );
}

class Namer {
  readonly #habits: Habits;
  readonly #module: string;
  readonly #tables = new Map<string, string>();
  readonly #used = new Set<string>();

  constructor(company: Company, habits: Habits) {
    this.#habits = habits;
    this.#module = company.id.replaceAll(/[^a-z]/g, "").slice(0, 3);
    const counts = planRowCounts(company);
    for (const { name } of company.tables) {
      const role = counts.get(name)?.isEvent ? "fact" : "dim";
      this.#tables.set(name, this.#claim(this.#write([...this.#prefix(role), ...this.#tableWords(name)])));
    }
  }

  nameTable({ name }: CompanyTable): string {
    return this.#tables.get(name) ?? name;
  }

  nameLookup(words: readonly string[], further: string): string {
    const prefix = this.#prefix("dim");
    const short = this.#write([...prefix, ...this.#shorten(words)]);
    return this.#claim(
      this.#used.has(short) ? this.#write([...prefix, ...this.#shorten([further, ...words])]) : short,
    );
  }

  nameColumn(table: CompanyTable, words: readonly string[]): string {
    return this.#write([...this.#columnPrefix(table), ...this.#shorten(words)]);
  }

  /** The name of a column in full words, for one whose short name is taken. */
  nameInFull(words: readonly string[]): string {
    return this.#write(words);
  }

  nameKey(table: CompanyTable): string {
    const own = this.#habits.namesKeys ? table.name.split("_") : [];
    return this.#write([...this.#shorten(own), "id"]);
  }

  nameLabel(words: readonly string[]): string {
    return this.#write(this.#shorten(words));
  }

  #claim(name: string): string {
    const free = this.#used.has(name) ? `${name}_2` : name;
    this.#used.add(free);
    return free;
  }

  #prefix(role: "fact" | "dim"): readonly string[] {
    const { tablePrefix } = this.#habits;
    if (tablePrefix === "none") return [];
    return [tablePrefix === "module" ? this.#module : tablePrefix === "role" ? role : tablePrefix];
  }

  #tableWords(name: string): readonly string[] {
    const words = this.#shorten(name.split("_"));
    if (!this.#habits.isPlural) return words;
    return [...words.slice(0, -1), pluralOf(words.at(-1) ?? "")];
  }

  #columnPrefix({ name }: CompanyTable): readonly string[] {
    switch (this.#habits.columnPrefix) {
      case "none":
        return [];
      case "table":
        return this.#shorten(name.split("_"));
      case "initials":
        return [
          name.includes("_")
            ? name
                .split("_")
                .map((word) => word.charAt(0))
                .join("")
            : name.slice(0, 2),
        ];
    }
  }

  #shorten(words: readonly string[]): readonly string[] {
    return words.map((word) => shortenWord(word, this.#habits.shortening));
  }

  #write(words: readonly string[]): string {
    const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
    switch (this.#habits.casing) {
      case "snake":
        return words.join("_");
      case "upper":
        return words.join("_").toUpperCase();
      case "pascal":
        return words.map(capital).join("");
      case "camel":
        return words.map((word, index) => (index === 0 ? word : capital(word))).join("");
    }
  }
}

function pluralOf(word: string): string {
  if (/(?:s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

interface ColumnContext {
  readonly namer: Namer;
  readonly lookups: ReadonlyMap<CompanyColumn, Lookup>;
  readonly habits: Habits;
}

function nameColumns(
  table: CompanyTable,
  { namer, lookups, habits }: ColumnContext,
): readonly VariantColumn[] {
  const used = new Set<string>();
  return table.columns.map((column): VariantColumn => {
    const spelling = spellingOf(column, lookups.get(column), habits);
    const words = [...column.name.split("_"), ...suffixOf(spelling, column)];
    const wanted = column.type.kind === "key" ? namer.nameKey(table) : namer.nameColumn(table, words);
    const key = wanted.toLowerCase();
    const name = used.has(key) ? namer.nameInFull(words) : wanted;
    used.add(name.toLowerCase());
    return { name, source: column.name, spelling };
  });
}

function spellingOf({ type: { kind } }: CompanyColumn, lookup: Lookup | undefined, habits: Habits): Spelling {
  if (lookup) return { kind: "lookup", lookup };
  if (kind === "money" && habits.money === "cents") return { kind: "cents" };
  if (kind === "flag" && habits.flags !== "01") {
    return { kind: "letters", yes: habits.flags.charAt(0), no: habits.flags.charAt(1) };
  }
  if (kind === "date" || kind === "time") {
    if (habits.dates === "epoch") return { kind: "epoch" };
    if (habits.dates === "number" && kind === "date") return { kind: "day number" };
  }
  return { kind: "same" };
}

/** Numbers that mean something else carry it in their name. */
function suffixOf({ kind }: Spelling, column: CompanyColumn): readonly string[] {
  const last = column.name.split("_").at(-1);
  if (kind === "cents") return ["cents"];
  if (kind === "lookup") return last === "code" ? [] : ["code"];
  if (kind !== "epoch" && kind !== "day number") return [];
  return last === "date" || last === "at" || last === "on" ? [] : [kind === "epoch" ? "at" : "date"];
}

function makeLookup(
  table: CompanyTable,
  column: CompanyColumn,
  { namer, habits }: Omit<ColumnContext, "lookups">,
): Lookup {
  const words = column.name.split("_");
  const codes = habits.usesNumberCodes
    ? column.values.map((_, index) => index + 1)
    : makeCodes(column.values);
  return {
    name: namer.nameLookup(words, table.name),
    code: namer.nameLabel(["code"]),
    label: namer.nameLabel(["description"]),
    codes: new Map(column.values.map((value, index) => [value, codes[index] ?? value])),
  };
}

/** Codes of two or three letters. */
function makeCodes(values: readonly string[]): readonly string[] {
  const codes = new Set<string>();
  for (const value of values) {
    const letters = value.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
    const drafts = [2, 3]
      .map((length) => letters.slice(0, length))
      .concat(`${letters.charAt(0)}${codes.size + 1}`);
    codes.add(drafts.find((draft) => draft.length > 1 && !codes.has(draft)) ?? `X${codes.size + 1}`);
  }
  return [...codes];
}
