interface Scheduler {
  readonly yield?: () => Promise<void>;
}

/** Lets the browser draw and listen before a long piece of work goes on. */
export async function yieldToEventLoop(): Promise<void> {
  const { scheduler } = globalThis as { readonly scheduler?: Scheduler };
  if (scheduler?.yield !== undefined) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}
