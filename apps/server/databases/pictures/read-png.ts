import { crc32 } from "node:zlib";
import { refuseDamaged, type Picture } from "./picture.ts";

/** The chunks that are needed to draw. */
const drawn: ReadonlySet<string> = new Set(["IHDR", "PLTE", "tRNS", "gAMA", "sRGB", "IDAT", "IEND"]);

/** Reads a PNG picture. Source: PNG Specification, third edition, section 5. */
export function readPng(bytes: Buffer): Picture {
  const parts: Buffer[] = [bytes.subarray(0, 8)];
  let width = 0;
  let height = 0;
  let hasData = false;
  for (let at = 8; ;) {
    if (at + 12 > bytes.length) refuseDamaged("it ends too soon");
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) refuseDamaged("it ends too soon");
    const type = bytes.toString("latin1", at + 4, at + 8);
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) {
      refuseDamaged("a part of it is damaged");
    }
    if ((type === "IHDR") !== (at === 8) || (type === "IHDR" && length !== 13)) {
      refuseDamaged("its header is missing");
    }
    if (type === "IHDR") {
      width = bytes.readUInt32BE(at + 8);
      height = bytes.readUInt32BE(at + 12);
    }
    if (type === "IDAT") hasData = true;
    if (drawn.has(type)) parts.push(bytes.subarray(at, end));
    if (type === "IEND") break;
    at = end;
  }
  if (!hasData) refuseDamaged("it holds nothing to draw");
  return { kind: "png", width, height, bytes: Buffer.concat(parts) };
}
