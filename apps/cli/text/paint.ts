/** Colors of the terminal's own palette, or none at all. */
export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  accent(text: string): string;
  caution(text: string): string;
}

export function choosePaint(hasColor: boolean): Paint {
  const paint = (on: number, off: number) => (text: string) =>
    hasColor && text !== "" ? `\u001b[${String(on)}m${text}\u001b[${String(off)}m` : text;
  return { bold: paint(1, 22), dim: paint(2, 22), accent: paint(36, 39), caution: paint(33, 39) };
}
