/**
 * Moves labels apart so that they do not overlap, each as little as possible and within the bounds. Returns the new
 * positions in the original order; null if there is not enough room.
 */
export function spreadLabels(
  wanted: readonly number[],
  { from, to, pitch }: { readonly from: number; readonly to: number; readonly pitch: number },
): readonly number[] | null {
  if ((wanted.length - 1) * pitch > to - from) return null;
  const order = wanted
    .map((_, index) => index)
    .toSorted((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const groups: Group[] = [];
  for (const index of order) {
    groups.push({ members: [index], top: clamp(wanted[index] ?? 0, from, to) });
    joinLast(groups, wanted, { from, to, pitch });
  }
  const placed = [...wanted];
  for (const { members, top } of groups) {
    members.forEach((member, step) => {
      placed[member] = top + step * pitch;
    });
  }
  return placed;
}

interface Group {
  readonly members: readonly number[];
  /** The position of its first label. */
  readonly top: number;
}

/** Merges labels that overlap into groups, each centered on the wanted positions of its labels, until none overlap. */
function joinLast(
  groups: Group[],
  wanted: readonly number[],
  { from, to, pitch }: { readonly from: number; readonly to: number; readonly pitch: number },
): void {
  for (let last = groups.at(-1), before = groups.at(-2); last !== undefined && before !== undefined;) {
    if (before.top + before.members.length * pitch <= last.top) return;
    const members = [...before.members, ...last.members];
    const middle = members.reduce((sum, index) => sum + (wanted[index] ?? 0), 0) / members.length;
    const height = (members.length - 1) * pitch;
    groups.splice(-2, 2, { members, top: clamp(middle - height / 2, from, to - height) });
    [last, before] = [groups.at(-1), groups.at(-2)];
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
