import { PassThrough, Readable } from "node:stream";
import { ZipFile } from "yazl";

/** One file of an archive: a text, or texts that are read when the files before it are written. */
export interface ZipPart {
  readonly path: string;
  readonly content: string | AsyncIterable<string>;
}

/** Fast, and the files are hardly larger than at the default level. */
const compressionLevel = 3;

/** The bytes of a zip archive, as fast as they are read. Leaving the loop closes all parts. */
export async function* zipParts(parts: readonly ZipPart[]): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const output = zip.outputStream.pipe(new PassThrough());
  const sources: Readable[] = [];
  for (const { path, content } of parts) {
    if (typeof content === "string") zip.addBuffer(Buffer.from(content), path, { compressionLevel });
    else {
      const source = Readable.from(content, { objectMode: false });
      source.once("error", (cause) => output.destroy(cause));
      sources.push(source);
      zip.addReadStream(source, path, { compressionLevel });
    }
  }
  zip.end();
  try {
    for await (const bytes of output) yield bytes as Uint8Array;
  } finally {
    for (const source of sources) source.destroy();
  }
}
