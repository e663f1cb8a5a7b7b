/** Files by path. */
export type Tree = Readonly<Record<string, string>>;

/** A tree that follows every rule and has a file in every folder that a rule names. */
export const cleanTree: Tree = {
  "packages/model/index.ts": `export type { Plan } from "./plan.ts";`,
  "packages/model/plan.ts": `export interface Plan { readonly kind: string }`,
  "packages/engine/index.ts": `export { answer } from "./answer.ts";`,
  "packages/engine/answer.ts": `import { plan } from "./plan/plan.ts"; import { sql } from "./sql/sql.ts"; export const answer = [plan, sql];`,
  "packages/engine/answer.test.ts": `import { readFileSync } from "node:fs"; import { sql } from "./sql/sql.ts"; readFileSync(String(sql));`,
  "packages/engine/version.ts": `export const version = "1";`,
  "packages/engine/question/question.ts": `import { version } from "../version.ts"; export const question = version;`,
  "packages/engine/plan/plan.ts": `import type { Plan } from "@askery/model"; import { question } from "../question/question.ts"; export const plan: Plan = { kind: question };`,
  "packages/engine/sql/sql.ts": `import { plan } from "../plan/plan.ts"; export const sql = plan.kind;`,
  "packages/guard/index.ts": `export const guard = 1;`,
  "packages/connectors/index.ts": `import { readFileSync } from "node:fs"; import { serve } from "@askery/process"; export const connect = [readFileSync, serve];`,
  "packages/process/index.ts": `import type { Plan } from "@askery/model"; export const serve = (plan: Plan) => plan;`,
  "packages/charts/index.ts": `import type { Plan } from "@askery/model"; export const chart = (plan: Plan) => plan;`,
  "packages/sample/index.ts": `export const sample = 1;`,
  "packages/asking/index.ts": `export { ask } from "./ask.ts";`,
  "packages/asking/ask.ts": `import { answer } from "@askery/engine"; import { connect } from "@askery/connectors"; export const ask = [answer, connect];`,
  "packages/asking/ask.test.ts": `import { sample } from "@askery/sample"; import { ask } from "./ask.ts"; import { postgres } from "../../scripts/test-servers/postgres.ts"; console.log(sample, ask, postgres);`,
  "apps/cli/main.ts": `import { ask } from "@askery/asking"; import { sample } from "@askery/sample"; console.log(ask, sample);`,
  "apps/server/main.ts": `import { Store } from "./store/store.ts"; import { start } from "./start-program.ts"; start(new Store());`,
  "apps/server/start-program.ts": `import type { Store } from "./store/store.ts"; import { env } from "./env.ts"; import { route } from "./library/charts/chart-routes.ts"; export const start = (store: Store) => route(store, env);`,
  "apps/server/env.ts": `export const env = 1;`,
  "apps/server/library/charts/chart-routes.ts": `import { serve } from "./service.ts"; export const route = serve;`,
  "apps/server/library/charts/service.ts": `import type { Store } from "../../store/store.ts"; import { ask } from "@askery/asking"; export const serve = (store: Store, env: number) => [store, env, ask];`,
  "apps/server/store/store.ts": `export class Store {}`,
  "apps/web/app/app.ts": `import { charts } from "../features/charts/charts.ts"; export const app = charts;`,
  "apps/web/features/charts/charts.ts": `import { chart } from "@askery/charts"; export const charts = chart;`,
  "apps/web/features/people/people.ts": `export const people = 1;`,
  "apps/web/features/databases/page.ts": `import { sync } from "./sync/sync.ts"; export const page = sync;`,
  "apps/web/features/databases/sync/sync.ts": `export const sync = 1;`,
  "apps/web/shared/library/shelf.ts": `import { store } from "../state/store.ts"; export const shelf = store;`,
  "apps/web/shared/state/store.ts": `import { button } from "../../ui/button.ts"; export const store = button;`,
  "apps/web/ui/button.ts": `export const button = 1;`,
  "bench/bench.ts": `import { ask } from "@askery/asking"; export const bench = ask;`,
  "scripts/test-servers/postgres.ts": `export const postgres = 1;`,
};

