import type { Readable } from "node:stream";
import { openPromise, type Entry } from "yauzl";

/** A zip archive, open until it is closed. */
export interface Archive {
  /** As its directory lists them; at most one more than was asked for. */
  readonly parts: readonly Entry[];
  /** What a part unpacks to, however much its directory claims. Fails where the part is damaged or encrypted. */
  open(part: Entry): Promise<Readable>;
  close(): void;
}

/** Opens a zip archive; null where it has no directory that fits the file. */
export async function openArchive(path: string, maxParts: number): Promise<Archive | null> {
  const file = await openPromise(path, { autoClose: false, validateEntrySizes: false }).catch(() => null);
  if (file === null) return null;
  const parts: Entry[] = [];
  try {
    for await (const part of file.eachEntry()) if (parts.push(part) > maxParts) break;
  } catch {
    file.close();
    return null;
  }
  return { parts, open: (part) => file.openReadStreamPromise(part), close: () => file.close() };
}
