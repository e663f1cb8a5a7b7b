import type { Database } from "@askery/api";
import type { Page } from "playwright-core";
import { expect, test, type TestContext } from "vitest";
import { ask, startConversation } from "../apps/server/testing/ask.test-support.ts";
import { findViolations } from "./find-violations.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** A database's logo, how its files were read, its examples, and notifications of changes. */
const { site, visit } = useSite();

const toast = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });
const visits = "All visits\n\nid,city,seen\n1,Oslo,01/02/2026\n2,Bergen,03/04/2026\n";

/** Creates a database on the plan Pro, which has warnings and no limit on databases. */
async function makeFileDatabase(context: TestContext, name: string): Promise<string> {
  const { browser } = site(context).owner;
  const { id } = (await browser.post("/api/databases/files", { name })).body as Database;
  await browser.request(`/api/databases/${id}/plan`, { method: "PUT", body: { plan: "Pro" } });
  return id;
}

/** Uploads a file from the page, and waits until it is loaded. */
async function upload(page: Page, databaseId: string, text: string): Promise<void> {
  const state = await page.evaluate(
    async ({ path, body }) => {
      const sent = await fetch(`${path}/files/visits.csv`, {
        method: "PUT",
        headers: { "content-type": "application/octet-stream" },
        body,
      });
      const { id } = (await sent.json()) as { readonly id: string };
      for (;;) {
        const upload = (await (await fetch(`${path}/uploads/${id}`)).json()) as { readonly state: string };
        if (upload.state !== "loading") return upload.state;
      }
    },
    { path: `/api/databases/${databaseId}`, body: text },
  );
  expect(state).toBe("done");
}

/** Draws an image as a file that a user might choose. */
async function drawFile(page: Page, type: string, name: string) {
  const base64 = await page.evaluate((type) => {
    const canvas = document.createElement("canvas");
    canvas.width = 400;
    canvas.height = 200;
    const context = canvas.getContext("2d");
    if (context !== null) context.fillStyle = "#c2410c";
    context?.fillRect(0, 0, 400, 200);
    return canvas.toDataURL(type).split(",")[1] ?? "";
  }, type);
  return { name, mimeType: type, buffer: Buffer.from(base64, "base64") };
}

test("a logo is chosen, shown in the switcher and the lists, removed and restored; an SVG is refused", async (context) => {
  const id = await makeFileDatabase(context, "Harbor");
  const { page } = await visit(context, `/databases/${id}`);
  const chooser = page.getByLabel("Logo", { exact: true });
  const svg = "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>";
  await page.getByRole("button", { name: "Add a logo" }).waitFor();
  await chooser.setInputFiles({ name: "a.svg", mimeType: "image/svg+xml", buffer: Buffer.from(svg) });
  await page.getByText("This file is not a supported picture. Choose a PNG, JPEG or WebP file.").waitFor();
  const logos = page.locator(`img[src^="/api/databases/${id}/logos/"]`);
  await expect.poll(() => logos.count()).toBe(0);

  await chooser.setInputFiles(await drawFile(page, "image/jpeg", "harbor.jpg"));
  await toast(page, "Logo saved").waitFor();
  await expect.poll(() => logos.count()).toBeGreaterThan(1);
  const sizesOf = async () =>
    logos.evaluateAll((images) =>
      images.map((image) => {
        const { naturalWidth, naturalHeight } = image as HTMLImageElement;
        return `${naturalWidth} × ${naturalHeight}`;
      }),
    );
  await expect.poll(async () => new Set(await sizesOf())).toEqual(new Set(["256 × 256"]));
  await page.goto("/databases");
  await page.getByRole("main").locator(`img[src^="/api/databases/${id}/logos/"]`).waitFor();

  await page.goto(`/databases/${id}`);
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  const removed = toast(page, "Logo removed");
  await removed.waitFor();
  await expect.poll(() => logos.count()).toBe(0);
  await removed.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => logos.count()).toBeGreaterThan(1);
});

test("how a file was read is shown after it is loaded, and under the database's files", async (context) => {
  const { page } = await visit(context, "/databases/new?way=upload");
  await page.getByLabel("Files", { exact: true }).setInputFiles({
    name: "visits.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(visits),
  });
  await page.getByRole("button", { name: "Upload", exact: true }).press("Enter");
  const assumed =
    "seen: Its dates are read as month, day, year. The values do not show which order is right.";
  for (const list of ["Files", "Uploaded files"]) {
    const row = page.getByRole("list", { name: list, exact: true }).getByRole("listitem");
    await row.getByText("Check how it was read").waitFor();
    const read = [
      assumed,
      "The 2 rows above the header are left out.",
      "Taken for numbers: id; for dates: seen; for text: city.",
    ];
    const isShown = async () => Promise.all(read.map((line) => row.getByText(line).isVisible()));
    await expect.poll(isShown).toEqual([true, true, true]);
    if (list === "Uploaded files") continue;
    await page.getByRole("link", { name: "View the tables" }).click();
    await page.getByRole("link", { name: "Connection" }).click();
  }
});

