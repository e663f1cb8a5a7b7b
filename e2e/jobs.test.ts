import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { signUpPerson } from "../apps/server/testing/test-people.test-support.ts";
import { enqueueJob } from "../apps/server/jobs/enqueue-job.ts";
import { useSite } from "./use-site.test-support.ts";

/** The server owner's page, on a phone and by keyboard. */
const { site, visit } = useSite();

test("a failed job shows why; by keyboard it is run again and cancelled", async (context) => {
  const { server } = site(context);
  // No server runs this kind of job, so it stays queued.
  const kind = { name: "send-report", payload: z.object({}) };
  const id = await enqueueJob({ store: server.store, now: () => 0 }, { kind, payload: {} });
  await server.store
    .updateTable("job")
    .set({ state: "failed", attempts: 3, lastError: "The mail server refused the message.", finishedAtMs: 0 })
    .where("id", "=", id ?? "")
    .execute();
  const { page } = await visit(context, "/jobs", { width: 360, height: 780 });
  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: "Send report" });
  await expect.poll(() => row.innerText()).toMatch(/failed[^]*attempt 3 of 3[^]*The mail server refused/);

  await page.getByRole("button", { name: "Run now: Send report" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => row.innerText()).toMatch(/waiting[^]*within a minute/);
  await page.getByRole("button", { name: "Cancel: Send report" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => row.innerText()).toContain("cancelled");

  await page.getByRole("radio", { name: "Failed" }).click();
  await page.getByRole("heading", { name: "No failed jobs" }).waitFor();
  await page.getByRole("radio", { name: "Waiting" }).click();
  await page.getByText("· 0 3 * * * UTC").waitFor();
});

test("another user sees whose page it is, and has no link to it in the menu", async (context) => {
  const { server, open } = site(context);
  const window = await open({ person: await signUpPerson(server, "Zoe") });
  onTestFinished(() => window.context.close());
  await window.visit("/jobs");
  await window.page.getByRole("heading", { name: "Only for the owner of this server" }).waitFor();
  await window.page.getByRole("button", { name: "zoe@example.com" }).click();
  await window.page.getByRole("menuitem", { name: "Notifications" }).waitFor();
  await expect.poll(() => window.page.getByRole("menuitem", { name: "Background jobs" }).count()).toBe(0);
});
