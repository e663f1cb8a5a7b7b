import type { Page } from "playwright-core";
import type { PopulatedDataFolder } from "../populate-data-folder.ts";
import type { ScreenState } from "../screen-state.ts";

async function waitForRows(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("listitem").first().waitFor();
}

async function waitForDrawings(page: Page): Promise<void> {
  await page.getByRole("article").first().waitFor();
  await page.getByText(/^Drawing/).waitFor({ state: "detached" });
}

async function waitForThumbnails(page: Page): Promise<void> {
  await page.getByRole("article").first().waitFor();
  await page.waitForFunction(() =>
    [...document.querySelectorAll("article")].every((tile) => {
      const image = tile.querySelector("img[decoding=async]");
      if (!(image instanceof HTMLImageElement)) return false;
      // Those below the window load when it becomes as high as the page.
      image.loading = "eager";
      return image.complete;
    }),
  );
}

/** Waits for the heading of a list page's empty state. */
async function waitForNothing(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("heading").filter({ hasText: /^No/ }).first().waitFor();
}

async function search(page: Page, list: RegExp): Promise<void> {
  await page.getByRole("searchbox", { name: list }).fill("zebra");
  await waitForNothing(page);
}

/** Opens a part of a chart's editor. */
async function editChart(page: Page, part: string): Promise<void> {
  await page.getByRole("tab", { name: "SQL" }).waitFor();
  await page.getByRole("button", { name: "Edit chart" }).click();
  await page.getByRole("tab", { name: part }).click();
}

/** Lists of saved items: conversations, dashboards, charts, the trash. */
export const savedStates: readonly ScreenState[] = [
  { name: "chats-full", path: () => "/chats", bring: waitForRows },
  { name: "chats-empty", path: () => "/chats", database: "files", bring: waitForNothing },
  { name: "chats-none-found", path: () => "/chats", bring: async (page) => search(page, /^Find/) },
  { name: "dashboards-full", path: () => "/dashboards", bring: waitForRows },
  { name: "dashboards-empty", path: () => "/dashboards", database: "files", bring: waitForNothing },
  { name: "dashboards-starred", path: () => "/dashboards/starred", bring: waitForRows },
  { name: "dashboards-people", path: () => "/dashboards/people", bring: waitForRows },
  {
    name: "dashboard-new",
    path: () => "/dashboards/new",
    bring: async (page) => page.getByRole("textbox", { name: "Name" }).waitFor(),
  },
  {
    name: "dashboard-view",
    path: ({ dashboards }) => `/dashboards/${dashboards.full}`,
    bring: waitForDrawings,
  },
  {
    name: "dashboard-edit",
    path: ({ dashboards }) => `/dashboards/${dashboards.full}`,
    bring: async (page) => {
      await waitForDrawings(page);
      const edit = page.getByRole("button", { name: "Edit", exact: true });
      if (await edit.isVisible()) await edit.click();
      else {
        await page.getByRole("button", { name: "Actions for Shop this year" }).click();
        await page.getByRole("menuitem", { name: "Edit" }).click();
      }
      await page.getByRole("button", { name: "Cancel" }).waitFor();
    },
  },
  {
    name: "dashboard-card-failed",
    path: ({ dashboards }) => `/dashboards/${dashboards.broken}`,
    database: "warehouse",
    bring: async (page) => {
      await waitForDrawings(page);
      const refresh = page.getByRole("button", { name: "Refresh all cards" });
      if (await refresh.isVisible()) await refresh.click();
      else {
        await page.getByRole("button", { name: "Actions for Stock", exact: true }).click();
        await page.getByRole("menuitem", { name: "Refresh all cards" }).click();
      }
      await page.getByRole("button", { name: "Try again" }).waitFor();
    },
  },
  {
    name: "dashboard-add-chart",
    path: ({ dashboards }) => `/dashboards/${dashboards.full}`,
    isWhole: false,
    bring: async (page) => {
      await waitForDrawings(page);
      await page.getByRole("button", { name: "Actions for Shop this year" }).click();
      await page.getByRole("menuitem", { name: "Add a chart" }).click();
      await page.getByRole("dialog").getByRole("listitem").first().waitFor();
    },
  },
  { name: "charts-full", path: () => "/charts", bring: waitForThumbnails },
  { name: "charts-empty", path: () => "/charts", database: "files", bring: waitForNothing },
  { name: "charts-starred", path: () => "/charts/starred", bring: waitForThumbnails },
  { name: "charts-people", path: () => "/charts/people", bring: waitForNothing },
  {
    name: "chart-page",
    path: ({ chart }) => `/charts/${chart}`,
    bring: async (page) => page.getByRole("tab", { name: "SQL" }).waitFor(),
  },
  ...(["Data", "Display", "Axes", "Format"] as const).map((part) => ({
    name: `chart-editor-${part.toLowerCase()}`,
    path: ({ chart }: PopulatedDataFolder) => `/charts/${chart}`,
    bring: async (page: Page) => editChart(page, part),
  })),
  {
    name: "chart-editor-highlight",
    path: ({ chart }) => `/charts/${chart}`,
    isWhole: false,
    bring: async (page) => {
      await editChart(page, "Display");
      await page.getByRole("combobox", { name: "Highlight" }).click();
      await page.getByRole("option", { name: "Parts of my choice" }).click();
      await page.getByRole("button", { name: /^Highlighted parts/ }).click();
      await page.getByPlaceholder("Find a part").waitFor();
    },
  },
  { name: "trash", path: () => "/trash", bring: waitForRows },
  {
    name: "notifications",
    path: () => "/notifications",
    bring: async (page) => page.getByRole("main").getByRole("heading").first().waitFor(),
  },
  {
    name: "jobs",
    path: () => "/jobs",
    bring: waitForRows,
  },
  {
    name: "account",
    path: () => "/account",
    bring: async (page) => page.getByRole("main").getByRole("heading").first().waitFor(),
  },
  {
    name: "person",
    path: ({ person }) => `/people/${person}`,
    bring: async (page) => page.getByText(/that you can open/).waitFor(),
  },
];
