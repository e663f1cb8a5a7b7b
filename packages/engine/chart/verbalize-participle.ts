import { dateNameWords } from "../meaning/meaning-words.data.ts";
import { splitName } from "../meaning/names/split-name.ts";

/** The participle in the name of a date: "signed up" for `signed_up_at`. Null if there is none. */
export function verbalizeParticiple(column: string): string | null {
  const words = splitName(column);
  const last = words.at(-1) ?? "";
  const rest = dateNameWords.has(last) ? words.slice(0, -1) : words;
  const [first, ...others] = rest;
  if (first === undefined || rest.length > 2) return null;
  const participle = participles.get(first) ?? (isParticiple(first) ? first : null);
  return participle === null ? null : [participle, ...others].join(" ");
}

/**
 * What has happened to a row that has a date: "cancelled" for `cancelled_at`, "checked out" for `checked_out_on`. Null for
 * other dates, such as `due_date`, and for nouns: an `end_date` may be in the future.
 */
export function verbalizePastEvent(column: string): string | null {
  const words = splitName(column);
  const [first = "", ...others] = words.slice(0, -1);
  const isDated = dateNameWords.has(words.at(-1) ?? "");
  return isDated && others.length < 2 && isParticiple(first) ? [first, ...others].join(" ") : null;
}

function isParticiple(word: string): boolean {
  return irregular.has(word) || (word.length > 4 && word.endsWith("ed"));
}

const irregular: ReadonlySet<string> = new Set([
  "begun",
  "born",
  "bought",
  "built",
  "drawn",
  "given",
  "held",
  "left",
  "lost",
  "made",
  "paid",
  "seen",
  "sent",
  "sold",
  "taken",
  "withdrawn",
  "won",
]);

/** Nouns and verbs in date names, with their participles. */
const participles: ReadonlyMap<string, string> = new Map([
  ["birth", "born"],
  ["create", "created"],
  ["creation", "created"],
  ["end", "ended"],
  ["hire", "hired"],
  ["hiring", "hired"],
  ["installation", "installed"],
  ["join", "joined"],
  ["publication", "published"],
  ["release", "released"],
  ["signup", "signed up"],
  ["start", "started"],
]);
