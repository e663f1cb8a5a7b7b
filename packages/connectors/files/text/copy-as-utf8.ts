import { createReadStream, createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { readHead } from "./read-head.ts";
import { readEncoding } from "./read-encoding.ts";

/** Returns the path of a UTF-8 file without a byte order mark: the file itself, or a converted copy. */
export async function copyAsUtf8(path: string, copy: string): Promise<string> {
  const head = readHead(path);
  const encoding = await readEncoding(path, head);
  const hasMark = head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf;
  if (encoding === "utf-8" && !hasMark) return path;
  const decoder = new TextDecoder(encoding);
  await pipeline(Readable.from(decode(path, decoder)), createWriteStream(copy));
  return copy;
}

async function* decode(path: string, decoder: TextDecoder): AsyncGenerator<string> {
  for await (const chunk of createReadStream(path, { highWaterMark: 1_048_576 })) {
    yield decoder.decode(chunk as Buffer, { stream: true });
  }
  yield decoder.decode();
}
