import { readStoredChart } from "@askery/api";
import type { ProblemDetails, SavedChart } from "@askery/api";
import { chartVersion } from "@askery/model";
import type { Page } from "playwright-core";
import type { PopulatedDataFolder } from "../populate-data-folder.ts";
import type { ScreenState } from "../screen-state.ts";

const pathOf = ({ chart }: PopulatedDataFolder): string => `/charts/${chart}`;

async function waitForChart(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "SQL" }).waitFor();
}

/** Opens a chart as the server would send it after a change. The saved one stays as it is. */
async function reopen(
  page: Page,
  { chart }: PopulatedDataFolder,
  change: (chart: SavedChart) => SavedChart,
): Promise<void> {
  await page.route(`**/api/charts/${chart}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as SavedChart) });
  });
  await page.reload();
  await waitForChart(page);
}

/** The charts of a run without rows. */
function withoutRows(chart: SavedChart): SavedChart {
  const { table } = chart;
  return { ...chart, table: { ...table, rowCount: 0, values: table.values.map(() => []) } };
}

/** A run whose first column has another name than the one that the chart draws. */
function withoutColumn(chart: SavedChart): SavedChart {
  const [first, ...columns] = chart.table.columns;
  if (first === undefined) return chart;
  return { ...chart, table: { ...chart.table, columns: [{ ...first, name: "renamed" }, ...columns] } };
}

/** What the server sends of a chart that a later version of Askery saved. */
function ofNewerVersion(chart: SavedChart): SavedChart {
  const { spec, caption, facts } = chart;
  const read = readStoredChart({ spec: { ...spec, version: chartVersion + 1 }, caption, facts });
  return { ...chart, ...read.chart, type: "table" };
}

const unreachable: ProblemDetails = {
  type: "about:blank",
  title: "Nothing answers at db.example.com on port 5432.",
  status: 502,
  detail: "Check whether the database server runs.",
  code: "database-unreachable",
  requestId: "0f8fad5b-d9cb-469f-a165-70867728950e",
};

/** What may go wrong with a saved chart, and what its editor shows then. */
export const chartStates: readonly ScreenState[] = [
  {
    name: "chart-page-empty",
    path: pathOf,
    bring: async (page, home) => reopen(page, home, withoutRows),
  },
  {
    name: "chart-page-vanished-column",
    path: pathOf,
    bring: async (page, home) => reopen(page, home, withoutColumn),
  },
  {
    name: "chart-page-newer-version",
    path: pathOf,
    bring: async (page, home) => reopen(page, home, ofNewerVersion),
  },
  {
    name: "chart-page-failed",
    path: pathOf,
    bring: async (page, { chart }) => {
      await waitForChart(page);
      await page.route(`**/api/charts/${chart}/refresh`, async (route) => {
        await route.fulfill({ status: 502, contentType: "application/problem+json", json: unreachable });
      });
      await page
        .getByRole("button", { name: /^Refresh/u })
        .first()
        .click();
      await page.getByText(/^Not refreshed/u).waitFor();
    },
  },
  {
    name: "chart-page-not-found",
    path: () => "/charts/gone",
    bring: async (page) => page.getByRole("main").getByRole("heading").first().waitFor(),
  },
  {
    name: "chart-editor-conflict",
    path: pathOf,
    isWhole: false,
    bring: async (page, { chart }) => {
      await waitForChart(page);
      await page.getByRole("button", { name: "Edit chart" }).click();
      await page
        .getByRole("list", { name: "Kinds of charts" })
        .getByRole("button", { name: "Donut", exact: true })
        .click();
      const saved = (await (await page.request.get(`/api/charts/${chart}`)).json()) as SavedChart;
      const { revision, design, spec } = saved;
      const { display = {}, ...rest } = design ?? { kind: spec.kind, marks: [] };
      const labels = display.labels === "shown" ? "hidden" : "shown";
      const changed = { revision, design: { ...rest, display: { ...display, labels } } };
      await page.request.patch(`/api/charts/${chart}`, { data: changed });
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await page.getByRole("dialog", { name: "This chart has changed" }).waitFor();
    },
  },
  {
    name: "chart-editor-band",
    path: pathOf,
    bring: async (page) => {
      await waitForChart(page);
      await page.getByRole("button", { name: "Edit chart" }).click();
      await page.getByRole("tab", { name: "Axes" }).click();
      await page.getByRole("button", { name: /band/iu }).first().click();
    },
  },
];
