import { createWriteStream, renameSync, rmSync } from "node:fs";
import { finished } from "node:stream/promises";
import { AppError } from "@askery/model";
import { messages } from "../messages.ts";

/**
 * A destination for lines. A file gets its final name when it is complete, so a run that stops early leaves nothing
 * behind.
 */
export interface Output {
  write(text: string): void;
  finish(): Promise<void>;
  discard(): void;
}

export function openFileOutput(path: string): Output {
  const draft = `${path}.part-${String(process.pid)}`;
  const stream = createWriteStream(draft);
  let failure: unknown = null;
  stream.on("error", (cause) => (failure = cause));
  const discard = () => {
    stream.destroy();
    rmSync(draft, { force: true });
  };
  process.once("exit", () => rmSync(draft, { force: true }));
  return {
    write: (text) => void stream.write(text),
    finish: async () => {
      stream.end();
      try {
        await finished(stream);
        renameSync(draft, path);
      } catch (cause) {
        discard();
        throw notWritten(path, failure ?? cause);
      }
    },
    discard,
  };
}

function notWritten(path: string, cause: unknown): AppError {
  return new AppError(
    "file-unreadable",
    messages.outputFails(path, cause instanceof Error ? cause.message : String(cause)),
    { cause },
  );
}
