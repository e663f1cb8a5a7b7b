import { styleText } from "node:util";

/** Colors of the terminal's own palette, or none. */
export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  accent(text: string): string;
  caution(text: string): string;
}

export function choosePaint(hasColor: boolean): Paint {
  const paint = (style: Parameters<typeof styleText>[0]) => (text: string) =>
    hasColor && text !== "" ? styleText(style, text, { validateStream: false }) : text;
  return { bold: paint("bold"), dim: paint("dim"), accent: paint("cyan"), caution: paint("yellow") };
}
