import { setImmediate as afterWhatIsReady } from "node:timers/promises";

/** The length at which the buffered text is sent. */
const partLength = 65_536;

/**
 * Sends all parts of a text but the last one, which is the result. Small parts that are available together are
 * combined, so a small result has one part, and no part waits for text that is not available yet.
 *
 * @throws errors of `send` or the text; the text is closed in any case
 */
export async function sendTexts(
  texts: AsyncGenerator<string>,
  send: (bytes: Uint8Array) => Promise<void>,
): Promise<Uint8Array> {
  let gathered = "";
  let next = texts.next();
  try {
    for (;;) {
      const soon = await Promise.race([next, afterWhatIsReady(null)]);
      if (soon === null || gathered.length >= partLength) {
        if (gathered !== "") await send(Buffer.from(gathered));
        gathered = "";
      }
      const text = soon ?? (await next);
      if (text.done === true) return Buffer.from(gathered);
      gathered += text.value;
      next = texts.next();
      // It is awaited above, after the available text was sent.
      next.catch(() => undefined);
    }
  } finally {
    await texts.return(undefined);
  }
}
