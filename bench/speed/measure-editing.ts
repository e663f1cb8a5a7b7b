import type { PlanEdit } from "@askery/model";
import { runServer } from "../../scripts/start/run-server.ts";
import { findFreePort } from "../../scripts/test-servers/find-free-port.ts";
import { percentile } from "../percentile.ts";
import { median, type Measurement } from "./measurement.ts";
import { SignedInClient } from "./signed-in-client.ts";

const question = "revenue by month this year";
const rounds = 8;

/** What chips do, one after another: each is possible after the one before. */
const edits: readonly PlanEdit[] = [
  { kind: "setGrain", dimension: "month", grain: "quarter" },
  { kind: "addDimension", dimension: { kind: "entity", table: "categories" } },
  { kind: "setLimit", limit: { count: 5, per: [] } },
  { kind: "setPeriod", period: null, words: "", field: null },
];

/**
 * Edits of an answer's plan over HTTP, from a chip's new value until the sentence, the chart, the table and the SQL have
 * arrived, without the time of the query itself. The yardstick is a health request to the same server in between.
 */
export async function measureEditing(dataFolder: string): Promise<readonly Measurement[]> {
  const server = await runServer(await findFreePort(), dataFolder);
  try {
    const client = await SignedInClient.signUp(server, "editing");
    const times: number[] = [];
    const health: number[] = [];
    for (let round = 0; round < rounds; round++) {
      let turn = await client.ask(question);
      for (const edit of edits) {
        const startedAt = performance.now();
        const edited = await client.edit(turn, [edit]);
        times.push(performance.now() - startedAt - edited.queryMs);
        turn = edited.turn;
        const checkedAt = performance.now();
        await client.visit("/api/health");
        health.push(performance.now() - checkedAt);
      }
    }
    const yardstick = { yardstick: "a health request", yardstickValue: median(health) };
    const goal = { kind: "value", most: 100 } as const;
    return [
      { what: "an edit of an answer, without its query, p50", value: median(times), ...yardstick, goal },
      { what: "the same, p95", value: percentile(times, 0.95), ...yardstick, goal: null },
    ];
  } finally {
    await server.stop();
  }
}
