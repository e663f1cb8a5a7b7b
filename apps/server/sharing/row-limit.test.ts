import type { ChartSummary, SavedChart, Sharing } from "@askery/api";
import { expect, test } from "vitest";
import { sampleScaleForTests } from "../../../scripts/test-servers/sample.ts";
import { ask, startConversation } from "../testing/ask.test-support.ts";
import { startTestServer } from "../testing/start-test-server.test-support.ts";
import { openBrowser } from "../testing/test-browser.test-support.ts";
import { signUpPerson } from "../testing/test-people.test-support.ts";

test("rows over the limit are in no document, file or picture of a link or an embed", async () => {
  const server = await startTestServer({ sampleScale: sampleScaleForTests });
  const ada = await signUpPerson(server, "Ada");
  const { id } = await startConversation(ada);
  const { turn } = await ask(ada, id, "how many customers are there by country");
  const saved = await ada.browser.post(`/api/turns/${turn.id}/charts`, { title: "Customers" });
  const chart = saved.body as ChartSummary;
  const turnOn = async (part: "link" | "embed", body: object) => {
    const request = { method: "PUT", body };
    const response = await ada.browser.request(`/api/charts/${chart.id}/${part}`, request);
    const sharing = (await response.json()) as Sharing;
    return sharing[part]?.url?.split("/").at(-1) ?? "";
  };
  const { table } = (await ada.browser.get(`/api/charts/${chart.id}`)).body as SavedChart;
  const countries = table.values.flat().filter((value) => typeof value === "string");
  const over = countries.slice(2);
  expect(over.length).toBeGreaterThan(2);
  const token = await turnOn("link", { maxRows: 2, allowsExport: true });
  const sites = ["https://example.com"];
  const embed = await turnOn("embed", { sites, maxRows: 2 });
  const read = async (path: string) => {
    const bytes = Buffer.from(await (await openBrowser(server).request(path)).arrayBuffer());
    const text = bytes.toString("utf8");
    const drawn = [...text.matchAll(/base64,([\w+/=]+)/g)].map(([, data = ""]) =>
      Buffer.from(data, "base64"),
    );
    return [text, ...drawn.map((part) => part.toString("utf8"))].join("\n");
  };
  for (const path of [
    `/api/share/${token}/chart`,
    `/api/share/${token}/export?format=csv`,
    `/api/share/${token}/export?format=json`,
    `/api/embed/${embed}?theme=light`,
    `/api/embed/${embed}?theme=dark`,
  ]) {
    const text = await read(path);
    expect([path, text.includes(countries[0] ?? ""), over.filter((one) => text.includes(one))]).toEqual([
      path,
      true,
      [],
    ]);
  }
});
