import {
  columnRoles,
  roleEvidence,
  type ColumnRole,
  type ColumnSign,
  type ColumnType,
  type Decision,
  type RoleEvidence,
} from "@askery/model";
import { withoutSubunit } from "../names/without-subunit.ts";
import type { ColumnEvidence } from "./column-evidence.ts";

/** Decides the role of a column: the one with the strongest evidence, which is the reason. */
export function decideRole(evidence: ColumnEvidence): Decision<ColumnRole> {
  const { column, signs } = evidence;
  const nameWeights = readNameWords(evidence);
  const seen = [...signs.keys()];
  const choice = recallChoice(nameWeights, `${column.type} ${seen.join(" ")}`, () =>
    choose(nameWeights, seen, column.type),
  );
  const reasons = choice.strongest.map((sign) =>
    sign === null ? choice.nameReason : (signs.get(sign) ?? ""),
  );
  return recallDecision(choice, verbalizeReasons(reasons));
}

/** What is chosen for columns with the same name, type and signs. */
interface Choice {
  readonly role: ColumnRole;
  /** The strongest signs for it; null means the name. */
  readonly strongest: readonly (ColumnSign | null)[];
  readonly nameReason: string;
  /** The decisions so far by their reasons: thousands of columns share few. */
  readonly decisions: Map<string, Decision<ColumnRole>>;
}

function recallDecision({ role, decisions }: Choice, reason: string): Decision<ColumnRole> {
  const decision = decisions.get(reason) ?? { value: role, reason, origin: "found" };
  decisions.set(reason, decision);
  return decision;
}

/** Memoizes decisions, since many columns of a schema are alike. */
function recallChoice(nameWeights: NameWeights, key: string, decide: () => Choice): Choice {
  const known = choices.get(nameWeights) ?? new Map<string, Choice>();
  choices.set(nameWeights, known);
  const choice = known.get(key) ?? decide();
  known.set(key, choice);
  return choice;
}

const choices = new WeakMap<NameWeights, Map<string, Choice>>();

function choose(nameWeights: NameWeights, seen: readonly ColumnSign[], type: ColumnType): Choice {
  let best: PreparedRole | null = null;
  let highest = 0;
  for (const one of roles) {
    if (!one.types.has(type)) continue;
    const score = seen.reduce(
      (sum, sign) => sum + (one.record.signs[sign] ?? 0),
      nameWeights.get(one.role)?.weight ?? 0,
    );
    if (score > highest) [best, highest] = [one, score];
  }
  if (best === null) return { role: "other", strongest: [], nameReason: "", decisions: new Map() };
  const { role, record } = best;
  const name = nameWeights.get(role);
  const weights = [
    { sign: null, weight: name?.weight ?? 0 },
    ...seen.map((sign) => ({ sign, weight: record.signs[sign] ?? 0 })),
  ];
  const strongest = weights
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, 2)
    .map(({ sign }) => sign);
  return { role, strongest, nameReason: name?.text ?? "", decisions: new Map() };
}

interface PreparedRole {
  readonly role: ColumnRole;
  readonly record: RoleEvidence;
  readonly types: ReadonlySet<ColumnType>;
}

interface Reason {
  readonly weight: number;
  readonly text: string;
}

/** The weight of a name for each role. */
type NameWeights = ReadonlyMap<ColumnRole, Reason>;

/** The weight of a name for each role: what it names, otherwise its ending, otherwise any word in it. */
function readNameWords({ readings, tableWords }: ColumnEvidence): NameWeights {
  const isNaming = namesThing(readings, tableWords);
  const known = isNaming ? weighed.naming : weighed.plain;
  const found = known.get(readings) ?? weighName(readings, isNaming);
  known.set(readings, found);
  return found;
}

/** Memoized by readings: a name reader returns the same object for the same name. */
const weighed = {
  plain: new WeakMap<ColumnEvidence["readings"], NameWeights>(),
  naming: new WeakMap<ColumnEvidence["readings"], NameWeights>(),
} as const;

