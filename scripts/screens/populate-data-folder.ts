import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { ChartSummary, Dashboard, Database, Me, Page, Upload } from "@askery/api";
import { invariant } from "@askery/model";
import type { RunningServer } from "../start/run-server.ts";
import { ApiClient } from "./api-client.ts";
import { joinColleagues } from "./join-colleagues.ts";
import { askAll, type Asked } from "./ask-all.ts";
import {
  dropDeliveries,
  writeArchive,
  writeCrossings,
  writeEstate,
  writeWarehouse,
} from "./write-databases.ts";
import { writeOddTables, writeOneTable } from "./write-odd-tables.ts";
import { savedQuestions, knowledge } from "./furniture.data.ts";

/** A server's data folder with something of everything. All fields but `cookies` contain ids. */
export interface PopulatedDataFolder {
  readonly cookies: readonly { readonly name: string; readonly value: string; readonly url: string }[];
  readonly databases: {
    readonly sample: string;
    /** SQLite. One of its tables was removed after it was read. */
    readonly warehouse: string;
    /** DuckDB, with a view that takes forever to count. */
    readonly crossings: string;
    /** SQLite. Its file was removed. */
    readonly archive: string;
    /** SQLite, with two thousand tables. */
    readonly estate: string;
    /** DuckDB, with tables of which there is little to say. */
    readonly oddities: string;
    /** DuckDB, with one table. */
    readonly visits: string;
    /** From an uploaded file, without questions or saved items. */
    readonly files: string;
  };
  /** By the name of the state that each shows. */
  readonly chats: Readonly<Record<keyof Asked, string>>;
  readonly dashboards: { readonly full: string; readonly broken: string };
  readonly chart: string;
  readonly person: string;
  /**
   * The port of a TLS front that speaks PostgreSQL's protocol with a self-signed certificate; null if it could not be
   * created.
   */
  readonly selfSignedPort: number | null;
}

