import type { Mutant } from "./find-mutants.ts";

/**
 * Prints a source that has all its mutants. `$mutant(7)`, a global function, decides at each evaluation whether mutant 7
 * takes the place of the original.
 *
 * @param mutants mutants of the source with the number of each, in text order
 */
export function printSwitches(source: string, mutants: readonly NumberedMutant[]): string {
  const outermostFirst = mutants.toSorted(
    (one, other) => one.span.start - other.span.start || other.span.end - one.span.end,
  );
  return printPart(source, { start: 0, end: source.length }, outermostFirst);
}

export type NumberedMutant = Pick<Mutant, "span" | "after"> & { readonly id: number };

function printPart(source: string, part: Mutant["span"], mutants: readonly NumberedMutant[]): string {
  let text = "";
  let position = part.start;
  let rest = mutants;
  while (rest[0] !== undefined) {
    const { span } = rest[0];
    const inside = rest.filter(({ span: { start } }) => start < span.end);
    text += source.slice(position, span.start) + printSwitch(source, span, inside);
    position = span.end;
    rest = rest.slice(inside.length);
  }
  return text + source.slice(position, part.end);
}

/** @param mutants those of the span itself, then those inside it */
function printSwitch(source: string, span: Mutant["span"], mutants: readonly NumberedMutant[]): string {
  const own = mutants.filter(({ span: { start, end } }) => start === span.start && end === span.end);
  const choose = (original: string, write: (after: string) => string): string =>
    own.map(({ id, after }) => `$mutant(${id}) ? ${write(after)} : `).join("") + original;
  if (isMethod(source, span)) {
    const quote = (member: string): string => JSON.stringify(member.slice(1));
    const isOptional = source[span.start - 1] === "?";
    return `${isOptional ? "." : ""}[${choose(quote(source.slice(span.start, span.end)), quote)}]`;
  }
  return `(${choose(printPart(source, span, mutants.slice(own.length)), (after) => after)})`;
}

/** A call keeps its object only if the switch is between the names. */
function isMethod(source: string, { start, end }: Mutant["span"]): boolean {
  return /^\.[a-z]+$/iu.test(source.slice(start, end));
}
