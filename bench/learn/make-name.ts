import type { CompanyColumn } from "./company.ts";
import { Seeded } from "./seeded.ts";

/** The name of the row with this index: first the listed ones, then others made from them. All are different. */
export function makeName({ name, type, values }: CompanyColumn, index: number, seed: string): string {
  const key = `${seed} ${name} ${type.kind} ${values.join()}`;
  const made = madeNames.get(key) ?? [...values];
  madeNames.set(key, made);
  const known = new Set(made);
  const random = new Seeded(`${key} ${made.length}`);
  while (made.length <= index) {
    const draft = type.kind === "person" ? mixPerson(values, random) : mixName(values, random);
    const next = known.has(draft) ? `${draft} ${toRoman(made.length)}` : draft;
    if (type.kind === "person" && known.has(draft)) continue;
    known.add(next);
    made.push(next);
  }
  return made[index] ?? "";
}

const madeNames = new Map<string, string[]>();

function mixPerson(values: readonly string[], random: Seeded): string {
  const listed = values.map((value) => value.split(" "));
  const first = [...listed.map((words) => words[0] ?? ""), ...firstNames];
  const last = [...listed.map((words) => words.at(-1) ?? ""), ...lastNames];
  return `${first[random.whole(0, first.length - 1)]} ${last[random.whole(0, last.length - 1)]}`;
}

function mixName(values: readonly string[], random: Seeded): string {
  const one = values[random.whole(0, values.length - 1)] ?? "North";
  const other = values[random.whole(0, values.length - 1)] ?? "North";
  const [start] = one.split(" ");
  const end = other.split(" ").slice(1).join(" ");
  return end === "" || end === one.split(" ").slice(1).join(" ")
    ? `${start} ${random.pick(nameEndings)}`
    : `${start} ${end}`;
}

function toRoman(number: number): string {
  return ["II", "III", "IV", "V"][number % 4] + (number > 12 ? ` ${number}` : "");
}

const nameEndings = [
  "North",
  "South",
  "West",
  "East",
  "Park",
  "Hill",
  "Point",
  "Bay",
  "Grove",
  "Field",
] as const;

const firstNames =
  "Ada Ben Cleo Dario Edda Felix Gina Hugo Ines Jonas Kira Luis Mara Nils Olga Pavel Rosa Sven Tara Udo Vera Wim Yara Zeno".split(
    " ",
  );

const lastNames =
  "Adler Brandt Costa Dahl Evers Fabre Greco Holm Ivanov Jensen Keller Lang Moreau Novak Ortiz Petit Quist Rossi Silva Tanaka Ulrich Vogel Wagner Young Zeman".split(
    " ",
  );
