import type { Conversation, Dashboard } from "@askery/api";
import type { Page } from "playwright-core";
import { expect, test, type TestContext } from "vitest";
import { readDatabases } from "./read-databases.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** What pages and menus offer is there. */
const { site, visit } = useSite();

const promises =
  /coming soon|comes? (?:next|later|soon)|not (?:available|built|implemented|supported) yet|under construction|stay tuned|to be done/i;

/** One page of each kind: ids and the guides' names do not make another. */
function kindOf(path: string): string {
  return path
    .replace(/[?#].*$/, "")
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "{id}")
    .replace(/^\/docs\/\w+\/.+/, "/docs/{page}");
}

/** Saves a chart of an answer, and a dashboard with it. */
async function saveDashboard(context: TestContext): Promise<void> {
  const { owner } = site(context);
  const [database] = await readDatabases(owner);
  const path = `/api/databases/${database?.id ?? ""}`;
  const { items } = (await owner.browser.get(`${path}/conversations`)).body as {
    readonly items: readonly { readonly id: string }[];
  };
  const { body } = await owner.browser.get(`/api/conversations/${items[0]?.id ?? ""}`);
  const turnId = (body as Conversation).turns[0]?.id;
  const made = await owner.browser.post(`${path}/dashboards`, { title: "Weekly" });
  const added = await owner.browser.post(`/api/dashboards/${(made.body as Dashboard).id}/cards`, { turnId });
  expect(added.status).toBe(200);
}

async function readOffers(page: Page): Promise<{ readonly text: string; readonly links: readonly string[] }> {
  return page.evaluate(() => {
    const hints = [...document.querySelectorAll("[title], [aria-label]")].flatMap((element) => [
      element.getAttribute("title") ?? "",
      element.getAttribute("aria-label") ?? "",
    ]);
    const links = [...document.querySelectorAll("a[href^='/']:not([href^='/api/'])")].map(
      (link) => link.getAttribute("href") ?? "",
    );
    return { text: [document.body.innerText, ...hints].join("\n"), links };
  });
}

/** The page's menus and groups of the side menu, once each over all pages. */
async function listNewMenus(page: Page, known: Set<string>) {
  // Locators would find other buttons once a group is open.
  const found = await page
    .locator("button[aria-haspopup=menu]:visible, nav button[aria-expanded=false]:visible")
    .elementHandles();
  const named = await Promise.all(
    found.map(async (button) => ({
      button,
      name: (await button.getAttribute("aria-label")) ?? (await button.innerText()),
    })),
  );
  return named.filter(({ name }) => {
    const kind = name.replace(/^Actions for .+/s, "Actions");
    return known.size < known.add(kind).size;
  });
}

test(
  "every link from the first page on leads to a page, and no page or menu promises something for later",
  { timeout: 180_000 },
  async (context) => {
    await saveDashboard(context);
    const { page } = await visit(context, "/ask");
    const paths = ["/", "/ask"];
    const kinds = new Set(paths.map(kindOf));
    const menus = new Set<string>();
    const faults: string[] = [];
    const look = async (where: string) => {
      const { text, links } = await readOffers(page);
      const found = promises.exec(text)?.[0];
      if (found !== undefined) faults.push(`${where}: “${found}”`);
      for (const link of links) if (kinds.size < kinds.add(kindOf(link)).size) paths.push(link);
    };
    for (const path of paths) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      await page.waitForLoadState("networkidle");
      const missing = page.getByText(/^Not found$|does not exist|nothing exists at this address/i);
      if (await missing.count()) faults.push(`${path} does not exist`);
      await look(path);
      for (const { button, name } of await listNewMenus(page, menus)) {
        await button.press("Enter");
        await expect.poll(() => button.getAttribute("aria-expanded")).toBe("true");
        await look(`${path}, menu ${name}`);
        await page.keyboard.press("Escape");
        await expect.poll(() => page.getByRole("menu").count()).toBe(0);
      }
    }
    expect(faults).toEqual([]);
    expect(kinds.size).toBeGreaterThan(30);
    expect(menus.size).toBeGreaterThan(4);
  },
);
