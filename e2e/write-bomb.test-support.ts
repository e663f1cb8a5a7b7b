import { constants, deflateRawSync } from "node:zlib";

/** A workbook of 600 KB whose only sheet unpacks to 600 MB of zeros, and states that size. */
export function writeBomb(): Buffer {
  // Flushed parts can be concatenated, so it is enough to compress one of them.
  const one = deflateRawSync(Buffer.alloc(oneBytes), { finishFlush: constants.Z_FULL_FLUSH });
  const bomb = Buffer.concat([...Array.from({ length: count }, () => one), emptyBlock]);
  return zip([
    { name: "xl/workbook.xml", packed: emptyBlock, unpackedBytes: 0 },
    { name: "xl/worksheets/sheet1.xml", packed: bomb, unpackedBytes: oneBytes * count },
  ]);
}

const oneBytes = 20_000_000;
const count = 30;
/** Ends the compressed data. */
const emptyBlock = Buffer.from([3, 0]);

interface Part {
  readonly name: string;
  readonly packed: Buffer;
  readonly unpackedBytes: number;
}

function zip(parts: readonly Part[]): Buffer {
  const written: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, packed, unpackedBytes } of parts) {
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(unpackedBytes, 18);
    facts.writeUInt16LE(name.length, 22);
    const position = Buffer.alloc(14);
    position.writeUInt32LE(offset, 10);
    const part = Buffer.concat([mark("PK\u0003\u0004"), facts, mark(name), packed]);
    written.push(part);
    directory.push(mark("PK\u0001\u0002\u0014\0"), facts, position, mark(name));
    offset += part.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...written, listed, mark("PK\u0005\u0006"), end]);
}

function mark(text: string): Buffer {
  return Buffer.from(text, "latin1");
}
