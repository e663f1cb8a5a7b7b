/** A name that is being typed after an “@”. */
interface TypedMention {
  /** The position of the “@”. */
  readonly start: number;
  readonly search: string;
}

/** The name that is being typed before the caret; null if there is none. A name can have two words. */
export function findMention(text: string, caret: number): TypedMention | null {
  const match = /(?:^|[\s(])@([\p{L}\p{N}.'’-]*(?: [\p{L}\p{N}.'’-]+)?)$/u.exec(text.slice(0, caret));
  if (match === null) return null;
  const search = match[1] ?? "";
  return { start: caret - search.length - 1, search };
}

interface Completed {
  readonly text: string;
  readonly caret: number;
}

/** Completes a typed mention with a person's name. */
export function completeMention(text: string, { start, search }: TypedMention, name: string): Completed {
  const rest = text.slice(start + 1 + search.length);
  const inserted = `@${name}${/^\s/.test(rest) ? "" : " "}`;
  return { text: text.slice(0, start) + inserted + rest, caret: start + inserted.length };
}
