import { randomUUID } from "node:crypto";
import * as api from "@askery/api";
import { invariant } from "@askery/model";
import { beforeAll, describe, expect, test } from "vitest";
import { sampleScaleForTests } from "../../../scripts/test-servers/sample.ts";
import { postgresForTests } from "../../../scripts/test-servers/postgres.ts";
import { closeAfterAll } from "../testing/close-after-all.test-support.ts";
import {
  callers,
  personOf,
  readOperations,
  visitOperation,
  type Caller,
  type Operation,
  type VisitParts,
} from "../testing/access-visits.test-support.ts";
import { ask, startConversation } from "../testing/ask.test-support.ts";
import { openSecurityKey } from "../testing/security-key.test-support.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.test-support.ts";
import { signUpPerson, testPassword, type TestPerson } from "../testing/test-people.test-support.ts";
import { readPatterns, TestWorld } from "../testing/test-world.test-support.ts";

/*
 * Calls every endpoint as every kind of caller with every kind of id, and compares the responses with what its
 * record implies. Requests are generated from the API's description, so new endpoints are included automatically; only
 * inputs whose parts must fit together are written by hand.
 */

/** A kind that the operator has not allowed. */
const noFile = { kind: "sqlite", path: "/nowhere/shop.sqlite" };

const pointOfAnswer = {
  of: "11111111-1111-4111-8111-111111111111",
  point: { row: [1], column: null, repeat: 0 },
};

const inputs: Readonly<Record<string, VisitParts["input"]>> = {
  signIn: () => ({ email: "bystander@example.com", password: testPassword }),
  finishSignIn: () => ({ code: "123456" }),
  confirmTwoFactor: () => ({ code: "123456" }),
  savePasskey: () => ({ name: "Mine", response: openSecurityKey().make({ challenge: "invented" }) }),
  signInWithPasskey: () => ({ response: openSecurityKey().use({ challenge: "invented" }) }),
  deleteAccount: () => ({ password: "not the password", databases: {} }),
  changePassword: () => ({ currentPassword: testPassword, newPassword: testPassword }),
  addFavorite: () => ({ kind: "folder", title: "A folder" }),
  createFolder: () => ({ kind: "chart", name: "A folder" }),
  fileItems: () => ({ kind: "chart", ids: ["11111111-1111-4111-8111-111111111111"], folderId: null }),
  askQuestion: () => ({ question: "how many customers are there" }),
  runTurnSql: () => ({ sql: "SELECT count(*) AS n FROM customers" }),
  planTurnSql: () => ({ of: "11111111-1111-4111-8111-111111111111" }),
  editTurn: () => ({
    edits: [{ kind: "setLimit", limit: { count: 3, per: [] } }],
    of: "11111111-1111-4111-8111-111111111111",
  }),
  editChart: () => ({ edits: [{ kind: "setLimit", limit: null }], ofMs: 1 }),
  undoChartEdit: () => ({ ofMs: 1 }),
  runChart: () => ({ values: {} }),
  startChartDraft: () => ({ start: { kind: "question", text: "how many customers are there" } }),
  editChartDraft: () => ({ edits: [{ kind: "setLimit", limit: null }] }),
  findTopicExploration: () => ({ topic: "carriers" }),
  exploreDatabase: () => ({ table: "carriers" }),
  proposeDashboard: () => ({ topic: { kind: "words", text: "unicorns" } }),
  buildDashboard: () => ({
    id: randomUUID(),
    title: "Carriers",
    texts: [],
    filters: [],
    cards: [
      {
        id: "22222222-2222-4222-8222-222222222222",
        x: 0,
        y: 0,
        w: 6,
        h: 6,
        exploration: { table: "carriers" },
        finding: "carriers/series:invented",
      },
    ],
  }),
  investigateDatabase: () => ({ question: "why did orders fall in May", isPlanOnly: true }),
  getPointOptions: () => pointOfAnswer,
  readPointRows: () => ({ ...pointOfAnswer, maxRows: 10 }),
  exportPointRows: () => ({ of: pointOfAnswer.of, point: JSON.stringify(pointOfAnswer.point) }),
  getChartPointOptions: () => ({ point: pointOfAnswer.point }),
  readChartPointRows: () => ({ point: pointOfAnswer.point, maxRows: 10 }),
  exportChartPointRows: () => ({ point: JSON.stringify(pointOfAnswer.point) }),
  getCardInquiry: () => ({ filters: {} }),
  getCardPointOptions: () => ({ filters: {}, point: pointOfAnswer.point }),
  readCardPointRows: () => ({ filters: {}, point: pointOfAnswer.point, maxRows: 10 }),
  exportCardPointRows: () => ({ of: JSON.stringify({ filters: {}, point: pointOfAnswer.point }) }),
  queryDatabase: () => ({ sql: "SELECT count(*) AS n FROM customers" }),
  explainSql: () => ({ sql: "SELECT count(*) AS n FROM customers" }),
  askDemo: () => ({ question: "how many customers are there" }),
  testConnection: () => ({ connection: noFile }),
  addConnection: () => ({ name: "A file", connection: noFile }),
  updateConnection: () => ({ connection: noFile }),
  declareRelationship: () => ({
    from: { table: "orders", columns: ["customer_id"] },
    to: { table: "customers", columns: ["id"] },
  }),
  judgeRelationships: () => ({ relationshipIds: ["made-up"], verdict: "confirmed" }),
  addKnowledge: () => ({ entry: { kind: "rule", text: "The fiscal year starts in April." } }),
  // Another rule would take the accounts of later tests away.
  setSignUpRule: () => ({ rule: "open" }),
  // Only owners make groups of admins.
  createGroup: () => ({ name: "Analysts", role: "viewer" }),
  // An invented group does not exist.
  setGroupMappings: () => ({ mappings: [] }),
  // Only owners invite admins.
  createInvitation: () => ({ role: "viewer" }),
  giveFeedback: () => ({ of: { verdict: "up" } }),
  keepAnswer: () => ({ expectation: { kind: "shape" } }),
  setChartEmbed: () => ({ sites: ["https://example.com"] }),
  setDashboardEmbed: () => ({ sites: ["https://example.com"] }),
  setOwnFormats: () => ({ numbers: "de-DE", days: "ymd", timeZone: "UTC" }),
  saveDashboardView: () => ({ name: "Mine", filters: {}, isDefault: false }),
  addCard: async ({ world, workspaceId, makerId }) => ({
    chartId: workspaceId === "" ? workspaceId : await world.add("chart", { workspaceId, makerId }),
  }),
};

