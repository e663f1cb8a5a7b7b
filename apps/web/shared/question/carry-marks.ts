import type { Mark } from "@askery/model";

/**
 * Moves the marks of a question to its edited text: marks before the edit stay, marks after it shift, and marks that it
 * touches are dropped.
 */
export function carryMarks(marks: readonly Mark[], from: string, to: string): readonly Mark[] {
  if (from === to) return marks;
  const most = Math.min(from.length, to.length);
  let start = 0;
  while (start < most && from[start] === to[start]) start++;
  let end = 0;
  while (end < most - start && from[from.length - 1 - end] === to[to.length - 1 - end]) end++;
  const shift = to.length - from.length;
  return marks.flatMap((mark) => {
    const { span } = mark;
    // A letter next to a word changes the word.
    if (span.end < start || (span.end === start && isApart(to, start))) return mark;
    if (span.start < from.length - end || !isApart(to, span.start + shift - 1)) return [];
    return { ...mark, span: { start: span.start + shift, end: span.end + shift } };
  });
}

/** Whether a word ends at this position. */
function isApart(text: string, index: number): boolean {
  return !/[\p{L}\p{N}_]/u.test(text[index] ?? " ");
}
