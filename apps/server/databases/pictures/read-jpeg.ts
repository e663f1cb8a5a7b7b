import { refuseDamaged, type Picture } from "./picture.ts";

const endOfImage = 0xd9;
const startOfScan = 0xda;
/** Baseline, extended and progressive: the frames that browsers can draw. */
const frames: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
/** Tables, restarts, frames, scans, and the meaning of colors (JFIF and Adobe), but no comments and no Exif. */
const drawn: ReadonlySet<number> = new Set([0xdb, 0xc4, 0xdd, ...frames, startOfScan, 0xe0, 0xee]);

/** Reads a JPEG picture. Source: ITU-T T.81, annex B. */
export function readJpeg(bytes: Buffer): Picture {
  const parts: Buffer[] = [bytes.subarray(0, 2)];
  let size = { width: 0, height: 0 };
  let hasScan = false;
  for (let at = 2; ;) {
    if (bytes[at] !== 0xff) refuseDamaged("it ends too soon");
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      // Skip padding before a marker.
      at += 1;
      continue;
    }
    if (marker === endOfImage) {
      parts.push(bytes.subarray(at, at + 2));
      break;
    }
    if (at + 4 > bytes.length) refuseDamaged("it ends too soon");
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length || end < at + 4) refuseDamaged("it ends too soon");
    if (frames.has(marker)) {
      if (end < at + 9) refuseDamaged("its header is missing");
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    const next = marker === startOfScan ? findMarker(bytes, end) : end;
    if (marker === startOfScan) hasScan = true;
    if (drawn.has(marker)) parts.push(bytes.subarray(at, next));
    at = next;
  }
  if (!hasScan) refuseDamaged("it holds nothing to draw");
  return { kind: "jpeg", ...size, bytes: Buffer.concat(parts) };
}

/** The end of the scan that starts here. Within it, 0xFF is always followed by zero or a restart. */
function findMarker(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    const isData = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
  }
  return refuseDamaged("it ends too soon");
}
