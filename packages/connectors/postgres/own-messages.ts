/** The messages of our own statements, which are few and sent with every query. */
const printed = new Map<string, Buffer>();
const maxPrinted = 100;

/**
 * The messages that parse, bind and execute a statement without parameters, printed once. Source: PostgreSQL's documentation,
 * "Message Formats".
 */
export function messagesOf(text: string): Buffer {
  const known = printed.get(text);
  if (known !== undefined) return known;
  const messages = Buffer.concat([
    printMessage("P", `\0${text}\0\0\0`),
    printMessage("B", "\0".repeat(8)),
    printMessage("E", "\0".repeat(5)),
  ]);
  if (printed.size >= maxPrinted) printed.clear();
  printed.set(text, messages);
  return messages;
}

/** A message consists of its kind, its length, and its content: names that end with a zero, and numbers. */
function printMessage(kind: "P" | "B" | "E", content: string): Buffer {
  const message = Buffer.from(`${kind}\0\0\0\0${content}`);
  message.writeInt32BE(message.length - 1, 1);
  return message;
}
