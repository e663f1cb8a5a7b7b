/** Messages on their way to another process. */
export interface Outgoing<Message> {
  put(message: Message): void;
  /** Sends at once what waits. */
  flush(): void;
}

/** All messages of one turn of the loop go out together: sending costs by the message more than by what is in it. */
export function openOutgoing<Message>(send: (messages: readonly Message[]) => void): Outgoing<Message> {
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
