import { randomUUID } from "node:crypto";
import type { CommentThread, Dashboard } from "@askery/api";
import { invariant } from "@askery/model";
import { expect, test } from "vitest";
import { findDatabaseOf } from "../testing/ask.test-support.ts";
import { startMailServer, type ReceivedMail } from "../testing/mail-server.test-support.ts";
import { startTestServer } from "../testing/start-test-server.test-support.ts";
import { openBrowser } from "../testing/test-browser.test-support.ts";
import { signUpPerson, testPassword } from "../testing/test-people.test-support.ts";

/* What people are mailed, as a mail server receives it. */

test("an invitation, a sign-up, a mention and a reply arrive, with links that work", async () => {
  const mailServer = await startMailServer();
  const server = await startTestServer({
    environment: { smtpUrl: mailServer.url },
  });
  const receive = async (to: string, subject: string): Promise<ReceivedMail> => {
    const find = () => mailServer.mails().find((mail) => mail.to === to && mail.subject.includes(subject));
    await expect.poll(find, { timeout: 10_000 }).toBeDefined();
    const mail = find();
    invariant(mail, "it was received");
    return mail;
  };
  const ada = await signUpPerson(server, "Ada");
  const { id: databaseId, name } = await findDatabaseOf(ada);
  const email = "bob@example.com";
  await ada.browser.post(`/api/databases/${databaseId}/invitations`, { role: "editor", email });
  const invitation = await receive(email, `Invitation to ${name}`);
  expect(invitation.text).toContain("Ada invites you");

  const bob = openBrowser(server);
  await bob.post("/api/auth/sign-up/email", { name: "Bob", email, password: testPassword });
  await expect.poll(() => mailServer.mails().filter(({ to }) => to === email).length).toBe(2);
  const token = tokenIn(
    mailServer
      .mails()
      .filter(({ to }) => to === email)
      .at(-1),
  );
  expect(await bob.post("/api/auth/verify-email", { token })).toMatchObject({
    body: { status: "signed-in" },
  });
  expect((await bob.post(`/api/invitations/${tokenIn(invitation)}/accept`)).status).toBe(200);

  const made = await ada.browser.post(`/api/databases/${databaseId}/dashboards`, { title: "Umsätze" });
  const { id } = made.body as Dashboard;
  const me = (await bob.get("/api/me")).body as { readonly user: { readonly id: string } };
  const written = await ada.browser.post(`/api/dashboards/${id}/threads`, {
    id: randomUUID(),
    text: "@Bob, <b>look</b>: größer?",
    mentionIds: [me.user.id],
  });
  const mention = await receive(email, "Ada mentioned you in a comment on “Umsätze”");
  expect(mention.text).toContain("@Bob, <b>look</b>: größer?");
  expect(mention.text).toContain(`http://localhost:3000/dashboards/${id}?comment=`);

  const { id: threadId } = written.body as CommentThread;
  await bob.post(`/api/threads/${threadId}/comments`, { id: randomUUID(), text: "Yes." });
  expect((await receive(ada.email, "Bob replied to you")).text).toContain("Yes.");
});

/** The token of the link in a mail. */
function tokenIn(mail: ReceivedMail | undefined): string {
  const [, token] = /[?&]token=([\w-]+)/.exec(mail?.text ?? "") ?? [];
  invariant(token !== undefined, `the mail has a link: ${mail?.text}`);
  return token;
}
