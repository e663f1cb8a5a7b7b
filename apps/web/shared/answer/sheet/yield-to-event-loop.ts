interface Scheduler {
  readonly yield?: () => Promise<void>;
}

/** Lets the browser render and handle input before long work continues. */
export async function yieldToEventLoop(): Promise<void> {
  const { scheduler } = globalThis as { readonly scheduler?: Scheduler };
  if (scheduler?.yield !== undefined) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}
