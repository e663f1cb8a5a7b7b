import { expect, test } from "vitest";
import type { Mail } from "../mail/mail.ts";
import { createAfterAnswer } from "../runtime/after-answer.ts";
import { startTestServer } from "../testing/start-test-server.test-support.ts";
import { signUpPerson } from "../testing/test-people.test-support.ts";
import { describeStores } from "../testing/test-stores.test-support.ts";
import { mailComment } from "./mail-comment.ts";

/* Mails about comments, with a mail server. */

describeStores((environment) => {
  test("a comment is mailed with its text and a link, except to people who turned that off", async () => {
    const server = await startTestServer({ environment: environment() });
    const ada = await signUpPerson(server, "Ada");
    const bob = await signUpPerson(server, "Bob");
    const mails: Mail[] = [];
    const afterAnswer = createAfterAnswer((error) => {
      throw error;
    });
    const context = {
      store: server.store,
      now: () => 0,
      sendMail: async (mail: Mail) => void mails.push(mail),
      afterAnswer,
      url: "https://askery.example",
    };
    const mail = async () => {
      const userIds = [ada.userId, bob.userId];
      const url = "/charts/1?comment=2";
      await mailComment(context, { userIds, title: "Eve mentioned you", url, text: "<b>Look</b>" });
      await afterAnswer.settle();
      return mails.splice(0).toSorted((one, other) => one.to.localeCompare(other.to, "en"));
    };
    const settings = "/api/notifications/settings";
    expect((await bob.browser.get(settings)).body).toEqual({ mailsComments: true });
    const [first, second] = await mail();
    expect([first?.to, second?.to, first?.subject]).toEqual([ada.email, bob.email, "Eve mentioned you"]);
    expect(first?.text).toContain("<b>Look</b>");
    expect(first?.text).toContain("https://askery.example/charts/1?comment=2");
    expect(first?.html).toContain("&lt;b&gt;Look&lt;/b&gt;");

    const off = { method: "PUT", body: { mailsComments: false } };
    expect(await (await bob.browser.request(settings, off)).json()).toEqual({ mailsComments: false });
    expect((await bob.browser.get(settings)).body).toEqual({ mailsComments: false });
    expect((await mail()).map(({ to }) => to)).toEqual([ada.email]);
  });
});
