import type { ChartSummary, Conversation } from "@askery/api";
import { expect, test } from "vitest";
import { findDatabaseOf } from "../apps/server/testing/ask.test-support.ts";
import { signUpPerson } from "../apps/server/testing/test-people.test-support.ts";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/* The list of projects, and the palette that finds things. */
const { site } = useSite();

test.for([1440, 360])(
  "at %i px: projects are by day, found, pinned and deleted together",
  async (width, context) => {
    const { server, open } = site(context);
    const person = await signUpPerson(server, `Pia${width}`);
    const { page, visit } = await open({ person, width });
    await visit("/chats");
    const list = page.getByRole("list", { name: "Projects", exact: true });
    // The first example was asked an hour ago.
    await list
      .getByRole("heading", { name: /^(Today|Yesterday)$/ })
      .first()
      .waitFor();
    expect(await measureOverflow(page)).toBe(0);
    expect(await findViolations(page)).toEqual([]);
    const titles = await list.getByRole("link").allInnerTexts();
    const [first = "", second = "", third = ""] = titles;

    await list.getByRole("button", { name: `Actions for ${first}` }).click();
    await page.getByRole("menuitem", { name: "Pin" }).click();
    const pinned = page.getByRole("list", { name: "Pinned projects" });
    await pinned.getByRole("link", { name: first }).waitFor();

    for (const title of [second, third]) {
      await list.getByRole("checkbox", { name: `Select ${title}` }).click();
    }
    const selected = page.getByRole("toolbar", { name: "Selected projects" });
    await selected.getByText("2 projects selected").waitFor();
    expect(await measureOverflow(page)).toBe(0);
    await selected.getByRole("button", { name: "Delete" }).click();
    await expect.poll(() => list.getByRole("link").count()).toBe(titles.length - 2);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => list.getByRole("link").count()).toBe(titles.length);

    await page.getByRole("searchbox", { name: "Find a project" }).fill("zzz nothing");
    await page.getByText("No project has “zzz nothing”").waitFor();
  },
);

test("the palette finds projects, charts and people", async (context) => {
  const { server, open } = site(context);
  const person = await signUpPerson(server, "Paula");
  const { id: databaseId } = await findDatabaseOf(person);
  const { body } = await person.browser.get(`/api/databases/${databaseId}/conversations`);
  const { items } = body as { readonly items: readonly { readonly id: string }[] };
  const read = await person.browser.get(`/api/conversations/${items[0]?.id ?? ""}`);
  const { turns } = read.body as Conversation;
  const saved = await person.browser.post(`/api/turns/${turns[0]?.id ?? ""}/charts`, {
    title: "Zebra revenue",
  });
  const { id } = saved.body as ChartSummary;
  const { page, visit } = await open({ person });
  await visit("/chats");
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Search" });
  await field.fill("paula");
  await page.getByRole("group", { name: "People" }).getByRole("option", { name: "Paula" }).waitFor();
  await field.fill("zebra");
  await page.getByRole("group", { name: "Charts" }).getByRole("option", { name: "Zebra revenue" }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/charts/${id}`);
});
