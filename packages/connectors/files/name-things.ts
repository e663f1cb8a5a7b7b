/**
 * Converts text to a name for a table or column: lower-case words separated by underscores, with letters of any script,
 * at most 60 characters. Empty if the text has no letters or digits.
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

/** Makes a name unique with a number if necessary, and adds it to `taken`. */
export function claimName(name: string, taken: Set<string>): string {
  let free = name;
  for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${name}_${String(number)}`;
  taken.add(free.toLowerCase());
  return free;
}

/** Converts titles to unique, non-empty column names. */
export function nameColumns(titles: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return titles.map((title, at) => claimName(printWords(title) || `column_${String(at + 1)}`, taken));
}

/** Converts the name of a file or sheet to a table name; prefixes SQL keywords and names that start with a digit. */
export function nameTable(title: string, keywords: ReadonlySet<string>): string {
  const words = printWords(title) || "table_1";
  return keywords.has(words) || /^\d/.test(words) ? `table_${words}` : words;
}

/** A file's name without folder and extension. */
export function titleOfFile(fileName: string): string {
  return fileName.replace(/^.*[/\\]/, "").replace(/(?!^)\.[a-z0-9]{1,8}$/i, "");
}
