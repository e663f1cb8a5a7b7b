/** A queue of messages to another process. */
export interface Outbox<Message> {
  put(message: Message): void;
  /** Queues a message that may wait a few milliseconds for others. */
  putLater(message: Message): void;
  /** Sends all queued messages at once. */
  flush(): void;
}

/**
 * Sends all messages of one turn of the event loop together, with those that waited for them, because each message has a
 * fixed cost that exceeds that of its content. They arrive in the order in which they were put.
 */
export function openOutbox<Message>(send: (messages: readonly Message[]) => void): Outbox<Message> {
  let waiting: Message[] = [];
  let soon: NodeJS.Immediate | undefined;
  let later: NodeJS.Timeout | undefined;
  const flush = () => {
    clearImmediate(soon);
    clearTimeout(later);
    soon = undefined;
    later = undefined;
    const messages = waiting;
    waiting = [];
    if (messages.length > 0) send(messages);
  };
  return {
    flush,
    put(message) {
      soon ??= setImmediate(flush);
      waiting.push(message);
    },
    putLater(message) {
      later ??= setTimeout(flush, maxWaitMs);
      waiting.push(message);
    },
  };
}

/** Less than a frame of a screen. */
const maxWaitMs = 5;
