import { afterAll, expect, test } from "vitest";
import { makeTemporaryFolder } from "../apps/server/testing/start-test-server.test-support.ts";
import { sampleScaleForTests } from "../scripts/test-servers/sample.ts";
import { useSite } from "./use-site.test-support.ts";

/** Other sites start with a sample that was built and answered before. */
const { visit } = useSite({
  dataFolder: makeTemporaryFolder(afterAll),
  sampleScale: sampleScaleForTests,
});

test("on an empty data folder the sample is built, and its five answered projects appear by themselves", async (context) => {
  const { page } = await visit(context, "/chats");
  const menu = page.getByRole("navigation", { name: "Main", exact: true });
  const links = menu.getByRole("region", { name: "History" }).getByRole("link");
  await expect.poll(() => links.count(), { timeout: 200_000 }).toBe(6);
  const projects = page.getByRole("list", { name: "Projects" }).getByRole("listitem");
  await expect.poll(() => projects.count()).toBe(5);
});
