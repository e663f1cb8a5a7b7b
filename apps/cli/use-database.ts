import { connectDatabase, type AskableDatabase } from "@askery/asking";
import { openFile } from "@askery/connectors";
import type { Context } from "./context.ts";

/** Opens a file while `use` runs. Ctrl+C closes it at once, whatever it is doing. */
export async function useDatabase<Result>(
  path: string,
  { signal }: Pick<Context, "signal">,
  use: (database: AskableDatabase) => Promise<Result>,
): Promise<Result> {
  const connector = await openFile(path);
  const close = () => void connector.close();
  signal.addEventListener("abort", close);
  try {
    signal.throwIfAborted();
    return await use(await connectDatabase(connector));
  } finally {
    signal.removeEventListener("abort", close);
    await connector.close();
  }
}
