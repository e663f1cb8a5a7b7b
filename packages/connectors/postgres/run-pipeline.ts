import type { Client, Connection, Submittable } from "pg";

/** Runs statements without results in one round trip. Fails with what the first that fails does; none after it is run. */
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

/** What the driver calls on the query that runs; its types do not list them. */
interface Listening {
  handleCommandComplete(): void;
  handleReadyForQuery(): void;
  handleError(cause: Error): void;
}

/** Compiles and runs a statement of ours; the server answers when it is flushed or synced. */
export function sendStatement(connection: Connection, text: string): void {
  connection.parse({ name: "", text, types: [] }, true);
  connection.bind({}, true);
  connection.execute({}, true);
}

/** Has all that is sent meanwhile go out at once. */
export function together(connection: Connection, send: () => void): void {
  connection.stream.cork();
  try {
    send();
  } finally {
    connection.stream.uncork();
  }
}
