/** Embeds the page's web fonts that the letters of an SVG need: a picture cannot use the fonts of its page. */
export async function embedFonts(svg: string): Promise<string> {
  const letters = new Set(textOf(svg));
  const faces = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => svg.includes(unquote(style.getPropertyValue("font-family"))))
    .filter(({ style }) => covers(style.getPropertyValue("unicode-range"), letters));
  const styles = await Promise.all(faces.map(printFace));
  return svg.replace(/<svg[^>]*>/, (start) => `${start}<style>${styles.join("")}</style>`);
}

/** The words in an SVG. */
export function textOf(svg: string): string {
  return svg.replaceAll(/<[^>]*>/g, "");
}

async function printFace({ style, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const address = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue("src"))?.[1];
  if (address === undefined) return "";
  const response = await fetch(new URL(address, parentStyleSheet?.href ?? location.href));
  const properties = ["font-family", "font-style", "font-weight", "unicode-range"].map(
    (name) => `${name}:${style.getPropertyValue(name)}`,
  );
  return `@font-face{${properties.join(";")};src:url(${await toDataUrl(await response.blob())})}`;
}

/** Whether a `unicode-range` such as `U+0-FF, U+131` contains one of the letters. An empty one contains all. */
function covers(unicodeRange: string, letters: ReadonlySet<string>): boolean {
  if (unicodeRange === "") return true;
  const ranges = unicodeRange.split(",").map((range) => {
    const [from = "", to = from] = range.trim().replace(/^U\+/i, "").split("-");
    return [parseInt(from.replaceAll("?", "0"), 16), parseInt(to.replaceAll("?", "F"), 16)] as const;
  });
  return [...letters].some((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return ranges.some(([from, to]) => code >= from && code <= to);
  });
}

function unquote(family: string): string {
  return family.replaceAll(/["']/g, "");
}

async function toDataUrl(blob: Blob): Promise<string> {
  let bytes = "";
  for (const byte of new Uint8Array(await blob.arrayBuffer())) bytes += String.fromCharCode(byte);
  return `data:${blob.type};base64,${btoa(bytes)}`;
}
