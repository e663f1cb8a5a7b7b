/** Checks repeatedly until a condition is met. If it never is, the test times out. */
export async function waitUntil<Value>(
  look: () => Promise<Value | null | false> | Value | null | false,
): Promise<Value> {
  for (;;) {
    const found = await look();
    if (found !== null && found !== false) return found;
    await new Promise((resolve) => void setTimeout(resolve, 10));
  }
}
