/**
 * The terms of the ORDER BY at the top level of a statement, without direction, spaces, quotes and case; null if the
 * top level does not sort.
 */
export function readOrder(sql: string): readonly string[] | null {
  const outline = readTopLevel(sql);
  const found = /\border\s+by\b/i.exec(outline);
  if (!found) return null;
  const start = found.index + found[0].length;
  const length = /\b(?:limit|offset|fetch)\b/i.exec(outline.slice(start))?.index;
  const end = length === undefined ? sql.length : start + length;
  return splitTerms(sql.slice(start, end), outline.slice(start, end)).map(simplifyTerm);
}

/**
 * The indexes of the terms among the named columns. Empty if one of them is missing, because then tied rows cannot be
 * recognized.
 */
export function findTieColumns(order: readonly string[], names: readonly string[]): readonly number[] {
  const shown = names.map(simplifyName);
  const positions = order.map((term) => findColumn(term, shown));
  return positions.every((position) => position >= 0) ? positions : [];
}

/** The statement with quoted text, parentheses and comments replaced by spaces of the same length. */
function readTopLevel(sql: string): string {
  let outline = "";
  let depth = 0;
  for (let position = 0; position < sql.length;) {
    const length = lengthOfSkipped(sql, position);
    if (length > 0) {
      outline += " ".repeat(length);
      position += length;
      continue;
    }
    const character = sql.charAt(position++);
    if (character === ")") depth--;
    outline += depth === 0 ? character : " ";
    if (character === "(") depth++;
  }
  return outline;
}

function lengthOfSkipped(sql: string, position: number): number {
  if (sql.startsWith("--", position)) return endOf(sql, "\n", position) - position;
  const quote = sql.charAt(position);
  return quote === "'" || quote === '"' || quote === "`" ? endOf(sql, quote, position + 1) - position : 0;
}

function endOf(sql: string, mark: string, from: number): number {
  const end = sql.indexOf(mark, from);
  return end < 0 ? sql.length : end + 1;
}

/** Splits at the commas of the outline. */
function splitTerms(text: string, outline: string): readonly string[] {
  const terms: string[] = [];
  let start = 0;
  for (let comma = outline.indexOf(","); comma >= 0; comma = outline.indexOf(",", comma + 1)) {
    terms.push(text.slice(start, comma));
    start = comma + 1;
  }
  return [...terms, text.slice(start)];
}

function simplifyTerm(term: string): string {
  return simplifyName(
    term.replaceAll(/\b(?:asc|desc|nulls\s+(?:first|last)|collate\s+\w+)\b/gi, "").replaceAll(";", ""),
  );
}

function simplifyName(name: string): string {
  return name.replaceAll(/[\s"`]/g, "").toLowerCase();
}

/** Finds a column by position, by name, or by name without its table. */
function findColumn(term: string, shown: readonly string[]): number {
  if (/^\d+$/.test(term) && Number(term) >= 1 && Number(term) <= shown.length) return Number(term) - 1;
  const short = term.includes("(") ? term : lastPart(term);
  const exact = shown.indexOf(term);
  return exact >= 0 ? exact : shown.findIndex((name) => name === short || lastPart(name) === short);
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf(".") + 1);
}
