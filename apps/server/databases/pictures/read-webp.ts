import { refuseDamaged, type Picture } from "./picture.ts";

type Size = Pick<Picture, "width" | "height">;

/** The chunks that are needed to draw; no color profile, no Exif, no XMP. */
const drawn: ReadonlySet<string> = new Set(["VP8X", "ALPH", "VP8 ", "VP8L"]);
/** The only flag of the extended header to preserve. */
const hasAlpha = 0x10;

/** Reads a still WebP picture. Source: RFC 9649, section 2. */
export function readWebp(bytes: Buffer): Picture {
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length || end < 12) refuseDamaged("it ends too soon");
  const parts: Buffer[] = [];
  let size: Size | null = null;
  for (let at = 12; at < end;) {
    if (at + 8 > end) refuseDamaged("it ends too soon");
    const name = bytes.toString("latin1", at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const next = at + 8 + length + (length % 2);
    if (next > end) refuseDamaged("it ends too soon");
    if (name === "ANIM" || name === "ANMF") refuseDamaged("it is a moving picture");
    if (drawn.has(name)) {
      const part = Buffer.from(bytes.subarray(at, next));
      if (name === "VP8X" && length >= 10) part[8] = (part[8] ?? 0) & hasAlpha;
      else size = sizeOf(name, part.subarray(8)) ?? size;
      parts.push(part);
    }
    at = next;
  }
  if (size === null) refuseDamaged("it holds nothing to draw");
  const body = Buffer.concat(parts);
  const head = Buffer.from(bytes.subarray(0, 12));
  head.writeUInt32LE(4 + body.length, 4);
  return { kind: "webp", ...size, bytes: Buffer.concat([head, body]) };
}

/** The size in an image chunk; null for other chunks. */
function sizeOf(name: string, data: Buffer): Size | null {
  if (name === "VP8 " && data.length >= 10 && data.readUIntBE(3, 3) === 0x9d012a) {
    return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
  }
  if (name === "VP8L" && data.length >= 5 && data[0] === 0x2f) {
    const bits = data.readUInt32LE(1);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return null;
}
