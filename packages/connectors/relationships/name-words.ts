/**
 * Splits the name of a table or column into lower-case, singular words: `order_lines` and `OrderLines` become `order
 * line`; `customerID` and `customerid` become `customer id`.
 */
export function readNameWords(name: string): readonly string[] {
  const spaced = name.replaceAll(/([a-z\d])([A-Z])/g, "$1 $2").replaceAll(/([A-Z])([A-Z][a-z])/g, "$1 $2");
  const words = spaced
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
  const bare = words.length > 1 && tablePrefixes.has(words[0] ?? "") ? words.slice(1) : words;
  return bare.flatMap(splitKeyWord).map(toSingular);
}

/** Prefixes that modelers put before table names. */
const tablePrefixes: ReadonlySet<string> = new Set(["tbl", "dim", "fact", "fk", "ref"]);

/** Splits `customerid` into `customer id`, but not words that happen to end in "id" (`paid`, `grid`). */
function splitKeyWord(word: string): readonly string[] {
  if (word.length > 4 && word.endsWith("id") && !wordsInId.has(word)) return [word.slice(0, -2), "id"];
  return [word];
}

const wordsInId: ReadonlySet<string> = new Set([
  "paid",
  "unpaid",
  "prepaid",
  "valid",
  "invalid",
  "grid",
  "solid",
  "liquid",
  "rapid",
  "hybrid",
  "android",
  "covid",
  "fluid",
  "acid",
  "avoid",
  "humid",
  "overpaid",
  "squid",
  "steroid",
  "asteroid",
  "thyroid",
  "centroid",
  "pyramid",
  "orchid",
  "druid",
]);

function toSingular(word: string): string {
  if (word.length < 4 || word.endsWith("ss") || word.endsWith("us") || word.endsWith("is")) return word;
  if (word.endsWith("ies")) return word.length > 4 ? `${word.slice(0, -3)}y` : word;
  const hissing = ["sses", "shes", "ches", "xes", "zes"].find((ending) => word.endsWith(ending));
  if (hissing) return word.slice(0, -2);
  return word.endsWith("s") ? word.slice(0, -1) : word;
}
