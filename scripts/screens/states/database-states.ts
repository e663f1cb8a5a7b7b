import { invariant } from "@askery/model";
import type { Page } from "playwright-core";
import type { ScreenState } from "../screen-state.ts";

const heading = (name: string | RegExp) => async (page: Page) =>
  page.getByRole("heading", { name }).first().waitFor();

function settings(tab: string, of: "sample" | "warehouse" | "estate" = "sample"): ScreenState["path"] {
  return ({ databases }) => `/databases/${databases[of]}${tab}`;
}

/** Opens the collapsed sections of a server's form: certificates, and a tunnel. */
async function openWays(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Certificates/ }).click();
  await page.getByRole("button", { name: /^SSH tunnel/ }).click();
  await page.getByRole("switch", { name: /SSH server/ }).click();
}

async function chooseFile(page: Page, name: string, rows: number): Promise<void> {
  const lines = Array.from({ length: rows }, (_, row) => `${row + 1},Oslo,${row}.5`);
  await page.getByText("Drop files anywhere on this page").waitFor();
  await page.getByLabel("Files", { exact: true }).setInputFiles({
    name,
    mimeType: "text/csv",
    buffer: Buffer.from(["id,city,total", ...lines].join("\n")),
  });
  await page.getByRole("button", { name: "Upload", exact: true }).waitFor();
}