test("an example is saved, and a question in its words gets the answer of its SQL", async (context) => {
  const id = await makeFileDatabase(context, "Examples");
  const { page } = await visit(context, `/databases/${id}/knowledge?kind=example`);
  await upload(page, id, visits);
  await page.reload();
  await page.getByRole("button", { name: "Add an example" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Question" }).fill("Where are our friends?");
  await dialog.getByRole("textbox", { name: "SQL" }).fill("SELECT 'Bergen' AS friendly_city");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Ask it" }).click();
  await page.waitForURL((url) => url.pathname === "/ask");
  await page.getByRole("combobox", { name: "Question" }).fill("where are our friends");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/chat\//);
  const answer = page.getByRole("region", { name: "Answer", exact: true });
  await answer.getByText("Bergen").first().waitFor();
  await expect.poll(() => answer.innerText()).toContain("From an example by Ines");
});

test("a default filter is set, used in answers, and shown there", async (context) => {
  const id = await makeFileDatabase(context, "Filters");
  const { page } = await visit(context, `/databases/${id}/knowledge?kind=filter`);
  await upload(page, id, visits);
  await page.reload();
  await page.getByRole("button", { name: "Set a default filter" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Rows of the table" }).press("Enter");
  await page.getByRole("list", { name: "Tables" }).getByRole("button", { name: "visits" }).press("Enter");
  const condition = dialog.getByRole("textbox", { name: "Count only where" });
  await condition.fill("town <> 'Oslo'");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText(/^visits has no column “town”/).waitFor();
  await condition.fill("city <> 'Oslo'");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("list", { name: "Default filters" }).getByText("city <> 'Oslo'").waitFor();
  await page.getByRole("link", { name: "Ask it" }).click();
  await page.getByRole("combobox", { name: "Question" }).fill("how many visits are there");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/chat\//);
  const answer = page.getByRole("region", { name: "Answer", exact: true });
  await answer.getByText("Of visits only those count where city is not Oslo.").waitFor();
  await expect.poll(() => answer.innerText()).toMatch(/\b1\b/);
});

test("a rule in words is refused or acts; it is shown as what it became, with the questions that it changed", async (context) => {
  const { owner } = site(context);
  const id = await makeFileDatabase(context, "Rules");
  const { page } = await visit(context, `/databases/${id}/knowledge?kind=rule`);
  await upload(page, id, visits);
  await page.reload();
  await page.getByRole("button", { name: "Write a rule" }).click();
  const dialog = page.getByRole("dialog");
  const text = dialog.getByRole("textbox", { name: "Rule" });
  await text.fill("Holidays do not count.");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText(/“Holidays” is not understood/).waitFor();
  await text.fill("Visits from Oslo do not count.");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });
  const row = page.getByRole("list", { name: "Rules" });
  await expect
    .poll(() => row.getByRole("list", { name: "What it became" }).innerText())
    .toBe("Adds the filter “city is not Oslo or has no city” to every question about visits.");

  const conversation = await startConversation(owner, id);
  await ask(owner, conversation.id, "how many visits are there");
  await page.reload();
  await row.getByRole("button", { name: "Changed 1 question of yours" }).press("Enter");
  await page.getByRole("link", { name: "how many visits are there" }).press("Enter");
  await page.waitForURL(`**/chat/${conversation.id}`);
});

test("a change that affects a chart causes a notification, which links to the changes", async (context) => {
  const { owner } = site(context);
  const id = await makeFileDatabase(context, "Changing");
  const { page } = await visit(context, "/databases");
  await upload(page, id, visits);
  const conversation = await startConversation(owner, id);
  const { turn } = await ask(owner, conversation.id, "how many visits by city");
  await owner.browser.post(`/api/turns/${turn.id}/charts`);
  await upload(page, id, "id,town\n1,Oslo\n2,Bergen\n");
  await page.goto("/notifications");
  const entry = page.getByRole("link", {
    name: "Changing: the tables have changed, which affects 1 chart",
  });
  await entry.waitFor();
  await page.getByText(/^New · /).waitFor();
  await entry.press("Enter");
  await page.waitForURL(`**/databases/${id}/connection?sync=*`);
  await page.getByRole("heading", { name: "What changed" }).waitFor();
  const charts = page.getByRole("list", { name: "Affected charts" }).first();
  await charts.getByRole("link").waitFor();
  await expect.poll(() => charts.innerText()).toMatch(/city/);
  expect(await findViolations(page)).toEqual([]);
});
