import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "playwright-core";
import { afterAll, beforeEach, expect, test, type TestContext } from "vitest";
import { findProcesses } from "../apps/server/testing/find-processes.test-support.ts";
import { makeTemporaryFolder } from "../apps/server/testing/start-test-server.test-support.ts";
import { waitUntil } from "../apps/server/testing/wait-until.test-support.ts";
import { readDatabases } from "./read-databases.test-support.ts";
import { useSite } from "./use-site.test-support.ts";
import { writeBomb } from "./write-bomb.test-support.ts";

/** Uploads that are stopped, and files that can't be read. */
const { site, visit } = useSite({
  dataFolder: makeTemporaryFolder(afterAll),
  sampleScale: 0,
  // To read the header of a huge sheet; the policy refuses it.
  expectedComplaints: ["worker-src: blob "],
});
const folder = makeTemporaryFolder(afterAll);

const visitCount = 400_000;
const visits = join(folder, "visits.csv");
writeFileSync(visits, printVisits(visitCount));

function printVisits(count: number): string {
  const rows = Array.from(
    { length: count },
    (_, at) =>
      `${at + 1},2026-0${1 + (at % 9)}-1${at % 10},Page ${at % 700},${(at % 97) / 4},${at % 5 === 0}`,
  );
  return ["id,seen_on,page,seconds,is_new", ...rows].join("\n");
}

beforeEach(async (context) => {
  const { owner } = site(context);
  for (const { id } of await readDatabases(owner)) {
    await owner.browser.request(`/api/databases/${id}`, { method: "DELETE" });
  }
});

const row = (page: Page, name: string) =>
  page.getByRole("list", { name: "Files", exact: true }).getByRole("listitem").filter({ hasText: name });
const upload = (page: Page) => page.getByRole("button", { name: "Upload", exact: true });
const loaded = (page: Page, rowCount: number) =>
  page.getByText(`visits: ${rowCount.toLocaleString("en-US")} rows`).first();

async function choose(page: Page, files: string | { name: string; mimeType: string; buffer: Buffer }) {
  await page.locator("input[type=file]").setInputFiles(files);
}

/** The current database's answer. */
async function askHowMany(page: Page, things: string): Promise<string> {
  await page.goto(`/ask?q=${encodeURIComponent(`how many ${things} are there`)}`);
  await page.waitForURL(/\/chat\//);
  return page.getByRole("region", { name: "Answer", exact: true }).innerText();
}

async function visitUploads(context: TestContext): Promise<Page> {
  const { page } = await visit(context, "/databases/new?way=upload");
  return page;
}

test("an upload is stopped while it is sent, and sent again", async (context) => {
  const page = await visitUploads(context);
  const network = await page.context().newCDPSession(page);
  const throttle = (uploadThroughput: number) =>
    network.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await throttle(500_000);
  await choose(page, visits);
  await upload(page).click();
  await row(page, "visits.csv")
    .getByText(/^[1-9][\d.]* (?:KB|MB) of \d+ MB sent$/)
    .waitFor();
  await row(page, "visits.csv").getByRole("button", { name: "Stop" }).click();
  await row(page, "visits.csv").getByText("Stopped", { exact: true }).first().waitFor();
  await throttle(-1);
  await page.getByRole("button", { name: "Try again" }).click();
  await loaded(page, visitCount).waitFor();
  await expect.poll(() => row(page, "visits.csv").getByRole("button", { name: "Stop" }).count()).toBe(0);
});

test("an upload is stopped while it is loaded, and the existing tables remain", async (context) => {
  const page = await visitUploads(context);
  await choose(page, { name: "visits.csv", mimeType: "text/csv", buffer: Buffer.from(printVisits(40)) });
  await upload(page).click();
  await loaded(page, 40).waitFor();
  await page.getByRole("heading", { name: "Ask it" }).waitFor();
  const [database] = await readDatabases(site(context).owner);
  await page.goto(`/databases/new?way=upload&into=${database?.id ?? ""}`);
  await choose(page, visits);
  await upload(page).click();
  // Pauses the loader, which could otherwise finish before it is stopped.
  const [loader = 0] = await waitUntil(() => {
    const found = findProcesses("connectors/files/main.ts");
    return found.length > 0 && found;
  });
  process.kill(loader, "SIGSTOP");
  await row(page, "visits.csv")
    .getByText(/^Loading$|rows? loaded$/)
    .first()
    .waitFor();
  await row(page, "visits.csv").getByRole("button", { name: "Stop" }).click();
  await row(page, "visits.csv").getByText("Stopped", { exact: true }).first().waitFor();
  expect(await askHowMany(page, "visits")).toMatch(/\b40\b/);
});

/** A small SQLite database, intact or with its pages overwritten. */
function writeShop(isWhole: boolean): Buffer {
  const path = join(folder, `${isWhole ? "whole" : "broken"}.sqlite`);
  const shop = new DatabaseSync(path);
  shop.exec("create table orders (id integer primary key, city text); insert into orders values (1, 'Oslo')");
  shop.close();
  const bytes = readFileSync(path);
  return isWhole ? bytes : bytes.fill(0xff, 100);
}

const broken = [
  [
    "cut.parquet",
    Buffer.from("PAR1 and nothing that follows"),
    /^cut\.parquet can't be read:.* copied completely/,
  ],
  ["renamed.xlsx", Buffer.from("id,page\n1,Home\n"), /^renamed\.xlsx is not an Excel workbook:/],
  ["bomb.xlsx", writeBomb(), /^bomb\.xlsx has more than 500 MB unpacked,.* as CSV/],
  ["cut.json", Buffer.from('[{"id": 1}, {"id": '), /^cut\.json can't be read:.* copied completely/],
  ["broken.sqlite", writeShop(false), /^broken\.sqlite is not a readable SQLite database:.* backup/],
] as const;

test("files that can't be read show why, each in its row; the good one among them is loaded", async (context) => {
  const page = await visitUploads(context);
  const files = broken.map(([name, buffer]) => ({ name, mimeType: "application/octet-stream", buffer }));
  const good = { name: "visits.csv", mimeType: "text/csv", buffer: Buffer.from(printVisits(40)) };
  const packed = { name: "visits.csv.gz", mimeType: "application/gzip", buffer: Buffer.from([0x1f, 0x8b]) };
  await page.locator("input[type=file]").setInputFiles([...files, packed, good]);
  await expect.poll(() => row(page, packed.name).getByRole("alert").innerText()).toMatch(/Unpack it/);
  await page.getByRole("button", { name: "Upload 6 files" }).click();
  await loaded(page, 40).waitFor();
  for (const [name, , message] of broken) {
    await expect.poll(() => row(page, name).getByRole("alert").innerText()).toMatch(message);
  }
  expect(await askHowMany(page, "visits")).toMatch(/\b40\b/);
});

test("a whole SQLite database is uploaded and asked", async (context) => {
  const page = await visitUploads(context);
  await choose(page, { name: "shop.sqlite", mimeType: "application/vnd.sqlite3", buffer: writeShop(true) });
  await upload(page).click();
  await row(page, "shop.sqlite").getByText("orders: 1 row").first().waitFor();
  expect(await askHowMany(page, "orders")).toMatch(/\b1\b/);
});
