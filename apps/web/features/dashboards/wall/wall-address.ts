/** Seconds that a tab is shown, of which people choose. 0 does not rotate. */
export const rotations = [0, 15, 30, 60, 120] as const;

const usualSeconds = 30;

/** The seconds of rotation that an address has; null for a page that is no wall. "?wall" alone rotates as usual. */
export function readWall(wall: string | undefined): number | null {
  if (wall === undefined) return null;
  const seconds = Number(wall === "" ? usualSeconds : wall);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(3_600, seconds) : usualSeconds;
}

export const usualWall = String(usualSeconds);
