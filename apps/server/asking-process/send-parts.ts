import { setImmediate as afterWhatIsReady } from "node:timers/promises";

/** The length at which the buffered parts are sent. */
const partLength = 65_536;

/**
 * Sends all parts of a file but the last one, which is the result. Small parts that are available together are
 * combined, so a small result has one part, and no part waits for one that is not available yet.
 *
 * @throws errors of `send` or the parts; the parts are closed in any case
 */
export async function sendParts(
  parts: AsyncGenerator<string | Uint8Array>,
  send: (bytes: Uint8Array) => Promise<void>,
): Promise<Uint8Array> {
  let gathered: (string | Uint8Array)[] = [];
  let length = 0;
  let next = parts.next();
  try {
    for (;;) {
      const soon = await Promise.race([next, afterWhatIsReady(null)]);
      if (soon === null || length >= partLength) {
        if (length > 0) await send(join(gathered));
        gathered = [];
        length = 0;
      }
      const part = soon ?? (await next);
      if (part.done === true) return join(gathered);
      gathered.push(part.value);
      length += part.value.length;
      next = parts.next();
      // It is awaited above, after the available parts were sent.
      next.catch(() => undefined);
    }
  } finally {
    await parts.return(undefined);
  }
}

function join(parts: readonly (string | Uint8Array)[]): Uint8Array {
  const [only] = parts;
  if (only instanceof Uint8Array && parts.length === 1) return only;
  return Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : part)));
}
