/** Fails loudly when one of our own promises is broken: a bug, never something the asker did. */
export function invariant(holds: unknown, promise: string): asserts holds {
  if (!holds) throw new Error(`Broken promise: ${promise}`);
}

/** Marks a branch that the types rule out; reaching it is a bug. */
export function assertNever(value: never): never {
  throw new Error(`No branch for ${JSON.stringify(value)}`);
}
