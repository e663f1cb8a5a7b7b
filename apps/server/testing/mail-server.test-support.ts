import { createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A mail that the server received. */
export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  /** Its part in plain text. */
  readonly text: string;
}

export interface TestMailServer {
  readonly url: string;
  /** Everything that clients have sent. */
  readonly received: readonly string[];
  readonly mails: () => readonly ReceivedMail[];
}

/** A mail server on a free port that accepts all mail, or refuses every recipient. */
export async function startMailServer({ refuses = false } = {}): Promise<TestMailServer> {
  const received: string[] = [];
  const mails: ReceivedMail[] = [];
  const server = createServer((socket) => {
    let unread = "";
    let isData = false;
    socket.write("220 ready\r\n");
    socket.on("error", () => socket.destroy());
    socket.on("data", (bytes) => {
      received.push(bytes.toString());
      unread += bytes.toString();
      for (;;) {
        const end = unread.indexOf(isData ? "\r\n.\r\n" : "\r\n");
        if (end === -1) return;
        const part = unread.slice(0, end);
        unread = unread.slice(end + (isData ? 5 : 2));
        if (isData) mails.push(readMail(part));
        isData = !isData && part.startsWith("DATA");
        answer(socket, part, refuses);
      }
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, received, mails: () => mails };
}

/** The text of a mail counts as a command that succeeds. */
function answer(socket: Socket, command: string, refuses: boolean): void {
  if (command.startsWith("RCPT") && refuses) socket.write("550 nobody here\r\n");
  else if (command.startsWith("DATA")) socket.write("354 go on\r\n");
  else if (command.startsWith("QUIT")) socket.end("221 bye\r\n");
  else socket.write("250 ok\r\n");
}

function readMail(source: string): ReceivedMail {
  const [head = "", ...body] = source.split("\r\n\r\n");
  const headers = head.replaceAll(/\r\n[ \t]+/g, " ");
  const headerOf = (name: string) => new RegExp(`^${name}: (.*)$`, "im").exec(headers)?.[1] ?? "";
  const [, boundary = ""] = /boundary="?([^";\r\n]+)/.exec(headers) ?? [];
  const parts = body.join("\r\n\r\n").split(`--${boundary}`);
  const plain = parts.find((part) => part.includes("text/plain")) ?? "";
  const [partHead = "", ...text] = plain.split("\r\n\r\n");
  return {
    to: headerOf("To").replaceAll(/[<>"]/g, "").trim(),
    subject: decodeWords(headerOf("Subject")),
    text: decodeText(text.join("\r\n\r\n"), partHead).trim(),
  };
}

/** Encoded words of headers: `=?UTF-8?Q?…?=`. */
function decodeWords(header: string): string {
  return header
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === "b"
        ? Buffer.from(text, "base64").toString()
        : decodeQuoted(text.replaceAll("_", " ")),
    );
}

function decodeText(text: string, head: string): string {
  if (/base64/i.test(head)) return Buffer.from(text, "base64").toString();
  return /quoted-printable/i.test(head) ? decodeQuoted(text.replaceAll("=\r\n", "")) : text;
}

function decodeQuoted(text: string): string {
  const bytes = text.replaceAll(/=([\dA-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1").toString();
}
