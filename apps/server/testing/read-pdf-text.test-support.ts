import { inflateSync } from "node:zlib";

/**
 * The text that a PDF file of ours shows, in the order in which it is drawn. Its fonts are subsets, so the glyphs are looked
 * up in the map of their font.
 */
export function readPdfText(file: Uint8Array): string {
  const objects = readObjects(file);
  const fonts = new Map<string, ReadonlyMap<string, string>>();
  for (const { head } of objects.values()) {
    const [, list = ""] = /\/Font\s*<<([^>]*)>>/.exec(head) ?? [];
    for (const [, name = "", id = ""] of list.matchAll(/\/(\w+)\s+(\d+) 0 R/g)) {
      const [, map = ""] = /\/ToUnicode\s+(\d+) 0 R/.exec(objects.get(id)?.head ?? "") ?? [];
      fonts.set(name, readGlyphs(objects.get(map)?.stream ?? ""));
    }
  }
  return [...objects.values()].map(({ stream }) => readStream(stream, fonts)).join("\n");
}

/** Glyphs are drawn one by one, each at its place: those at one height are a line. */
function readStream(stream: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let glyphs: ReadonlyMap<string, string> = new Map();
  let height = "";
  let text = "";
  const parts = /\/(\w+) [\d.]+ Tf|\s([\d.-]+) Tm\n|(<[\dA-Fa-f]+>) Tj|\[([^\]]*)\]\s*TJ/g;
  for (const [, font, y, one, several] of stream.matchAll(parts)) {
    if (font !== undefined) glyphs = fonts.get(font) ?? new Map();
    if (y !== undefined && y !== height) text += "\n";
    height = y ?? height;
    text += printGlyphs(one ?? several ?? "", glyphs);
  }
  return text;
}

interface PdfObject {
  readonly head: string;
  /** Inflated; empty for an object without one. */
  readonly stream: string;
}

function readObjects(file: Uint8Array): ReadonlyMap<string, PdfObject> {
  const text = Buffer.from(file).toString("latin1");
  const objects = new Map<string, PdfObject>();
  for (const [, id = "", body = ""] of text.matchAll(/(?:^|\n)(\d+) 0 obj\s([\s\S]*?)\nendobj/g)) {
    const start = body.search(/stream\r?\n/);
    const head = start < 0 ? body : body.slice(0, start);
    objects.set(id, {
      head,
      stream: start < 0 ? "" : inflate(body.slice(start).replace(/^stream\r?\n/, ""), head),
    });
  }
  return objects;
}

function inflate(stream: string, head: string): string {
  // Fonts and pictures have no text.
  const hasText = !/\/(?:Length1|Subtype\s*\/(?:Image|CIDFontType0C|OpenType))/.test(head);
  if (!hasText || !head.includes("/FlateDecode")) return "";
  try {
    return inflateSync(Buffer.from(stream, "latin1")).toString("latin1");
  } catch {
    return "";
  }
}

/** Which text each glyph stands for, by its four digits. */
function readGlyphs(map: string): ReadonlyMap<string, string> {
  const glyphs = new Map<string, string>();
  for (const [, from = "", , list = ""] of map.matchAll(/<(\w{4})>\s*<(\w{4})>\s*\[([^\]]*)\]/g)) {
    const texts = [...list.matchAll(/<([\dA-Fa-f ]*)>/g)].map(([, digits = ""]) => readUtf16(digits));
    for (const [index, shown] of texts.entries()) glyphs.set(keyOf(parseInt(from, 16) + index), shown);
  }
  return glyphs;
}

/** A ligature is several letters, with a space between them. */
function readUtf16(digits: string): string {
  const units = digits.replaceAll(" ", "").match(/.{4}/g) ?? [];
  return String.fromCharCode(...units.map((unit) => parseInt(unit, 16)));
}

function keyOf(glyph: number): string {
  return glyph.toString(16).padStart(4, "0");
}

/** Glyphs are hexadecimal, with moves between them: `<0001002a> -20 <0003>`. */
function printGlyphs(shown: string, glyphs: ReadonlyMap<string, string>): string {
  return [...shown.matchAll(/<([\dA-Fa-f]+)>/g)]
    .flatMap(([, digits = ""]) => digits.match(/.{4}/g) ?? [])
    .map((glyph) => glyphs.get(glyph.toLowerCase()) ?? "?")
    .join("");
}
