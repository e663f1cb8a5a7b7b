/** One user-perceived character, normalized, with its position in the original text. */
export interface Character {
  /** NFC, with apostrophes, quotation marks, hyphens and spaces unified. */
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Splits text into normalized characters with their positions in the original text.
 *
 * Drops invisible characters (zero-width space and joiners, soft hyphen, byte order mark). Converts full-width Latin
 * letters and digits to regular ones.
 */
export function normalizeText(text: string): readonly Character[] {
  const characters: Character[] = [];
  let start = 0;
  let cluster = "";
  let position = 0;
  for (const point of text) {
    if (cluster !== "" && !combiningMark.test(point)) {
      pushCharacter(characters, cluster, start, position);
      cluster = "";
    }
    if (cluster === "") start = position;
    cluster += point;
    position += point.length;
  }
  if (cluster !== "") pushCharacter(characters, cluster, start, position);
  return characters;
}

const combiningMark = /^\p{M}$/u;
/** Format characters (zero width, direction marks, soft hyphen) and the emoji variation selector. */
const invisible = /^(?:\p{Cf}|\ufe0f)$/u;

/** Typographic variants and the character that replaces them. */
const lookAlikes: ReadonlyMap<string, string> = new Map([
  ...["\u2018", "\u2019", "\u201b", "\u02bc", "\u2032", "\u00b4", "\uff07"].map(
    (quote) => [quote, "'"] as const,
  ),
  ...["\u201c", "\u201d", "\u201e", "\u201f", "\u2033", "\u00ab", "\u00bb", "\uff02"].map(
    (quote) => [quote, '"'] as const,
  ),
  ...["\u2010", "\u2011", "\u2012", "\u2013", "\u2014", "\u2015", "\u2212", "\ufe63", "\uff0d"].map(
    (dash) => [dash, "-"] as const,
  ),
]);

function pushCharacter(characters: Character[], cluster: string, start: number, end: number): void {
  const point = cluster.codePointAt(0) ?? 0;
  if (point < 0x80 && cluster.length === 1) characters.push({ value: cluster, start, end });
  else if (!invisible.test(cluster)) characters.push({ value: normalizeCluster(cluster, point), start, end });
}

function normalizeCluster(cluster: string, point: number): string {
  const lookAlike = lookAlikes.get(cluster);
  if (lookAlike !== undefined) return lookAlike;
  if (point >= 0xff01 && point <= 0xff5e) return cluster.normalize("NFKC");
  return cluster.normalize("NFC");
}
