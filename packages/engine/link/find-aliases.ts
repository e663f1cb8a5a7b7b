import { countries, regions } from "../meaning/places.data.ts";
import { personTitles, valueAliases } from "./value-aliases.data.ts";
import { normalizeValue } from "./value-index.ts";

/** Another spelling of a value. */
export interface Alias {
  /** Normalized. */
  readonly text: string;
  /** `form`: the same name in another word form ("French", France). `code`: a short form. `word`: a synonym. */
  readonly kind: "form" | "code" | "word";
  /** The columns where the alias applies: any, those of places, or those with one of these words in their name. */
  readonly columns: AliasColumns;
}

export type AliasColumns = "any" | "places" | ReadonlySet<string>;

/** The aliases of a normalized text. Short codes apply only if typed in capitals, which the caller checks. */
export function findAliases(text: string): readonly Alias[] {
  return aliases.get(text) ?? withoutTitle(text);
}

/** "dr okafor": the name without the title. */
function withoutTitle(text: string): readonly Alias[] {
  const [title = "", ...name] = text.split(" ");
  return name.length === 0 || !personTitles.has(title)
    ? []
    : [{ text: name.join(" "), kind: "form", columns: personNames }];
}

const personNames: ReadonlySet<string> = new Set(["name", "surname"]);

/** True for a code that is an ordinary word in lowercase ("us", "ca"). */
export function isCode(text: string): boolean {
  return codes.has(text);
}

const codes = new Set<string>();
const aliases = indexAliases();

interface Spelled {
  readonly text: string;
  readonly kind: Alias["kind"];
}

function indexAliases(): ReadonlyMap<string, readonly Alias[]> {
  const found = new Map<string, Alias[]>();
  for (const line of [...countries, ...regions]) addGroup(found, spellPlace(line), "places");
  for (const { forms, codes, columns } of valueAliases) {
    const spelled = [
      ...forms.map((text): Spelled => ({ text, kind: "word" })),
      ...codes.map((text): Spelled => ({ text, kind: "code" })),
    ];
    addGroup(found, spelled, columns.length === 0 ? "any" : new Set(columns));
  }
  return found;
}

function spellPlace(line: string): readonly Spelled[] {
  const [name = "", short = "", others = "", people = ""] = line.split(";");
  const shortForms = short
    .split(" ")
    .filter((text) => text !== "")
    .map((text): Spelled => ({ text: normalizeValue(text), kind: "code" }));
  for (const { text } of shortForms) codes.add(text);
  const longForms = [name, ...others.split(","), ...people.split(",")].filter((text) => text !== "");
  return [...longForms.map((text): Spelled => ({ text: normalizeValue(text), kind: "form" })), ...shortForms];
}

function addGroup(found: Map<string, Alias[]>, group: readonly Spelled[], columns: AliasColumns): void {
  for (const spelled of group) {
    const others = group
      .filter((meant) => meant.text !== spelled.text)
      .map((meant): Alias => {
        const isShort = meant.kind === "code" || spelled.kind === "code";
        return { text: meant.text, kind: isShort ? "code" : meant.kind, columns: isShort ? columns : "any" };
      });
    found.set(spelled.text, [...(found.get(spelled.text) ?? []), ...others]);
  }
}