/** Pages for databases: the list, adding one, and all settings. */
export const databaseStates: readonly ScreenState[] = [
  { name: "databases", path: () => "/databases", bring: heading("Databases") },
  { name: "database-new", path: () => "/databases/new", bring: heading("What do you want to ask?") },
  {
    name: "database-new-kinds",
    path: () => "/databases/new?way=connect",
    bring: async (page) => page.getByRole("radio").first().waitFor(),
  },
  {
    name: "database-new-fault",
    path: () => "/databases/new?way=connect&kind=postgres",
    bring: async (page) => {
      await page.getByRole("textbox", { name: "Database", exact: true }).fill("shop");
      await page.getByRole("button", { name: "Test" }).click();
      await page.getByText("Enter the host, such as").waitFor();
    },
  },
  {
    name: "database-new-unreachable",
    path: () => "/databases/new?way=connect&kind=postgres",
    bring: async (page) => {
      const fields = { Host: "localhost", Port: "1", Database: "shop", User: "reader" };
      for (const [name, text] of Object.entries(fields)) {
        await page.getByRole("textbox", { name, exact: true }).fill(text);
      }
      await page.getByRole("button", { name: "Test" }).click();
      await page.locator('input[aria-invalid="true"]').waitFor();
    },
  },
  {
    name: "database-new-ways",
    path: () => "/databases/new?way=connect&kind=postgres",
    bring: async (page) => {
      await openWays(page);
      await page.getByRole("button", { name: "Test" }).click();
      await page.getByText("Enter the host of the tunnel.").waitFor();
    },
  },
  {
    name: "database-new-certificate",
    path: () => "/databases/new?way=connect&kind=postgres",
    bring: async (page) => {
      const fields = { Host: "localhost", Database: "shop", User: "reader" };
      for (const [name, text] of Object.entries(fields)) {
        await page.getByRole("textbox", { name, exact: true }).fill(text);
      }
      await page.getByRole("combobox", { name: "Encryption" }).press("Enter");
      await page.getByRole("option", { name: "Certificate and name checked" }).press("Enter");
      await page.getByRole("button", { name: /^Certificates/ }).click();
      await page.getByLabel("Certificate authority").fill("no certificate");
      await page.getByRole("button", { name: "Test" }).click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  {
    name: "database-new-untrusted",
    path: () => "/databases/new?way=connect&kind=postgres",
    bring: async (page, { selfSignedPort }) => {
      invariant(selfSignedPort !== null, "openssl makes a certificate");
      const fields = { Host: "localhost", Port: `${selfSignedPort}`, Database: "shop", User: "reader" };
      for (const [name, text] of Object.entries(fields)) {
        await page.getByRole("textbox", { name, exact: true }).fill(text);
      }
      await page.getByRole("combobox", { name: "Encryption" }).press("Enter");
      await page.getByRole("option", { name: "Certificate and name checked" }).press("Enter");
      await page.getByRole("button", { name: "Test" }).click();
      await page.locator('[role="combobox"][aria-invalid="true"]').waitFor();
    },
  },
  {
    name: "database-new-limit",
    path: () => "/databases/new?way=connect",
    bring: async (page) => {
      await page.route("**/api/database-allowance", async (route) => {
        const response = await route.fetch();
        const freeDatabases = { used: 3, limit: 3 };
        await route.fulfill({ response, json: { ...((await response.json()) as object), freeDatabases } });
      });
      await page.reload();
      await heading(/databases on the plan Free$/)(page);
    },
  },
  {
    name: "upload-refused",
    path: () => "/databases/new?way=upload",
    bring: async (page) => {
      const message = "Another server of this Askery stores the uploaded files.";
      const fix =
        "Ask the operator to share one folder among all servers: the folder uploads in each data folder.";
      await page.route("**/api/database-allowance", async (route) => {
        const response = await route.fetch();
        const uploadsRefused = { code: "uploads-elsewhere", message, fix };
        await route.fulfill({ response, json: { ...((await response.json()) as object), uploadsRefused } });
      });
      await page.reload();
      await page.getByText(message).waitFor();
    },
  },
  {
    name: "upload-idle",
    path: () => "/databases/new?way=upload",
    bring: async (page) => page.getByText("Drop files anywhere on this page").waitFor(),
  },
  {
    name: "upload-chosen",
    path: () => "/databases/new?way=upload",
    bring: async (page) => chooseFile(page, "Web orders.csv", 60),
  },
  {
    name: "upload-running",
    path: ({ databases }) => `/databases/new?way=upload&into=${databases.files}`,
    bring: async (page) => {
      await chooseFile(page, "Web orders.csv", 60);
      // The file never arrives, so that the picture shows the progress.
      await page.route("**/files/*", () => undefined);
      await page.getByRole("button", { name: "Upload", exact: true }).click();
      await page.getByRole("button", { name: /^Stop/ }).waitFor();
    },
  },
  {
    name: "upload-done",
    path: ({ databases }) => `/databases/new?way=upload&into=${databases.files}`,
    bring: async (page) => {
      await chooseFile(page, "Web orders.csv", 60);
      await page.getByRole("button", { name: "Upload", exact: true }).click();
      await page.getByRole("heading", { name: "Ask it" }).waitFor();
    },
  },
  {
    name: "upload-partly",
    path: ({ databases }) => `/databases/new?way=upload&into=${databases.files}`,
    bring: async (page) => {
      await page.getByText("Drop files anywhere on this page").waitFor();
      await page.getByLabel("Files", { exact: true }).setInputFiles([
        {
          name: "Refunds.csv",
          mimeType: "text/csv",
          buffer: Buffer.from("id,total\n1,9.5\n2,12\n3,no idea\n"),
        },
        {
          name: "Stores.parquet",
          mimeType: "application/octet-stream",
          buffer: Buffer.from("no parquet at all"),
        },
      ]);
      await page.getByRole("button", { name: "Upload 2 files" }).click();
      await page.getByRole("alert").first().waitFor();
    },
  },
  {
    name: "database-general",
    path: settings(""),
    bring: async (page) => page.getByRole("button", { name: "Save" }).waitFor(),
  },
  {
    name: "database-connection",
    path: settings("/connection", "warehouse"),
    bring: async (page) => page.getByRole("button", { name: "Test" }).waitFor(),
  },
  {
    name: "database-sync-running",
    path: settings("/connection", "warehouse"),
    bring: async (page) => {
      // No progress ever arrives, so that the picture shows the start.
      await page.route("**/syncs/*/events", () => undefined);
      await page.getByRole("button", { name: "Read again" }).click();
      await page.getByRole("button", { name: "Stop" }).first().waitFor();
    },
  },
  {
    name: "database-sync-stopped",
    path: settings("/connection", "warehouse"),
    bring: async (page) => {
      await page.route("**/syncs?*", async (route) => {
        const response = await route.fetch();
        const page = (await response.json()) as { readonly items: readonly object[] };
        const stopped = { state: "stopped", tableCount: null, changes: [], withheld: [], affectedCharts: [] };
        const items = page.items.map((item, at) => (at === 0 ? { ...item, ...stopped } : item));
        await route.fulfill({ response, json: { ...page, items } });
      });
      await page.reload();
      await page.getByText("Stopped", { exact: true }).first().waitFor();
    },
  },
  {
    name: "database-tables",
    path: settings("/tables?table=orders"),
    bring: async (page) => page.getByRole("img", { name: /^How total/ }).waitFor(),
  },
  {
    name: "database-meaning",
    path: settings("/tables?table=orders"),
    bring: async (page) => {
      await page.getByRole("button", { name: /Change the meaning of status$/ }).click();
      await page.getByRole("form", { name: "Meaning of status" }).waitFor();
    },
  },
  {
    name: "database-preview",
    path: settings("/tables?table=orders"),
    isWhole: false,
    bring: async (page) => {
      await page.getByRole("button", { name: "Preview" }).click();
      await page.getByRole("dialog").getByRole("table").waitFor();
    },
  },
  {
    name: "database-diagram",
    path: settings("/tables?view=diagram"),
    bring: async (page) =>
      page
        .getByRole("link", { name: /^orders/ })
        .last()
        .waitFor(),
  },
  {
    name: "database-tables-many",
    path: settings("/tables", "estate"),
    isWhole: false,
    bring: async (page) => {
      await page.getByRole("link", { name: /^billing_account_events/ }).waitFor();
    },
  },
  {
    name: "database-diagram-many",
    path: settings("/tables?view=diagram", "estate"),
    bring: async (page) => page.getByText("those nearest to customers").waitFor(),
  },
  {
    name: "database-relationships",
    path: settings("/tables?view=relationships&only=undecided", "estate"),
    isWhole: false,
    bring: async (page) => page.getByRole("button", { name: /^Confirm all/ }).waitFor(),
  },
  {
    name: "database-relationships-decided",
    path: settings("/tables?view=relationships&only=undecided"),
    bring: heading("Nothing to decide"),
  },
  {
    name: "database-relationships-hub",
    path: settings("/tables?table=customers", "estate"),
    bring: async (page) => page.getByRole("link", { name: /^All [\d,]+ relationships/ }).waitFor(),
  },
  {
    name: "database-knowledge",
    path: settings("/knowledge"),
    bring: async (page) => page.getByText("turnover").first().waitFor(),
  },
  {
    name: "database-knowledge-metric",
    path: settings("/knowledge?kind=metric"),
    isWhole: false,
    bring: async (page) => {
      await page.getByRole("button", { name: "Define a metric" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
      await page.getByText("Enter how it is computed.").waitFor();
    },
  },
  {
    name: "database-knowledge-empty",
    path: settings("/knowledge", "warehouse"),
    bring: heading("No words yet"),
  },
  { name: "database-usage", path: settings("/usage"), bring: heading("Questions this month") },
  {
    name: "database-danger",
    path: settings("/danger"),
    bring: async (page) => page.getByRole("button", { name: "Delete" }).waitFor(),
  },
  {
    name: "database-danger-asked",
    path: settings("/danger"),
    isWhole: false,
    bring: async (page) => {
      await page.getByRole("button", { name: "Delete" }).click();
      await page.getByRole("alertdialog").waitFor();
    },
  },
];
