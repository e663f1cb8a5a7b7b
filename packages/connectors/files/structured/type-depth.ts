/**
 * Counts the levels of lists, structures and maps in a DuckDB type: 3 for `STRUCT(a INTEGER[])[]`. Other types with
 * parentheses count as one level.
 */
export function depthOfType(type: string): number {
  const enclosing: number[] = [];
  let deepestSibling = 0;
  let depth = 0;
  for (const [token] of type.matchAll(/"(?:[^"]|"")*"|'(?:[^']|'')*'|[(),[]/g)) {
    if (token === "(") {
      enclosing.push(deepestSibling);
      deepestSibling = 0;
      depth = 0;
    } else if (token === ",") {
      deepestSibling = Math.max(deepestSibling, depth);
      depth = 0;
    } else if (token === ")") {
      depth = Math.max(deepestSibling, depth) + 1;
      deepestSibling = enclosing.pop() ?? 0;
    } else if (token === "[") {
      depth++;
    }
  }
  return Math.max(deepestSibling, depth);
}
