/** Texts as a stream of bytes, each made when the one before has gone out. Who leaves ends it. */
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
