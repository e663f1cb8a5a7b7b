import type { Connector } from "../connector.ts";
import { queryCancelled } from "../stop-reasons.ts";

/** Tries a connector that was just made, so that what is wrong with the connection shows now. */
export async function openOrClose<One extends Connector>(
  connector: One,
  attempt: () => Promise<void>,
  signal?: AbortSignal,
): Promise<One> {
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(queryCancelled(signal?.reason));
  if (signal?.aborted) onAbort();
  signal?.addEventListener("abort", onAbort, { once: true });
  try {
    await Promise.race([stopped, attempt()]);
    return connector;
  } catch (cause) {
    await connector.close();
    throw cause;
  } finally {
    signal?.removeEventListener("abort", onAbort);
  }
}
