import { afterAll, expect, test, vi } from "vitest";
import { makeTemporaryFolder } from "../apps/server/testing/start-test-server.test-support.ts";
import { sampleScaleForTests } from "../scripts/test-servers/sample.ts";
import { readDatabases } from "./read-databases.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Other sites start with a sample that was built and answered before. */
const { site, visit } = useSite({
  dataFolder: makeTemporaryFolder(afterAll),
  sampleScale: sampleScaleForTests,
});

test("on an empty data folder the sample is built, and its five answered projects appear", async (context) => {
  const { owner } = site(context);
  const [database] = await readDatabases(owner);
  const readProjects = async () => {
    const { body } = await owner.browser.get(`/api/databases/${database?.id ?? ""}/conversations`);
    return (body as { readonly items: readonly unknown[] }).items;
  };
  await vi.waitUntil(async () => (await readProjects()).length === 5, { timeout: 200_000, interval: 200 });
  const { page } = await visit(context, "/ask");
  const menu = page.getByRole("navigation", { name: "Main", exact: true });
  const links = menu.getByRole("region", { name: "History" }).getByRole("link");
  await expect.poll(() => links.count()).toBe(6);
});