function weighName(name: ColumnEvidence["readings"], isNaming: boolean): NameWeights {
  const amount = withoutSubunit(name.map(([word = ""]) => word));
  const readings = amount === null ? name : name.slice(0, amount.length);
  const last = readings.length - 1;
  const anywhere = readings.reduce<Found>(
    (found, _, end) => addPhrases(found, words, readings, end),
    new Map(),
  );
  const endings = addPhrases(new Map(), heads, readings, last);
  const things = isNaming ? addPhrases(new Map(), heads, readings, last - 1) : new Map<ColumnRole, string>();
  things.delete("name");
  return new Map([
    ...weigh(
      anywhere,
      ({ wordWeight }) => wordWeight,
      (phrase) => `its name holds “${phrase}”`,
    ),
    ...weigh(
      endings,
      ({ headWeight }) => headWeight,
      (phrase) => `its name ends in “${phrase}”`,
    ),
    ...weigh(
      things,
      ({ headWeight }) => headWeight + namedThingWeight,
      (phrase) => `it names the “${phrase}” of the row`,
    ),
  ]);
}

function weigh(
  found: Found,
  weightOf: (record: RoleEvidence) => number,
  report: (phrase: string) => string,
): readonly (readonly [ColumnRole, Reason])[] {
  return [...found].map(([role, phrase]) => [
    role,
    { weight: weightOf(roleEvidence[role]), text: report(phrase) },
  ]);
}

/** True if `stage_name` names something other than a row of its own table: a stage. */
function namesThing(readings: ColumnEvidence["readings"], tableWords: readonly string[]): boolean {
  if (readings.length < 2 || readings.at(-1)?.includes("name") !== true) return false;
  return readings.at(-2)?.some((word) => tableWords.includes(word)) !== true;
}

/** Outweighs the evidence for a plain name. */
const namedThingWeight = 3;

/** The matching phrase for each role. */
type Found = Map<ColumnRole, string>;

/** Adds the longest phrase that ends at `end`, for roles without one. */
function addPhrases(
  found: Found,
  phrases: PhraseIndex,
  readings: ColumnEvidence["readings"],
  end: number,
): Found {
  for (const last of readings[end] ?? []) {
    for (const { role, phrase } of phrases.get(last) ?? []) {
      if (!found.has(role) && endsAt(phrase, readings, end)) found.set(role, phrase.join(" "));
    }
  }
  return found;
}

function endsAt(phrase: readonly string[], readings: ColumnEvidence["readings"], end: number): boolean {
  const start = end - phrase.length + 1;
  return start >= 0 && phrase.every((word, index) => readings[start + index]?.includes(word) === true);
}

function verbalizeReasons(reasons: readonly string[]): string {
  if (reasons.length === 0) return "Nothing speaks for anything else.";
  const joined = reasons.join(", and ");
  return `${joined.slice(0, 1).toUpperCase()}${joined.slice(1)}.`;
}

const roles: readonly PreparedRole[] = (Object.keys(columnRoles) as ColumnRole[]).map((role) => {
  return { role, record: roleEvidence[role], types: new Set(columnRoles[role].types) };
});

/** True if the name contains a word of the role, whatever the column's actual role. */
export function speaksOf(role: ColumnRole, words: readonly string[]): boolean {
  const { heads, words: anywhere } = roleEvidence[role];
  return words.some((word) => heads.includes(word) || anywhere.includes(word));
}

/** All words in the evidence of roles, which abbreviations are aligned with. */
export const roleWords: ReadonlySet<string> = new Set(
  roles.flatMap(({ record }) => [...record.heads, ...record.words].flatMap((phrase) => phrase.split(" "))),
);

/** Phrases of all roles by their last word, longest first. */
type PhraseIndex = ReadonlyMap<string, readonly RolePhrase[]>;

interface RolePhrase {
  readonly role: ColumnRole;
  readonly phrase: readonly string[];
}

const heads = indexPhrases(({ heads: phrases }) => phrases);
const words = indexPhrases(({ words: phrases }) => phrases);

function indexPhrases(list: (record: RoleEvidence) => readonly string[]): PhraseIndex {
  const all = roles.flatMap(({ role, record }) =>
    list(record).map((text): RolePhrase => ({ role, phrase: text.split(" ") })),
  );
  const longestFirst = all.toSorted((one, other) => other.phrase.length - one.phrase.length);
  return Map.groupBy(longestFirst, ({ phrase }) => phrase.at(-1) ?? "");
}
