import type { Mark } from "@askery/model";

/**
 * The marks of a question as they lie in what it was changed to: those before the change stay, those behind it move along,
 * those that it touches are gone.
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
    // A letter beside a word makes it another one.
    if (span.end < start || (span.end === start && isApart(to, start))) return mark;
    if (span.start < from.length - end || !isApart(to, span.start + shift - 1)) return [];
    return { ...mark, span: { start: span.start + shift, end: span.end + shift } };
  });
}

/** Whether no word goes on at this place of a text. */
function isApart(text: string, place: number): boolean {
  return !/[\p{L}\p{N}_]/u.test(text[place] ?? " ");
}
