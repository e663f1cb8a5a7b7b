/** Splits streamed text into lines; skips empty ones. */
export async function* readLines(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let pieces: string[] = [];
  for await (const part of parts) {
    const [first = "", ...rest] = part.split("\n");
    pieces.push(first);
    for (const next of rest) {
      const line = pieces.join("");
      if (line !== "") yield line;
      pieces = [next];
    }
  }
  const last = pieces.join("");
  if (last !== "") yield last;
}
