import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { createInflateRaw } from "node:zlib";

/** A part of a zip archive, as its directory describes it. */
export interface ZipPart {
  readonly name: string;
  readonly method: number;
  readonly packedBytes: number;
  readonly unpackedBytes: number;
  /** Where its own header starts. */
  readonly offset: number;
  readonly isEncrypted: boolean;
}

/** The directory at the end of a zip archive; null where there is none that fits the file. */
export async function readZipDirectory(path: string): Promise<readonly ZipPart[] | null> {
  const file = await open(path, "r");
  try {
    const { size } = await file.stat();
    const tail = Buffer.alloc(Math.min(size, endBytes + maxCommentBytes));
    await file.read(tail, 0, tail.length, size - tail.length);
    const end = tail.lastIndexOf(endMark);
    if (end < 0 || end + endBytes > tail.length) return null;
    const length = tail.readUInt32LE(end + 12);
    const offset = tail.readUInt32LE(end + 16);
    if (offset + length > size || length > maxDirectoryBytes) return null;
    const directory = Buffer.alloc(length);
    await file.read(directory, 0, length, offset);
    return readParts(directory, tail.readUInt16LE(end + 10));
  } finally {
    await file.close();
  }
}

/** How much a part really unpacks to, counted until `maxBytes`; null where it can't be unpacked. */
export async function measurePart(path: string, part: ZipPart, maxBytes: number): Promise<number | null> {
  if (part.packedBytes === 0) return 0;
  const unpacked = await openPart(path, part);
  if (unpacked === null) return null;
  let bytes = 0;
  try {
    for await (const chunk of unpacked) {
      bytes += (chunk as Buffer).length;
      if (bytes > maxBytes) break;
    }
    return bytes;
  } catch {
    // What can't be unpacked is told by whoever asked: the archive is damaged.
    return null;
  }
}

/** What a part unpacks to, as a stream of bytes; null where it is not packed as archives usually are. */
export async function openPart(path: string, part: ZipPart): Promise<Readable | null> {
  const file = await open(path, "r");
  const header = Buffer.alloc(partHeaderBytes);
  try {
    await file.read(header, 0, partHeaderBytes, part.offset);
  } finally {
    await file.close();
  }
  if (header.readUInt32LE(0) !== partMark) return null;
  const start = part.offset + partHeaderBytes + header.readUInt16LE(26) + header.readUInt16LE(28);
  if (part.packedBytes === 0) return Readable.from([]);
  const packed = createReadStream(path, { start, end: start + part.packedBytes - 1 });
  if (part.method === stored) return packed;
  if (part.method !== deflated) return null;
  const inflate = packed.pipe(createInflateRaw());
  packed.on("error", (cause: Error) => inflate.destroy(cause));
  return inflate;
}

function readParts(directory: Buffer, count: number): readonly ZipPart[] | null {
  const parts: ZipPart[] = [];
  for (let at = 0; parts.length < count;) {
    if (at + directoryEntryBytes > directory.length || directory.readUInt32LE(at) !== directoryMark) {
      return null;
    }
    const nameLength = directory.readUInt16LE(at + 28);
    const skipped = directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    parts.push({
      name: directory.toString("utf8", at + directoryEntryBytes, at + directoryEntryBytes + nameLength),
      method: directory.readUInt16LE(at + 10),
      packedBytes: directory.readUInt32LE(at + 20),
      unpackedBytes: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
      isEncrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
    });
    at += directoryEntryBytes + nameLength + skipped;
  }
  return parts;
}

const endMark = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const endBytes = 22;
const maxCommentBytes = 65_535;
const maxDirectoryBytes = 16_000_000;
const directoryMark = 0x02014b50;
const directoryEntryBytes = 46;
const partMark = 0x04034b50;
const partHeaderBytes = 30;
const stored = 0;
const deflated = 8;
