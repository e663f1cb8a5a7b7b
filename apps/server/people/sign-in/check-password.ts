import { AppError } from "@askery/model";
import { RequestError } from "../../http/request-error.ts";
import { peopleMessages } from "../../messages/people-messages.ts";
import { signInTables } from "../../store/sign-in-store.ts";
import { blameField } from "./call-auth.ts";
import type { SignInParts } from "./sign-in-parts.ts";

/**
 * Checks a user's password before an act that a stranger with an open browser must not do.
 *
 * @throws RequestError `invalid-input` for the field `password`
 */
export async function checkPassword(
  { store, passwords }: Pick<SignInParts, "store" | "passwords">,
  userId: string,
  password: string,
): Promise<void> {
  const account = await signInTables(store)
    .selectFrom("account")
    .select("password")
    .where("userId", "=", userId)
    .where("password", "is not", null)
    .executeTakeFirst();
  const hash = account?.password ?? null;
  if (hash === null) {
    throw new RequestError("invalid-input", peopleMessages.noPassword, {
      fields: { password: peopleMessages.noPassword.field },
    });
  }
  if (await passwords.verify({ hash, password })) return;
  blameField("password")(new AppError("wrong-password", peopleMessages.wrongPassword));
}
