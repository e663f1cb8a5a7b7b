/** Looks again and again until something is so. Where it never is, the test's own time limit ends it. */
export async function waitUntil<Value>(
  look: () => Promise<Value | null | false> | Value | null | false,
): Promise<Value> {
  for (;;) {
    const found = await look();
    if (found !== null && found !== false) return found;
    await new Promise((resolve) => void setTimeout(resolve, 10));
  }
}
