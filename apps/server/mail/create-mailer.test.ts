import { expect, test } from "vitest";
import { startMailServer } from "../testing/mail-server.test-support.ts";
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