/**
 * Responses to permitted callers that are neither a success nor the 404 of a second id. The sample has no connection to
 * change and no files, and an invented token is never valid.
 */
const otherAnswers: Readonly<Record<string, number>> = {
  // An invented password deletes no account.
  deleteAccount: 400,
  addConnection: 403,
  updateConnection: 409,
  // An invented id is not the result that the turn shows.
  undoTurnEdit: 409,
  redoTurnEdit: 409,
  editTurn: 409,
  // An invented draft does not exist.
  replaceChart: 404,
  // An invented time is not that of the chart's run.
  editChart: 409,
  undoChartEdit: 409,
  getPointOptions: 409,
  readPointRows: 409,
  exportPointRows: 409,
  // The SQL of the answer was not edited.
  planTurnSql: 400,
  // An invented column does not exist.
  listFieldValues: 422,
  listColumnValues: 422,
  testSavedConnection: 409,
  uploadFile: 409,
  uploadLogo: 422,
  uploadDashboardImage: 422,
  removeFileTable: 409,
  judgeRelationships: 404,
  // No investigation has an invented id, which it says.
  changeInvestigation: 200,
  // An invented question cannot be investigated.
  saveInvestigation: 404,
  // The conversation has no report.
  getReport: 404,
  runReport: 404,
  scheduleReport: 404,
  // The server has no provider.
  beginProviderSignIn: 409,
  // An invented finding is in no exploration.
  openFinding: 404,
  buildDashboard: 404,
  // An invented password changes no address.
  requestEmailChange: 400,
  // The server sends no mail.
  requestEmailConfirmation: 409,
  // No sign-in waits for a code, and an invented password sets nothing up.
  setUpTwoFactor: 400,
  finishSignIn: 410,
  confirmTwoFactor: 409,
  renewRecoveryCodes: 409,
  turnOffTwoFactor: 409,
  beginPasskey: 400,
  savePasskey: 400,
  signInWithPasskey: 400,
  removePasskey: 400,
  renamePasskey: 404,
  resetPassword: 410,
  verifyEmail: 410,
  // Owners can't leave. The stranger owns another database.
  "leaveDatabase as owner": 409,
  "leaveDatabase as stranger": 409,
  // Only embeds have secrets.
  renewChartEmbedSecret: 404,
  renewDashboardEmbedSecret: 404,
  // An invented person is no member.
  transferOwnership: 404,
  // Removing a rule, a view or a favorite that does not exist succeeds.
  removeDataRule: 204,
  deleteDashboardView: 204,
  // A view is saved under a new id.
  saveDashboardView: 200,
  unfavoritePerson: 204,
};

