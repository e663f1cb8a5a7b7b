/** Some rows of a job, as they go out. */
export interface RowBytes {
  /** Of the job. */
  readonly id: number;
  readonly bytes: Uint8Array;
  readonly isLast: boolean;
}

/** Parts that have come and were not taken yet: no more than their sender lets be on their way. */
export interface RowInbox {
  put(part: RowBytes): void;
  /** No more will come; null where all went well. */
  end(cause: Error | null): void;
  /** The next part; null after the last. @throws what it ended of */
  take(): Promise<RowBytes | null>;
}

export function openInbox(): RowInbox {
  const parts: RowBytes[] = [];
  let end: { readonly cause: Error | null } | null = null;
  let wake: () => void = () => undefined;
  return {
    put(part) {
      parts.push(part);
      wake();
    },
    end(cause) {
      end = { cause };
      wake();
    },
    async take() {
      for (;;) {
        const part = parts.shift();
        if (part !== undefined) return part;
        if (end?.cause) throw end.cause;
        if (end !== null) return null;
        await new Promise<void>((resolve) => (wake = resolve));
      }
    },
  };
}
