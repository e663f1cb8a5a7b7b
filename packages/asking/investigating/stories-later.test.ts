import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openFile } from "@askery/connectors";
import { defaultSettings } from "@askery/model";
import { buildSampleDatabase } from "@askery/sample";
import { expect, test } from "vitest";
import { connectDatabase } from "../connect-database.ts";
import { investigateDatabase } from "./investigate-database.ts";

/** The sample shop is another one on each day, with the same stories. */
test.each(["2026-11-28", "2026-12-05"])(
  "the payment outage is found in the shop of %s, on its days and for its payments",
  { timeout: 240_000 },
  async (today) => {
    const folder = await mkdtemp(join(tmpdir(), "askery-later-"));
    const path = join(folder, "shop.duckdb");
    await buildSampleDatabase({ path, today });
    const connector = await openFile(path, { maxProcesses: 1 });
    try {
      const events = investigateDatabase({
        database: await connectDatabase(connector),
        investigation: { question: "Why did revenue fall in May?", without: [] },
        today,
        settings: defaultSettings,
        signal: new AbortController().signal,
        now: () => 0,
      });
      const said: string[] = [];
      for await (const event of events) {
        if (event.kind !== "report") continue;
        const { answer, findings } = event.report;
        said.push(
          ...[...answer, ...findings.flatMap((one) => [one, ...one.details])].map(({ text }) => text),
        );
      }
      expect(said.join(" ")).toMatch(/It happened from 1[0-2] May to (?:19|20) May 2026/);
      expect(said.join(" ")).toMatch(/there is no store, revenue fell /);
      expect(said.join(" ")).toMatch(/Card.*PayPal/);
    } finally {
      await connector.close();
      await rm(folder, { recursive: true });
    }
  },
);
