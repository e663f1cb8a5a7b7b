import { isUtf8 } from "node:buffer";
import { createReadStream } from "node:fs";

export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

/** Detects the encoding of a text file from its first bytes, or else from whether the whole file is valid UTF-8. */
export async function readEncoding(path: string, head: Buffer): Promise<Encoding> {
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
  if (head[0] === 0xfe && head[1] === 0xff) return "utf-16be";
  const zeros = countZeros(head.subarray(0, 4_096));
  if (zeros.odd > 0 && zeros.even === 0) return "utf-16le";
  if (zeros.even > 0 && zeros.odd === 0) return "utf-16be";
  return (await isUtf8File(path)) ? "utf-8" : guessBroken(head);
}

/** Counts zero bytes at even and odd positions; 0 if they are few enough to be strays. */
function countZeros(bytes: Buffer): { readonly even: number; readonly odd: number } {
  const counts = { even: 0, odd: 0 };
  for (const [at, byte] of bytes.entries()) if (byte === 0) counts[at % 2 === 0 ? "even" : "odd"]++;
  return counts.even + counts.odd > bytes.length / 4 ? counts : { even: 0, odd: 0 };
}

async function isUtf8File(path: string): Promise<boolean> {
  let carried = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, { highWaterMark: 1_048_576 })) {
    const bytes = carried.length > 0 ? Buffer.concat([carried, chunk as Buffer]) : (chunk as Buffer);
    const end = endOfLetters(bytes);
    if (!isUtf8(bytes.subarray(0, end))) return false;
    carried = Buffer.from(bytes.subarray(end));
  }
  return isUtf8(carried);
}

/** The end of the last character that is certainly complete; UTF-8 uses up to four bytes. */
function endOfLetters(bytes: Buffer): number {
  for (let at = bytes.length - 1; at >= Math.max(0, bytes.length - 4); at--) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) return at + 1;
    if (byte >= 0xc0) return at;
  }
  return bytes.length;
}

/** A few invalid bytes in a UTF-8 file don't make it windows-1252. */
function guessBroken(head: Buffer): Encoding {
  const text = new TextDecoder("utf-8").decode(head, { stream: true });
  const broken = text.split("\ufffd").length - 1;
  const foreign = (text.match(/[\u0080-\uffff]/g) ?? []).length - broken;
  return foreign > broken ? "utf-8" : "windows-1252";
}
