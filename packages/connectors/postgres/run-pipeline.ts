import type { Client, Connection, Submittable } from "pg";
import { messagesOf } from "./own-messages.ts";

/**
 * Runs statements without results in one round trip. Rejects with the error of the first that fails; those after it are
 * not run.
 */
export function runPipeline(client: Client, texts: readonly string[]): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const pipeline: Submittable & Listening = {
    submit: (connection) => {
      together(connection, () => {
        for (const text of texts) sendStatement(connection, text);
        connection.sync();
      });
    },
    handleCommandComplete: () => undefined,
    handleReadyForQuery: () => resolve(),
    handleError: (cause) => reject(cause),
  };
  client.query(pipeline);
  return promise;
}

/** The methods that the driver calls on the current query; its types lack them. */
interface Listening {
  handleCommandComplete(): void;
  handleReadyForQuery(): void;
  handleError(cause: Error): void;
}

/** Parses, binds and executes one of our own statements; the server answers after a flush or sync. */
export function sendStatement({ stream }: Connection, text: string): void {
  if (stream.writable) stream.write(messagesOf(text));
}

/** Sends everything in one packet. */
export function together(connection: Connection, send: () => void): void {
  connection.stream.cork();
  try {
    send();
  } finally {
    connection.stream.uncork();
  }
}
