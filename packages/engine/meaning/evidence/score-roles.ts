import { columnRoles, type ColumnRole, type Decision } from "@askery/model";
import type { ColumnEvidence } from "./column-evidence.ts";
import { roleEvidence, type RoleEvidence } from "./role-evidence.data.ts";

/** Decides what a column is: the role for which most speaks, with what speaks for it. */
export function decideRole(evidence: ColumnEvidence): Decision<ColumnRole> {
  let best: ScoredRole = { role: "other", score: 0, reasons: [] };
  for (const role of roles) {
    if (!role.types.has(evidence.column.type)) continue;
    const scored = scoreRole(role, evidence);
    if (scored.score > best.score) best = scored;
  }
  return { value: best.role, reason: verbalizeReasons(best.reasons), origin: "found" };
}

interface PreparedRole {
  readonly role: ColumnRole;
  readonly record: RoleEvidence;
  readonly types: ReadonlySet<string>;
  /** Phrases by their last word. */
  readonly heads: ReadonlyMap<string, readonly (readonly string[])[]>;
  readonly words: ReadonlyMap<string, readonly (readonly string[])[]>;
}

interface ScoredRole {
  readonly role: ColumnRole;
  readonly score: number;
  readonly reasons: readonly Reason[];
}

interface Reason {
  readonly weight: number;
  readonly text: string;
}

function scoreRole({ role, record, heads, words }: PreparedRole, evidence: ColumnEvidence): ScoredRole {
  const { readings, signs } = evidence;
  const reasons: Reason[] = [];
  const head = findPhrase(heads, readings, readings.length - 1);
  const named = findNamedThing(heads, evidence);
  if (named !== null && role !== "name") {
    reasons.push({
      weight: record.headWeight + namedThingWeight,
      text: `it names the “${named}” of the row`,
    });
  } else if (head !== null) reasons.push({ weight: record.headWeight, text: `its name ends in “${head}”` });
  else {
    const found = findAnywhere(words, readings);
    if (found !== null) reasons.push({ weight: record.wordWeight, text: `its name holds “${found}”` });
  }
  for (const [sign, text] of signs) {
    const weight = record.signs[sign] ?? 0;
    if (weight !== 0) reasons.push({ weight, text });
  }
  return { role, score: reasons.reduce((sum, { weight }) => sum + weight, 0), reasons };
}

/** What `stage_name` names, where that is something other than a row of its own table: a stage. */
function findNamedThing(
  heads: PreparedRole["heads"],
  { readings, tableWords }: ColumnEvidence,
): string | null {
  if (readings.length < 2 || readings.at(-1)?.includes("name") !== true) return null;
  const thing = readings.at(-2) ?? [];
  return thing.some((word) => tableWords.includes(word))
    ? null
    : findPhrase(heads, readings, readings.length - 2);
}

/** More than what speaks for a mere name. */
const namedThingWeight = 3;

/** A phrase whose last word can stand at `end`, the longest first. */
function findPhrase(
  phrases: PreparedRole["heads"],
  readings: ColumnEvidence["readings"],
  end: number,
): string | null {
  for (const last of readings[end] ?? []) {
    const found = phrases.get(last)?.find((phrase) => standsBefore(phrase, readings, end));
    if (found !== undefined) return found.join(" ");
  }
  return null;
}

function standsBefore(phrase: readonly string[], readings: ColumnEvidence["readings"], end: number): boolean {
  const start = end - phrase.length + 1;
  return start >= 0 && phrase.every((word, place) => readings[start + place]?.includes(word) === true);
}

function findAnywhere(phrases: PreparedRole["words"], readings: ColumnEvidence["readings"]): string | null {
  for (const end of readings.keys()) {
    const found = findPhrase(phrases, readings, end);
    if (found !== null) return found;
  }
  return null;
}

/** The two strongest, as one sentence. */
function verbalizeReasons(reasons: readonly Reason[]): string {
  const strongest = reasons
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, 2)
    .map(({ text }) => text);
  if (strongest.length === 0) return "Nothing speaks for anything else.";
  const said = strongest.join(", and ");
  return `${said.slice(0, 1).toUpperCase()}${said.slice(1)}.`;
}

const roles: readonly PreparedRole[] = (Object.keys(columnRoles) as ColumnRole[]).map((role) => {
  const record = roleEvidence[role];
  return {
    role,
    record,
    types: new Set(columnRoles[role].types),
    heads: indexPhrases(record.heads),
    words: indexPhrases(record.words),
  };
});

/** Whether the name of a column holds a word of a role, whatever the column is. */
export function speaksOf(role: ColumnRole, words: readonly string[]): boolean {
  const { heads, words: anywhere } = roleEvidence[role];
  return words.some((word) => heads.includes(word) || anywhere.includes(word));
}

/** All the words that the records of roles know: what short forms are aligned with. */
export const roleWords: ReadonlySet<string> = new Set(
  roles.flatMap(({ record }) => [...record.heads, ...record.words].flatMap((phrase) => phrase.split(" "))),
);

function indexPhrases(phrases: readonly string[]): PreparedRole["heads"] {
  const split = phrases
    .map((phrase) => phrase.split(" "))
    .toSorted((one, other) => other.length - one.length);
  return Map.groupBy(split, (phrase) => phrase.at(-1) ?? "");
}
