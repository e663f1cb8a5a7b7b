const eighths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];

/** A bar for a `share` (0–1) of a width, accurate to an eighth of a column. Any share above 0 is visible. */
export function drawBar(share: number, width: number): string {
  const parts = Math.min(width * 8, Math.max(share > 0 ? 1 : 0, Math.round(share * width * 8)));
  return "█".repeat(Math.floor(parts / 8)) + (eighths[parts % 8] ?? "");
}
