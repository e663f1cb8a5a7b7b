/**
 * Texts as a stream of bytes. Each text is generated when the previous one was sent, and the generator ends when the
 * client leaves.
 */
export function streamText(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const part = await parts.next();
      if (part.done === true) controller.close();
      else controller.enqueue(encoder.encode(part.value));
    },
    cancel: async () => {
      await parts.return(undefined);
    },
  });
}

/** Bytes as a stream, in the same way. The generator's result is the last part. */
export function streamBytes(parts: AsyncGenerator<Uint8Array, Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { value, done } = await parts.next();
        controller.enqueue(value);
        if (done === true) controller.close();
      },
      cancel: async () => {
        await parts.return(new Uint8Array());
      },
    },
    { highWaterMark: 0 },
  );
}
