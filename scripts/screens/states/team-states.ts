import type { Page } from "playwright-core";
import type { ScreenState } from "../screen-state.ts";

const dialog = (page: Page) => page.getByRole("dialog");

const members: ScreenState["path"] = ({ databases }) => `/databases/${databases.sample}/members`;

async function invite(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Invite people" }).click();
  await dialog(page).waitFor();
}

async function waitForEntries(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("listitem").first().waitFor();
}

/** Shared items, and the people of a database. */
export const teamStates: readonly ScreenState[] = [
  {
    name: "members",
    path: members,
    bring: async (page) => page.getByRole("list", { name: "Members" }).waitFor(),
  },
  { name: "members-invite", path: members, isWhole: false, bring: invite },
  {
    name: "members-link",
    path: members,
    isWhole: false,
    bring: async (page) => {
      await invite(page);
      await page.getByRole("radio", { name: "By link" }).click();
      await page.getByRole("button", { name: "Create link" }).click();
      await page.getByRole("textbox", { name: "Link" }).waitFor();
    },
  },
  {
    name: "share-dialog",
    path: ({ dashboards }) => `/dashboards/${dashboards.full}`,
    isWhole: false,
    bring: async (page) => {
      await page.getByRole("article").first().waitFor();
      const share = page.getByRole("button", { name: "Share", exact: true });
      if (await share.first().isVisible()) await share.first().click();
      else {
        await page.getByRole("button", { name: "Actions for Shop this year" }).click();
        await page.getByRole("menuitem", { name: "Share" }).click();
      }
      const link = dialog(page).getByRole("switch", { name: "Anyone with the link" });
      if (!(await link.isChecked())) await link.click();
      await dialog(page).getByRole("textbox", { name: "Link", exact: true }).waitFor();
    },
  },
  {
    name: "account-shared",
    path: () => "/account/shared",
    bring: async (page) => page.getByRole("main").getByRole("listitem").first().waitFor(),
  },
  {
    name: "favorites",
    path: () => "/ask",
    isWhole: false,
    bring: async (page) => {
      const menu = page.getByRole("navigation", { name: "Main", exact: true });
      if (!(await menu.isVisible())) await page.getByRole("button", { name: "Toggle menu" }).click();
      await menu.getByRole("button", { name: "Monday", exact: true }).click();
      await menu.getByRole("button", { name: "Actions for favorite Monday" }).click();
      await page.getByRole("menu").waitFor();
    },
  },
  {
    name: "database-audit",
    path: ({ databases }) => `/databases/${databases.sample}/audit`,
    bring: waitForEntries,
  },
  { name: "server", path: () => "/server", bring: waitForEntries },
  { name: "server-audit", path: () => "/audit", bring: waitForEntries },
];
