/** Where two SVG documents differ for a reader; null if they look the same. Numbers may differ by less than a pixel. */
export function findDifference(one: string, other: string): string | null {
  const [left, right] = [readParts(one), readParts(other)];
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const [a, b] = [left[index] ?? "", right[index] ?? ""];
    if (a !== b && !(Math.abs(Number(a) - Number(b)) < tolerance)) {
      const around = (parts: readonly string[]) => parts.slice(Math.max(0, index - 3), index + 2).join("");
      return `"${around(left)}" is now "${around(right)}".`;
    }
  }
  return null;
}

/** In pixels and, for colors, in steps of 255. */
const tolerance = 1;

/** The numbers of a document and the texts between them. Names of clip paths depend on every digit. */
function readParts(svg: string): readonly string[] {
  const text = svg.replaceAll(/((?:id="|url\(#))c[\da-z]+-/gu, "$1");
  return text.split(/(-?\d+(?:\.\d+)?(?:e-?\d+)?)/u).filter((part) => part !== "");
}
