import type { ComposedServer } from "./compose-server.ts";
import type { Log } from "./runtime/log.ts";

/** How long closing may take before the process ends anyway. */
const closingMs = 10_000;

/**
 * Closes the server on SIGTERM, SIGINT and SIGHUP and ends the process; a second signal ends it immediately. An
 * uncaught error is logged and ends it with 1, because it may have left the process in an unknown state. Returns a signal
 * that is aborted when the server is closed.
 */
export function stopOnSignals(server: Pick<ComposedServer, "close">, log: Log): AbortSignal {
  const stopping = new AbortController();
  const stop = (signal: string) => {
    if (stopping.signal.aborted) process.exit(1);
    stopping.abort();
    log.info({ signal }, "stopping");
    setTimeout(() => {
      log.error("stopping took too long");
      process.exit(1);
    }, closingMs).unref();
    server.close().then(
      () => {
        log.info("stopped");
        process.exit(0);
      },
      (error: unknown) => {
        log.error({ err: error }, "stopping failed");
        process.exit(1);
      },
    );
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, stop);
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, "a bug that nobody caught");
      process.exit(1);
    });
  }
  return stopping.signal;
}