const endpoints = (Object.values(api) as readonly unknown[]).filter(isEndpoint);

function isEndpoint(exported: unknown): exported is api.Endpoint {
  return typeof exported === "object" && exported !== null && "access" in exported;
}

interface Scene {
  readonly server: TestServer;
  readonly people: ReadonlyMap<Caller, TestPerson>;
  readonly bystander: TestPerson;
  readonly operations: ReadonlyMap<string, Operation>;
  readonly world: TestWorld;
}

describe.each(["embedded", "postgres"] as const)("on the store that is %s", (kind) => {
  const closeAt = closeAfterAll();
  let scene: Scene | { readonly skipped: string };

  beforeAll(async () => {
    const postgres = kind === "postgres" ? await postgresForTests() : { connectionString: null };
    if ("skipped" in postgres) scene = postgres;
    else scene = await setScene(postgres.connectionString, closeAt);
  }, 120_000);

  test("every endpoint of the API is served, and nothing else is", (context) => {
    if ("skipped" in scene) return context.skip(scene.skipped);
    expect([...scene.operations.keys()].toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted());
  });

  for (const { name, access: rule } of endpoints) {
    test(`${name}: ${Object.values(rule).join(", ")}`, { timeout: 120_000 }, async (context) => {
      if ("skipped" in scene) return context.skip(scene.skipped);
      const operation = scene.operations.get(name);
      invariant(operation, `${name} is served`);
      const parts = {
        ...scene,
        operation,
        rule,
        input: inputs[name],
        otherAnswer: (caller: Caller) =>
          otherAnswers[`${name} as ${caller}`] ?? otherAnswerOf(operation, rule),
      };
      expect(await visitOperation(parts)).toEqual([]);
    });
  }
});

/** The ids in a path are random, except for the one that the rule looks up, so they do not exist. */
function otherAnswerOf({ name, path }: Operation, rule: api.AccessRule): number | undefined {
  const looksUp = "of" in rule ? `{${rule.of}Id}` : rule.kind === "share" ? "{token}" : "";
  const isMadeUp = path.replace(looksUp, "").includes("{");
  return otherAnswers[name] ?? (isMadeUp ? 404 : undefined);
}

async function setScene(
  databaseUrl: string | null,
  closeAt: (close: () => Promise<void>) => void,
): Promise<Scene> {
  const server = await startTestServer({
    environment: { databaseUrl },
    sampleScale: sampleScaleForTests,
    closeAt,
  });
  const people = new Map<Caller, TestPerson>();
  for (const caller of callers) {
    if (caller !== "signed out") people.set(caller, await signUpPerson(server, caller));
  }
  const bystander = await signUpPerson(server, "bystander");
  const operations = await readOperations(server);
  await answerAndSave(personOf(people, "owner"), operations);
  return {
    server,
    people,
    bystander,
    operations,
    world: new TestWorld(server.store, await readPatterns(server.store)),
  };
}

/** Gets a question answered and its chart saved, as patterns for the resources of the test. */
async function answerAndSave(person: TestPerson, operations: ReadonlyMap<string, Operation>): Promise<void> {
  const conversation = await startConversation(person);
  const { turn } = await ask(person, conversation.id, "how many customers are there by country");
  if (operations.has("saveChart")) await person.browser.post(`/api/turns/${turn.id}/charts`);
}
