import { createServer, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createMailer, defaultSender } from "./create-mailer.ts";
import { writeMail } from "./write-mail.ts";

const mail = writeMail({
  to: "ada@example.com",
  subject: "Set a new password",
  before: ["Somebody <asked> & waits."],
  link: { label: "Set it", url: "https://askery.example.com/?panel=reset-password&token=abc" },
  after: ["The link works once."],
});

test("a mail has the same content as text and as HTML, which contains nothing remote", () => {
  expect(mail.text).toBe(
    [
      "Somebody <asked> & waits.",
      "",
      "Set it:",
      "https://askery.example.com/?panel=reset-password&token=abc",
      "",
      "The link works once.",
      "",
    ].join("\n"),
  );
  expect(mail.html).toContain("<p>Somebody &lt;asked&gt; &amp; waits.</p>");
  expect(mail.html).toContain('<a href="https://askery.example.com/?panel=reset-password&amp;token=abc"');
  expect(mail.html).not.toMatch(/<(?:script|img|link|iframe)/);
});

test("without a mail server a mail is printed to the log", async () => {
  const printed: string[] = [];
  const send = createMailer({
    smtpUrl: null,
    from: "a@b.example",
    print: (block) => void printed.push(block),
  });
  await send(mail);
  expect(printed.join()).toContain("│ To: ada@example.com\n│ Subject: Set a new password\n");
  expect(printed.join()).toContain("│ https://askery.example.com/?panel=reset-password&token=abc\n");
});

test("with a mail server it is sent by SMTP to its only recipient", async () => {
  const { url, received } = await startMailServer();
  const send = createMailer({
    smtpUrl: url,
    from: defaultSender("https://askery.example.com"),
    print: expect.unreachable,
  });
  await send({ ...mail, to: "ada@example.com" });
  const text = received.join("");
  expect(text).toContain("MAIL FROM:<askery@askery.example.com>");
  expect(text.match(/RCPT TO:\S+/g)).toEqual(["RCPT TO:<ada@example.com>"]);
  expect(text).toContain("Subject: Set a new password");
  expect(text).toContain("From: Askery <askery@askery.example.com>");
});

test("a refusal by the mail server is a failure", async () => {
  const { url } = await startMailServer({ refuses: true });
  const send = createMailer({ smtpUrl: url, from: "a@b.example", print: expect.unreachable });
  await expect(send(mail)).rejects.toThrow(/550/);
});

/** A mail server on a free port that accepts all mail, or refuses every recipient. */
async function startMailServer({ refuses = false } = {}) {
  const received: string[] = [];
  const server = createServer((socket) => {
    socket.write("220 ready\r\n");
    socket.on("data", (data) => {
      received.push(data.toString());
      answer(socket, data.toString(), refuses);
    });
    socket.on("error", () => socket.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, received };
}

function answer(socket: Socket, command: string, refuses: boolean): void {
  if (/^(?:EHLO|HELO)/.test(command)) socket.write("250 hello\r\n");
  else if (command.startsWith("RCPT")) socket.write(refuses ? "550 nobody here\r\n" : "250 ok\r\n");
  else if (command.startsWith("DATA")) socket.write("354 go on\r\n");
  else if (command.startsWith("QUIT")) socket.end("221 bye\r\n");
  else if (/^(?:MAIL|RSET)/.test(command) || command.endsWith("\r\n.\r\n")) socket.write("250 ok\r\n");
}
