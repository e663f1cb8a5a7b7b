const eighths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];

/** A bar of `share` (0–1) of a width, to an eighth of a column; something always shows for more than nothing. */
export function drawBar(share: number, width: number): string {
  const parts = Math.min(width * 8, Math.max(share > 0 ? 1 : 0, Math.round(share * width * 8)));
  return "█".repeat(Math.floor(parts / 8)) + (eighths[parts % 8] ?? "");
}
