import { createHash } from "node:crypto";
import { signUpRule, type SignUpRule } from "@askery/api";
import { AppError } from "@askery/model";
import { peopleMessages } from "../../messages/people-messages.ts";
import type { Store } from "../../store/open-store.ts";

const settingName = "signUp";

/** Who may make an account. It is read from the store each time, so that a change is effective at once everywhere. */
export async function readSignUpRule(store: Store): Promise<SignUpRule> {
  const row = await store
    .selectFrom("serverSetting")
    .select("value")
    .where("name", "=", settingName)
    .executeTakeFirst();
  return row === undefined ? "open" : signUpRule.parse(row.value);
}

export async function saveSignUpRule(store: Store, rule: SignUpRule, nowMs: number): Promise<void> {
  await store
    .insertInto("serverSetting")
    .values({ name: settingName, value: rule, updatedAtMs: nowMs })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: rule, updatedAtMs: nowMs }))
    .execute();
}

interface SignUpContext {
  readonly store: Store;
  readonly now: () => number;
}

/** Whether a person who wants to open a page may make an account: the page of an invitation shows that they have one. */
export async function maySignUp(context: SignUpContext, next: string | null): Promise<boolean> {
  const rule = await readSignUpRule(context.store);
  return rule === "open" || (rule === "invited" && (await isInvited(context, next)));
}

/** @throws AppError `forbidden` if the server takes no new account of this person */
export async function checkMaySignUp(context: SignUpContext, next: string | null): Promise<void> {
  if (!(await maySignUp(context, next))) throw new AppError("forbidden", peopleMessages.signUpClosed);
}

async function isInvited({ store, now }: SignUpContext, next: string | null): Promise<boolean> {
  const url = next === null ? null : URL.parse(next, "http://askery.invalid");
  const token = url?.searchParams.get("panel") === "invitation" ? url.searchParams.get("token") : null;
  if (token === null) return false;
  const row = await store
    .selectFrom("invitation")
    .innerJoin("workspace", "workspace.id", "invitation.workspaceId")
    .select("invitation.id")
    .where("tokenHash", "=", createHash("sha256").update(token).digest("hex"))
    .where("revokedAtMs", "is", null)
    .where("invitation.expiresAtMs", ">", now())
    .where("workspace.deletedAtMs", "is", null)
    .where((of) => of.or([of("maxUses", "is", null), of("useCount", "<", of.ref("maxUses"))]))
    .executeTakeFirst();
  return row !== undefined;
}
