import type { Readable } from "node:stream";
import { openPromise, type Entry } from "yauzl";

/** An open zip archive; call `close`. */
export interface Archive {
  /** In the order of the directory, at most one more than `maxParts`. */
  readonly parts: readonly Entry[];
  /** Unpacks a part, whatever size the directory claims. Throws if the part is damaged or encrypted. */
  open(part: Entry): Promise<Readable>;
  close(): void;
}

/** Opens a zip archive; null if its directory is missing or doesn't match the file. */
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
