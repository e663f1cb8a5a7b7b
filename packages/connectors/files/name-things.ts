/**
 * A name for a table or a column out of what a person wrote: words in lower case with underscores between them,
 * letters of any script, at most 60 characters. Empty where there is no letter and no digit.
 */
export function printWords(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC")
    .replaceAll("ß", "ss")
    .replaceAll("æ", "ae")
    .replaceAll("ø", "o")
    .replaceAll("&", " and ")
    .replaceAll("%", " percent ")
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "_")
    .replaceAll(/^_+|_+$/g, "")
    .slice(0, maxLength)
    .replace(/_+$/, "");
}

const maxLength = 60;

/** A name that is not among those taken: with a number where it has to be. It is taken from then on. */
export function claimName(name: string, taken: Set<string>): string {
  let free = name;
  for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${name}_${String(number)}`;
  taken.add(free.toLowerCase());
  return free;
}

/** Names for columns after their titles: each its own, none empty. */
export function nameColumns(titles: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return titles.map((title, at) => claimName(printWords(title) || `column_${String(at + 1)}`, taken));
}

/** A table's name after a file's or a sheet's; words that SQL keeps for itself get a second one. */
export function nameTable(title: string, keywords: ReadonlySet<string>): string {
  const words = printWords(title) || "table_1";
  return keywords.has(words) || /^\d/.test(words) ? `table_${words}` : words;
}

/** A file's name without its ending. */
export function titleOfFile(fileName: string): string {
  return fileName.replace(/^.*[/\\]/, "").replace(/(?!^)\.[a-z0-9]{1,8}$/i, "");
}
