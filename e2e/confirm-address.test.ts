import { join } from "node:path";
import type { Me } from "@askery/api";
import { invariant } from "@askery/model";
import { expect, test } from "vitest";
import { startMailServer } from "../apps/server/testing/mail-server.test-support.ts";
import { startTestServer } from "../apps/server/testing/start-test-server.test-support.ts";
import { signUpPerson, testPassword } from "../apps/server/testing/test-people.test-support.ts";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { shoot } from "./shoot.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/* An account that was made before its server sent mail confirms its address, with mail from a real SMTP server. */

const { site } = useSite();

test("after mail is set up, the page of the account asks to confirm the address, and the mailed button does", async (context) => {
  const { server: before, open } = site(context);
  const person = await signUpPerson(before, "Uma");
  const { page: earlier, visit: visitEarlier } = await open({ person });
  await visitEarlier("/account");
  await earlier.getByLabel("E-mail", { exact: true }).waitFor();
  await expect.poll(() => earlier.getByText("This address is not confirmed").count()).toBe(0);
  await before.close();

  const mailServer = await startMailServer();
  const server = await startTestServer({
    environment: { smtpUrl: mailServer.url },
    dataFolder: before.dataFolder,
    webFolder: join(import.meta.dirname, "../apps/web/dist/client"),
  });
  const { page } = await open({ width: 360, context: { baseURL: server.url } });
  await page.goto("/?panel=sign-in&next=/account");
  await page.getByLabel("E-mail", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(testPassword);
  await page.getByRole("dialog").getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByText("This address is not confirmed").waitFor();
  expect([await findViolations(page), await measureOverflow(page)]).toEqual([[], 0]);
  await shoot(page, "unconfirmed-address");
  await page.getByRole("button", { name: "Send a link" }).click();
  await page.getByText(`The link is on its way to ${person.email}`).waitFor();
  await shoot(page, "confirmation-sent");

  const find = () => mailServer.mails().findLast(({ to }) => to === person.email);
  await expect.poll(() => find()?.subject).toMatch(/^Confirm your address/u);
  const link = /https?:\/\/[^/\s]+(\/\S+)/u.exec(find()?.text ?? "")?.[1];
  invariant(link !== undefined, "the mail has a link");
  const isConfirmed = async () =>
    page.evaluate(async () => ((await (await fetch("/api/me")).json()) as Me).isConfirmed);
  await page.goto(link);
  const confirm = page.getByRole("dialog").getByRole("button", { name: "Confirm", exact: true });
  await confirm.waitFor();
  await expect.poll(async () => confirm.and(page.locator(":focus")).count()).toBe(1);
  await shoot(page, "confirm-panel");
  expect(await isConfirmed()).toBe(false);
  await confirm.click();
  await expect.poll(isConfirmed).toBe(true);
  await page
    .getByText(/confirmed/)
    .first()
    .waitFor();
  await shoot(page, "confirmed");
  await page.goto("/account");
  await page.getByLabel("E-mail", { exact: true }).waitFor();
  await expect.poll(async () => page.getByText("This address is not confirmed").count()).toBe(0);
});
