import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { readDatabases } from "./read-databases.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Plans on a server without a payment provider: names and a comparison; limits are the operator's choice. */
const free = useSite();
const limited = useSite({ environment: { hasPlanLimits: true } });

const noLimits = (page: Page) => page.getByText("This server enforces no limits");
const column = (page: Page, plan: string) =>
  page
    .getByRole("table")
    .locator("thead th")
    .filter({ hasText: new RegExp(`^${plan}`) });

test("without limits, the plans and the bill say so", async (context) => {
  const { page } = await free.visit(context, "/plans");
  await noLimits(page).waitFor();
  await page.goto("/billing");
  await page.getByText("This server enforces no plan limits.").waitFor();
  await expect.poll(() => page.getByRole("main").innerText()).toMatch(/Questions a month\s+No limit/);
});

test("with limits, the bill shows them, and no page says that there are none", async (context) => {
  const { page } = await limited.visit(context, "/billing");
  await expect.poll(() => page.getByRole("main").innerText()).toMatch(/Questions a month\s+200/);
  await expect.poll(() => page.getByText("enforces no plan limits").count()).toBe(0);
  await page.goto("/plans");
  await column(page, "Free").getByText("Your plan").waitFor();
  await expect.poll(() => noLimits(page).isVisible()).toBe(false);
});

test("Upgrade to Pro marks Pro; choosing it asks first, changes it at once, and can be undone", async (context) => {
  const [database] = await readDatabases(free.site(context).owner);
  const name = database?.name ?? "";
  const { page } = await free.visit(context, "/ask");
  await page.getByRole("button", { name: "ines@example.com" }).click();
  await page.getByRole("menuitem", { name: "Upgrade to Pro" }).click();
  await page.waitForURL("**/plans?plan=Pro");
  await column(page, "Pro").getByText("Upgrade", { exact: true }).waitFor();
  await expect.poll(() => page.getByRole("table").getByText("Upgrade", { exact: true }).count()).toBe(1);

  const address = page.url();
  await column(page, "Pro").getByRole("button", { name: "Choose Pro" }).click();
  const dialog = page.getByRole("dialog", { name: `Change ${name} to Pro?` });
  await dialog.getByText("It is on Free now. The change takes effect at once and costs nothing").waitFor();
  expect(page.url()).toBe(address);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await dialog.waitFor({ state: "detached" });
  await column(page, "Free").getByText("Your plan").waitFor();

  await column(page, "Pro").getByRole("button", { name: "Choose Pro" }).click();
  await dialog.getByRole("button", { name: "Change plan" }).click();
  await column(page, "Pro").getByText("Your plan").waitFor();
  const changed = page.getByRole("listitem").filter({ hasText: `Changed ${name} to Pro.` });
  await changed.getByRole("button", { name: "Undo" }).click();
  await column(page, "Free").getByText("Your plan").waitFor();
});
