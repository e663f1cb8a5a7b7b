import { setImmediate as afterWhatIsReady } from "node:timers/promises";

/** Of one part; more text than this goes out at once. */
const partLength = 65_536;

/**
 * Sends all parts of a text but the last one, which is the result. Small ones that are there together go out together, so
 * that a small result is one part; none waits for one that is still to come.
 *
 * @throws what `send` or the text throws; the text is closed in any case
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
      // Awaited above, after what is there has been sent.
      next.catch(() => undefined);
    }
  } finally {
    await texts.return(undefined);
  }
}