/** The folder of database files, which the server must allow. */
export function fileFolderOf(dataFolder: string): string {
  const folder = join(dataFolder, "files");
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Signs up and creates the data that states need, only through the API, as users would. */
export async function populateDataFolder(
  server: RunningServer,
  dataFolder: string,
): Promise<Omit<PopulatedDataFolder, "selfSignedPort">> {
  const client = await ApiClient.signUp(server.url, "Ines Okafor", "ines@example.com");
  const me = await client.get<Me>("/api/me");
  const sample = me.databases[0]?.id;
  invariant(sample !== undefined, "a new account has a database");
  await client.put(`/api/databases/${sample}/plan`, { plan: "Pro" });
  const databases = { sample, ...(await addDatabases(client, fileFolderOf(dataFolder))) };
  const asked = await askAll(client, databases);
  const charts = await saveCharts(client, sample, asked);
  const full = await makeDashboard(client, sample, { title: "Shop this year", charts });
  const broken = await breakDashboard(client, databases.warehouse, asked, fileFolderOf(dataFolder));
  await client.put(`/api/dashboards/${full}/star`, {});
  const chart = charts.find(({ type }) => type === "bar");
  invariant(chart !== undefined, "a chart with bars was saved");
  await client.put(`/api/charts/${chart.id}/star`, {});
  await shelve(client, sample, full, chart.id);
  for (const entry of knowledge) await client.post(`/api/databases/${sample}/knowledge`, { entry });
  await throwAway(client, sample, asked);
  await joinColleagues(server, client, sample);
  return {
    cookies: client.cookies(),
    databases,
    // Every question was asked.
    chats: Object.fromEntries(
      Object.entries(asked).map(([name, { chatId }]) => [name, chatId]),
    ) as PopulatedDataFolder["chats"],
    dashboards: { full, broken },
    chart: chart.id,
    person: me.user.id,
  };
}

async function addDatabases(client: ApiClient, folder: string) {
  const warehouse = await addFile(client, "sqlite", writeWarehouse(folder), "Warehouse");
  const crossings = await addFile(client, "duckdb", await writeCrossings(folder), "Crossings");
  const archive = await addFile(client, "sqlite", writeArchive(folder), "Archive 2019");
  const estate = await addFile(client, "sqlite", writeEstate(folder), "Estate");
  const [odd, one] = [join(folder, "oddities.duckdb"), join(folder, "visits.duckdb")];
  await writeOddTables(odd);
  await writeOneTable(one);
  const oddities = await addFile(client, "duckdb", odd, "Oddities");
  const visits = await addFile(client, "duckdb", one, "Visits");
  const files = await client.post<Database>("/api/databases/files", { name: "Web orders" });
  const csv = ["id,city,total", ...Array.from({ length: 60 }, (_, row) => `${row + 1},Oslo,${row}.5`)];
  const path = `/api/databases/${files.id}`;
  const upload = await client.upload<Upload>(`${path}/files/orders.csv`, csv.join("\n"));
  await client.until(
    () => client.get<Upload>(`${path}/uploads/${upload.id}`),
    ({ state }) => state === "done",
  );
  return { warehouse, crossings, archive, estate, oddities, visits, files: files.id };
}

/**
 * Adds a database file and waits until its tables are read. It gets the plan Pro, because the limits of Free would be
 * exceeded.
 */
async function addFile(
  client: ApiClient,
  kind: "sqlite" | "duckdb",
  path: string,
  name: string,
): Promise<string> {
  const added = await client.post<{ readonly database: Database; readonly syncId: string }>(
    "/api/databases",
    {
      name,
      connection: { kind, path },
    },
  );
  const address = `/api/databases/${added.database.id}`;
  await client.put(`${address}/plan`, { plan: "Pro" });
  await client.readEvents(`${address}/syncs/${added.syncId}/events`);
  return added.database.id;
}

/** Saves the charts of the answers about the sample. */
async function saveCharts(client: ApiClient, sample: string, asked: Asked): Promise<readonly ChartSummary[]> {
  for (const name of savedQuestions) await client.post(`/api/turns/${asked[name].turnId}/charts`, {});
  const list = await client.get<Page<ChartSummary>>(`/api/databases/${sample}/charts`);
  return list.items.toReversed();
}

async function makeDashboard(
  client: ApiClient,
  databaseId: string,
  { title, charts }: { readonly title: string; readonly charts: readonly ChartSummary[] },
): Promise<string> {
  const made = await client.post<Dashboard>(`/api/databases/${databaseId}/dashboards`, { title });
  for (const { id } of charts) await client.post(`/api/dashboards/${made.id}/cards`, { chartId: id });
  return made.id;
}

/** Creates a dashboard of the warehouse with a card that shows a table which is removed later. */
async function breakDashboard(
  client: ApiClient,
  warehouse: string,
  asked: Asked,
  folder: string,
): Promise<string> {
  const charts: ChartSummary[] = [];
  for (const { turnId } of [asked.stock, asked.deliveries]) {
    charts.push(await client.post<ChartSummary>(`/api/turns/${turnId}/charts`, {}));
  }
  const id = await makeDashboard(client, warehouse, { title: "Stock", charts });
  dropDeliveries(folder);
  return id;
}

async function shelve(client: ApiClient, sample: string, dashboard: string, chart: string): Promise<void> {
  const path = `/api/databases/${sample}/favorites`;
  const folder = await client.post<{ readonly id: string }>(path, { kind: "folder", title: "Monday" });
  await client.post(path, { kind: "dashboard", targetId: dashboard, parentId: folder.id });
  await client.post(path, { kind: "chart", targetId: chart });
}

/** Puts an item of each kind into the trash. */
async function throwAway(client: ApiClient, sample: string, asked: Asked): Promise<void> {
  const chart = await client.post<ChartSummary>(`/api/turns/${asked.bars.turnId}/charts`, {
    title: "Old revenue by category",
  });
  await client.delete(`/api/charts/${chart.id}`);
  const board = await client.post<Dashboard>(`/api/databases/${sample}/dashboards`, { title: "Spring sale" });
  await client.delete(`/api/dashboards/${board.id}`);
  await client.delete(`/api/conversations/${asked.thrown.chatId}`);
}

/** Removes the archive's file, so that its questions fail. */
export function loseArchive(dataFolder: string): void {
  const path = join(fileFolderOf(dataFolder), "archive.sqlite");
  invariant(readFileSync(path).length > 0, "the archive is there");
  rmSync(path);
}
