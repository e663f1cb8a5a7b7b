import type { Connector } from "../connector.ts";
import { queryCancelled } from "../stop-reasons.ts";

/** Tries a new connector, so that connection failures surface now; closes it if the attempt fails. */
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
