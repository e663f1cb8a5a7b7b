import { writeMail } from "../mail/write-mail.ts";
import { commentMessages } from "../messages/comment-messages.ts";
import { signInTables } from "../store/sign-in-store.ts";
import type { CommentContext } from "./comment-context.ts";

interface CommentMail {
  readonly userIds: readonly string[];
  /** One line that describes the event. */
  readonly title: string;
  /** The path of the page that shows the comment. */
  readonly url: string;
  readonly text: string;
}

/** Mails a comment to the people who have not turned that off, after the response. Nothing without a mail server. */
export async function mailComment(
  { store, sendMail, afterAnswer, url: origin }: CommentContext,
  { userIds, title, url, text }: CommentMail,
): Promise<void> {
  if (sendMail === null || userIds.length === 0) return;
  const off = await store
    .selectFrom("notificationSetting")
    .select("userId")
    .where("userId", "in", userIds)
    .where("mailsComments", "=", 0)
    .execute();
  const isOff = new Set(off.map(({ userId }) => userId));
  const people = await signInTables(store)
    .selectFrom("user")
    .select(["id", "email"])
    .where("id", "in", userIds)
    .execute();
  for (const { id, email } of people) {
    if (isOff.has(id)) continue;
    const link = { label: commentMessages.mailLabel, url: new URL(url, origin).href };
    const mail = writeMail({
      to: email,
      subject: title,
      before: [`${title}:`, text],
      link,
      after: [commentMessages.mailEnd],
    });
    afterAnswer.run(email, () => sendMail(mail));
  }
}
