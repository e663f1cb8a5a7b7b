import { afterAll } from "vitest";

/** Registers what to close, last first. */
export type CloseAt = (close: () => Promise<void>) => void;

/**
 * Closes what is registered at the end of the file or `describe`. Call it outside of hooks and tests: Vitest ignores an
 * `afterAll` in them.
 */
export function closeAfterAll(): CloseAt {
  const closers: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const close of closers) await close();
  });
  return (close) => void closers.unshift(close);
}
