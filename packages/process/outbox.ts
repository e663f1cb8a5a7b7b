/** A queue of messages to another process. */
export interface Outbox<Message> {
  put(message: Message): void;
  /** Sends all queued messages at once. */
  flush(): void;
}

/**
 * Sends all messages of one turn of the event loop together, because each message has a fixed cost that exceeds that of
 * its content.
 */
export function openOutbox<Message>(send: (messages: readonly Message[]) => void): Outbox<Message> {
  let waiting: Message[] = [];
  const flush = () => {
    const messages = waiting;
    waiting = [];
    if (messages.length > 0) send(messages);
  };
  return {
    flush,
    put(message) {
      if (waiting.length === 0) setImmediate(flush);
      waiting.push(message);
    },
  };
}
