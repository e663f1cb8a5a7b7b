import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** A forest's jobs without names, who may do them, and machines under warranty. Today is 20 November 2026. */
const { ask } = prepareAsking(
  {
    tables: [
      tableOf("jobs", [
        "job_id integer",
        "worker_id integer",
        "kind text",
        "state text",
        "started_on date",
        "finished_on date",
        "cost decimal",
      ]),
      tableOf("workers", ["worker_id integer", "name text", "licence text", "hired_on date"]),
      tableOf("machines", ["machine_id integer", "name text", "kind text", "warranty boolean"]),
    ],
    relationships: [relate("jobs.worker_id", "workers.worker_id")],
  },
  [
    { table: "jobs", column: "kind", values: ["Clearfell", "Thinning", "Salvage"], isComplete: true },
    { table: "jobs", column: "state", values: ["booked", "done", "cancelled"], isComplete: true },
    { table: "workers", column: "licence", values: ["Crane", "Chainsaw"], isComplete: true },
    { table: "machines", column: "kind", values: ["harvester", "truck"], isComplete: true },
  ],
);

test.each([
  [
    "out of a flag is not so",
    "machines out of warranty",
    `SELECT name AS machine FROM machines WHERE warranty <> TRUE`,
  ],
  [
    "not under a flag is not so",
    "how many trucks are not under warranty",
    `SELECT COUNT(*) AS machines FROM machines WHERE kind = $1 AND warranty <> TRUE | truck`,
  ],
  ["may is a verb", "who may drive a crane", `SELECT name AS worker FROM workers WHERE licence = $1 | Crane`],
  [
    "half a year",
    "job cost per month in the last half year",
    `SELECT CAST(DATE_TRUNC('month', j.started_on) AS DATE) AS month, SUM(j.cost) AS cost FROM jobs j WHERE j.started_on >= DATE '2026-05-20' AND j.started_on < DATE '2026-11-21' GROUP BY CAST(DATE_TRUNC('month', j.started_on) AS DATE) ORDER BY month`,
  ],
  [
    "a year so far",
    "cost by kind 2026 so far vs 2025",
    `SELECT kind, SUM(cost) FILTER (WHERE started_on >= DATE '2026-01-01' AND started_on < DATE '2026-11-21') AS cost_2026_so_far, SUM(cost) FILTER (WHERE started_on >= DATE '2025-01-01' AND started_on < DATE '2026-01-01') AS cost_2025 FROM jobs GROUP BY kind ORDER BY cost_2026_so_far DESC`,
  ],
  [
    "values with articles side by side",
    "average duration of a clearfell vs a thinning",
    `SELECT kind, AVG(DATE_DIFF('day', started_on, finished_on)) AS average_days_from_started_on_to_finished_on FROM jobs WHERE kind IN ($1, $2) GROUP BY kind ORDER BY average_days_from_started_on_to_finished_on DESC | Clearfell | Thinning`,
  ],
  [
    "one of the rows, not a sort of them",
    "longest job",
    `SELECT job_id, SUM(DATE_DIFF('day', started_on, finished_on)) AS days_from_started_on_to_finished_on FROM jobs GROUP BY job_id ORDER BY days_from_started_on_to_finished_on DESC LIMIT 1`,
  ],
  [
    "what runs lasts until now",
    "average duration of unfinished jobs",
    `SELECT AVG(DATE_DIFF('day', started_on, COALESCE(finished_on, DATE '2026-11-20'))) AS average_days_from_started_on_to_finished_on FROM jobs WHERE finished_on IS NULL`,
  ],
  [
    "still running is no running total",
    "average duration of jobs still running by kind",
    `SELECT kind, AVG(DATE_DIFF('day', started_on, COALESCE(finished_on, DATE '2026-11-20'))) AS average_days_from_started_on_to_finished_on FROM jobs WHERE state NOT IN ($1, $2) GROUP BY kind ORDER BY average_days_from_started_on_to_finished_on DESC | done | cancelled`,
  ],
  [
    "of each so far",
    "which jobs are still running, and for how many days",
    `SELECT job_id, SUM(DATE_DIFF('day', started_on, DATE '2026-11-20')) AS days_since_started_on FROM jobs WHERE state NOT IN ($1, $2) GROUP BY job_id ORDER BY days_since_started_on DESC | done | cancelled`,
  ],
  [
    "a share after its condition",
    "cancelled share of jobs",
    `SELECT (COUNT(*) FILTER (WHERE state = $1)) / NULLIF(COUNT(*), 0) AS share_of_jobs FROM jobs | cancelled`,
  ],
  [
    "who joined did not start a job",
    "workers who joined in 2025",
    `SELECT name AS worker FROM workers WHERE hired_on >= DATE '2025-01-01' AND hired_on < DATE '2026-01-01'`,
  ],
])("%s", (_, question, sql) => {
  expect(ask(question)).toBe(sql);
});
