import { createWriteStream, renameSync, rmSync } from "node:fs";
import { finished } from "node:stream/promises";
import { AppError } from "@askery/model";
import { messages } from "../messages.ts";

/** Where lines go. A file takes its name when it is whole: what ends early leaves nothing behind. */
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
