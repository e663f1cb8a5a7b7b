import type { DestinationStream } from "pino";

/** The limit of what waits for a slow reader; lines after it are dropped. */
const maxWaitingBytes = 1_000_000;

/**
 * A log stream that never blocks the server: lines for a slow reader are queued, lines for a reader that has gone are
 * dropped. pino's own stream writes synchronously, and an unread pipe blocks the process, even when it should stop.
 */
export function openLogStream(
  output: NodeJS.WritableStream & { readonly writableLength: number },
): DestinationStream {
  output.on("error", ignore);
  return {
    write: (line) => {
      if (output.writableLength < maxWaitingBytes) output.write(line);
    },
  };
}

/** The reader has gone. */
function ignore(): void {
  return undefined;
}