/** Breaches of each rule, one at a time: files that replace or extend those of the clean tree. */
export const breaches: readonly (readonly [rule: string, how: string, files: Tree])[] = [
  [
    "no-cycle",
    "by values",
    {
      "packages/model/a.ts": `import { b } from "./b.ts"; export const a = () => b;`,
      "packages/model/b.ts": `import { a } from "./a.ts"; export const b = () => a;`,
    },
  ],
  [
    "no-cycle",
    "by types only",
    {
      "packages/model/a.ts": `import type { B } from "./b.ts"; export interface A { b: B }`,
      "packages/model/b.ts": `import { type A } from "./a.ts"; export interface B { a: A }`,
    },
  ],
  [
    "no-unresolved",
    "a missing file",
    { "packages/model/a.ts": `import { b } from "./b.ts"; export const a = b;` },
  ],
  [
    "packages-through-index",
    "by path",
    {
      "packages/engine/link/a.ts": `import type { Plan } from "../../model/plan.ts"; export type A = Plan;`,
    },
  ],
  [
    "packages-through-index",
    "by name",
    {
      "apps/cli/a.ts": `import type { Plan } from "@askery/model/plan.ts"; export type A = Plan;`,
    },
  ],
  [
    "packages-through-index",
    "from a folder of the package's name",
    {
      "bench/model/a.ts": `import type { Plan } from "../../packages/model/plan.ts"; export type A = Plan;`,
    },
  ],
  [
    "packages-by-name",
    "from a package",
    {
      "packages/engine/link/a.ts": `import type { Plan } from "../../model/index.ts"; export type A = Plan;`,
    },
  ],
  [
    "packages-by-name",
    "from an app",
    {
      "apps/cli/a.ts": `import type { Plan } from "../../packages/model/index.ts"; export type A = Plan;`,
    },
  ],
  [
    "packages-below-apps",
    "a package on an app",
    {
      "packages/guard/a.ts": `import { env } from "../../apps/server/env.ts"; export const a = env;`,
    },
  ],
  [
    "test-servers-for-tests",
    "a package on a test server",
    {
      "packages/guard/a.ts": `import { postgres } from "../../scripts/test-servers/postgres.ts"; export const a = postgres;`,
    },
  ],
  [
    "only-model",
    "engine on connectors",
    {
      "packages/engine/link/a.ts": `import { connect } from "@askery/connectors"; export const a = connect;`,
    },
  ],
  [
    "only-model",
    "connectors on engine, for a type",
    {
      "packages/connectors/a.ts": `import type { answer } from "@askery/engine"; export type A = typeof answer;`,
    },
  ],
  [
    "only-model",
    "guard on engine, lazily",
    {
      "packages/guard/a.ts": `export const a = () => import("@askery/engine");`,
    },
  ],
  [
    "only-model",
    "process on connectors",
    {
      "packages/process/a.ts": `import { connect } from "@askery/connectors"; export const a = connect;`,
    },
  ],
  [
    "only-model",
    "connectors on guard",
    {
      "packages/connectors/a.ts": `import { guard } from "@askery/guard"; export const a = guard;`,
    },
  ],
  [
    "only-model",
    "engine on process",
    {
      "packages/engine/link/a.ts": `import { serve } from "@askery/process"; export const a = serve;`,
    },
  ],
  [
    "only-model",
    "sample on engine",
    {
      "packages/sample/a.ts": `import { answer } from "@askery/engine"; export const a = answer;`,
    },
  ],
  [
    "only-model",
    "engine on asking, in a test",
    {
      "packages/engine/a.test.ts": `import { ask } from "@askery/asking"; console.log(ask);`,
    },
  ],
  [
    "model-alone",
    "model on guard",
    {
      "packages/model/a.ts": `import { guard } from "@askery/guard"; export const a = guard;`,
    },
  ],
  [
    "asking-joins",
    "asking on charts",
    {
      "packages/asking/a.ts": `import { chart } from "@askery/charts"; export const a = chart;`,
    },
  ],
  [
    "asking-joins",
    "asking on the sample outside a test",
    {
      "packages/asking/a.ts": `import { sample } from "@askery/sample"; export const a = sample;`,
    },
  ],
  [
    "no-node-built-ins",
    "engine on files",
    {
      "packages/engine/link/a.ts": `import { readFileSync } from "node:fs"; export const a = readFileSync;`,
    },
  ],
  [
    "no-node-built-ins",
    "model on paths, without the prefix",
    {
      "packages/model/a.ts": `import { join } from "path"; export const a = join;`,
    },
  ],
  [
    "no-node-built-ins",
    "engine on a module that exists with the prefix only",
    {
      "packages/engine/link/a.ts": `import { DatabaseSync } from "node:sqlite"; export const a = DatabaseSync;`,
    },
  ],
  [
    "generators-aside",
    "a stage on a generator",
    {
      "packages/engine/link/scripts/b.ts": `import { readFileSync } from "node:fs"; export const b = readFileSync;`,
      "packages/engine/link/a.ts": `import { b } from "./scripts/b.ts"; export const a = b;`,
    },
  ],
  [
    "engine-stage-order",
    "plan on sql",
    {
      "packages/engine/plan/a.ts": `import { sql } from "../sql/sql.ts"; export const a = sql;`,
    },
  ],
  [
    "engine-stage-order",
    "edit on narrate",
    {
      "packages/engine/edit/a.ts": `import { tell } from "../narrate/tell.ts"; export const a = tell;`,
      "packages/engine/narrate/tell.ts": `export const tell = 1;`,
    },
  ],
  [
    "engine-stage-order",
    "chart on edit",
    {
      "packages/engine/chart/a.ts": `import { edit } from "../edit/edit.ts"; export const a = edit;`,
      "packages/engine/edit/edit.ts": `export const edit = 1;`,
    },
  ],
  [
    "engine-stage-order",
    "question on link, for a type, in a test",
    {
      "packages/engine/link/link.ts": `export interface Link { readonly kind: "link" }`,
      "packages/engine/question/a.test.ts": `import type { Link } from "../link/link.ts"; export type A = Link;`,
    },
  ],
  [
    "engine-stage-order",
    "meaning on link",
    {
      "packages/engine/link/link.ts": `export const link = 1;`,
      "packages/engine/meaning/a.ts": `import { link } from "../link/link.ts"; export const a = link;`,
    },
  ],
  [
    "engine-stage-order",
    "a stage on answer.ts",
    {
      "packages/engine/narrate/a.ts": `import { answer } from "../answer.ts"; export const a = answer;`,
    },
  ],
  [
    "engine-only-answer-calls",
    "a file beside answer.ts on a stage",
    {
      "packages/engine/a.ts": `import { sql } from "./sql/sql.ts"; export const a = sql;`,
    },
  ],
  [
    "engine-only-answer-calls",
    "a folder that is no stage on a stage",
    {
      "packages/engine/words/a.ts": `import { sql } from "../sql/sql.ts"; export const a = sql;`,
    },
  ],
  [
    "apps-apart",
    "command line on server",
    {
      "apps/cli/a.ts": `import { serve } from "../server/library/charts/service.ts"; export const a = serve;`,
    },
  ],
  [
    "app-dependencies",
    "command line on guard",
    {
      "apps/cli/a.ts": `import { guard } from "@askery/guard"; export const a = guard;`,
    },
  ],
  [
    "web-dependencies",
    "web on engine",
    {
      "apps/web/shared/a.ts": `import { answer } from "@askery/engine"; export const a = answer;`,
    },
  ],
  [
    "web-layer-order",
    "a component on what pages share",
    {
      "apps/web/ui/a.ts": `import { store } from "../shared/state/store.ts"; export const a = store;`,
    },
  ],
  [
    "web-layer-order",
    "what pages share on a page",
    {
      "apps/web/shared/state/a.ts": `import { people } from "../../features/people/people.ts"; export const a = people;`,
    },
  ],
  [
    "web-layer-order",
    "a page on the frame",
    {
      "apps/web/features/people/a.ts": `import type { app } from "../../app/app.ts"; export type A = typeof app;`,
    },
  ],
  [
    "web-layer-order",
    "the frame on the build's settings",
    {
      "apps/web/vite.config.ts": `export const config = 1;`,
      "apps/web/app/a.ts": `import { config } from "../vite.config.ts"; export const a = config;`,
    },
  ],
  [
    "web-ui-alone",
    "a component on charts",
    {
      "apps/web/ui/a.ts": `import { chart } from "@askery/charts"; export const a = chart;`,
    },
  ],
  [
    "web-features-apart",
    "one feature on another",
    {
      "apps/web/features/people/a.ts": `import { charts } from "../charts/charts.ts"; export const a = charts;`,
    },
  ],
  [
    "web-room-order",
    "a room of shared/ on a later one",
    {
      "apps/web/shared/state/a.ts": `import { shelf } from "../library/shelf.ts"; export const a = shelf;`,
    },
  ],
  [
    "web-room-order",
    "a room on its folder's own files",
    {
      "apps/web/features/databases/sync/a.ts": `import { page } from "../page.ts"; export const a = page;`,
    },
  ],
  [
    "web-rooms-listed",
    "a room that nobody listed",
    {
      "apps/web/shared/drawer/a.ts": `export const a = 1;`,
      "apps/web/features/people/a.ts": `import { a } from "../../shared/drawer/a.ts"; export const b = a;`,
    },
  ],
  [
    "server-routes-call-services",
    "a route on the store",
    {
      "apps/server/library/charts/a-routes.ts": `import type { Store } from "../../store/store.ts"; export type A = Store;`,
    },
  ],
  [
    "server-routes-call-services",
    "a route on asking",
    {
      "apps/server/library/charts/a-routes.ts": `import { ask } from "@askery/asking"; export const a = ask;`,
    },
  ],
  [
    "server-services-below-routes",
    "a service on a route",
    {
      "apps/server/library/charts/a.ts": `import { route } from "./chart-routes.ts"; export const a = route;`,
    },
  ],
  [
    "server-store-lowest",
    "the store on asking",
    {
      "apps/server/store/a.ts": `import { ask } from "@askery/asking"; export const a = ask;`,
    },
  ],
  [
    "server-rooms",
    "a low room on a high one",
    {
      "apps/server/databases/a.ts": `import { serve } from "../library/charts/service.ts"; export const a = serve;`,
    },
  ],
  [
    "server-rooms",
    "a room on one that its line lacks, for a type",
    {
      "apps/server/mail/mail.ts": `export interface Mail { readonly to: string }`,
      "apps/server/library/a.ts": `import type { Mail } from "../mail/mail.ts"; export type A = Mail;`,
    },
  ],
  [
    "server-rooms",
    "answers on what makes them trustworthy",
    {
      "apps/server/trust/check.ts": `export const check = 1;`,
      "apps/server/asking/a.ts": `import { check } from "../trust/check.ts"; export const a = check;`,
    },
  ],
  [
    "server-rooms",
    "a folder that has no line",
    {
      "apps/server/drawer/a.ts": `import type { Store } from "../store/store.ts"; export type A = Store;`,
    },
  ],
  [
    "folders-one-way",
    "two folders of a room",
    {
      "apps/server/library/saved/a.ts": `import { serve } from "../charts/service.ts"; export const a = serve;`,
      "apps/server/library/saved/b.ts": `export const b = 1;`,
      "apps/server/library/charts/c.ts": `import { b } from "../saved/b.ts"; export const c = b;`,
    },
  ],
  [
    "folders-one-way",
    "a room and a folder in it, for a type",
    {
      "apps/server/library/a.ts": `import type { Card } from "./charts/card.ts"; export type A = Card;`,
      "apps/server/library/b.ts": `export const b = 1;`,
      "apps/server/library/charts/card.ts": `export interface Card { readonly id: string }`,
      "apps/server/library/charts/c.ts": `import { b } from "../b.ts"; export const c = b;`,
    },
  ],
  [
    "server-only-main-constructs",
    "the environment outside main.ts",
    {
      "apps/server/jobs/a.ts": `import { env } from "../env.ts"; export const a = env;`,
    },
  ],
  [
    "server-only-main-constructs",
    "a store made in a service",
    {
      "apps/server/library/charts/a.ts": `import { Store } from "../../store/store.ts"; export const a = () => [new Map(), new Store()];`,
    },
  ],
  [
    "nothing-on-bench",
    "command line on bench",
    {
      "apps/cli/a.ts": `import { bench } from "../../bench/bench.ts"; export const a = bench;`,
    },
  ],
  [
    "no-star-export",
    "in an index.ts",
    { "packages/guard/index.ts": `export * from "./a.ts";`, "packages/guard/a.ts": `export const a = 1;` },
  ],
  [
    "no-barrel",
    "names passed on",
    {
      "packages/model/a.ts": `export type { Plan } from "./plan.ts";`,
    },
  ],
  [
    "no-clock-no-dice",
    "engine on the clock",
    { "packages/engine/link/a.ts": `export const a = () => Date.now();` },
  ],
  ["no-clock-no-dice", "model on chance", { "packages/model/a.ts": `export const a = () => Math.random();` }],
  [
    "data-without-functions",
    "a table that computes",
    {
      "packages/engine/link/a.data.ts": `export const a = ["b", "c"].map((word) => word.length);`,
    },
  ],
  [
    "failures-from-messages",
    "a text beside the failure",
    {
      "packages/asking/a.ts": `import { AppError } from "@askery/model"; export const a = () => new AppError("usage", \`No \${1}.\`);`,
      "packages/model/index.ts": `export { AppError } from "./app-error.ts";`,
      "packages/model/app-error.ts": `export class AppError extends Error {}`,
    },
  ],
  [
    "failures-from-messages",
    "a text in an object",
    {
      "packages/asking/a.ts": `import { AppError } from "@askery/model"; export const a = () => new AppError("usage", { message: "No.", fix: "Yes." });`,
      "packages/model/index.ts": `export { AppError } from "./app-error.ts";`,
      "packages/model/app-error.ts": `export class AppError extends Error {}`,
    },
  ],
  [
    "failures-from-messages",
    "a text that a page shows",
    {
      "apps/web/features/charts/b.ts": `import { reportFailure } from "../../shared/server/report-failure.ts"; export const a = (error: unknown) => reportFailure("Not saved.", error);`,
      "apps/web/shared/server/report-failure.ts": `export const reportFailure = (whatFailed: string, error: unknown) => [whatFailed, error];`,
    },
  ],
  [
    "tests-measure-no-time",
    "a test against the clock",
    { "packages/guard/a.test.ts": `const a = performance.now(); console.log(performance.now() - a);` },
  ],
  [
    "pages-read-until-true",
    "a page that is read once",
    { "e2e/a.test.ts": `declare const rows: any; expect(await rows.first().count()).toBe(1);` },
  ],
  ["no-barrel", "an inner index.ts", { "packages/engine/link/index.ts": `export const link = 1;` }],
];
