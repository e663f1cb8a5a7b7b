/** Throws if one of our own promises is broken. That is a bug, never a mistake of the user. */
export function invariant(holds: unknown, promise: string): asserts holds {
  if (!holds) throw new Error(`Broken promise: ${promise}`);
}

/** Marks a branch that the types rule out. Reaching it is a bug. */
export function assertNever(value: never): never {
  throw new Error(`No branch for ${JSON.stringify(value)}`);
}
