/**
 * The color with an opacity: `fadeColor("rgb(1, 2, 3)", 0.5)` is "rgba(1, 2, 3, 0.5)". Colors in other notations are
 * returned unchanged.
 */
export function fadeColor(color: string, opacity: number): string {
  const channels = readColor(color);
  return channels === null ? color : `rgba(${channels.join(", ")}, ${opacity})`;
}

/** Whether dark text is more legible on a color than light text, by WCAG 2's relative luminance. */
export function isBright(color: string): boolean {
  const channels = readColor(color);
  if (channels === null) return false;
  const [red, green, blue] = channels.map(linear);
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0) > 0.18;
}

/** The color at a position from 0 to 1 along a ramp of evenly spaced colors. */
export function pickColor(ramp: readonly string[], position: number): string {
  const last = ramp.length - 1;
  const at = Math.min(1, Math.max(0, position)) * last;
  const [from, to] = [ramp[Math.floor(at)] ?? "", ramp[Math.min(last, Math.floor(at) + 1)] ?? ""];
  const [one, other] = [readColor(from), readColor(to)];
  if (one === null || other === null) return from;
  const part = at - Math.floor(at);
  const mixed = one.map((channel, index) => Math.round(channel + ((other[index] ?? 0) - channel) * part));
  return `rgb(${mixed.join(", ")})`;
}

function readColor(color: string): readonly number[] | null {
  const match = /^rgba?\((\d+), ?(\d+), ?(\d+)/.exec(color);
  return match === null ? null : match.slice(1, 4).map(Number);
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
