import { randomBytes, randomUUID } from "node:crypto";
import type { AccessRule, ResourceKind, Role } from "@askery/api";
import { invariant } from "@askery/model";
import { hasRole } from "../policies/has-role.ts";
import { fillSchema, type JsonSchema } from "./fill-schema.test-support.ts";
import type { TestServer } from "./start-test-server.test-support.ts";
import { openBrowser, type TestBrowser } from "./test-browser.test-support.ts";
import { testPassword, type TestPerson } from "./test-people.test-support.ts";
import type { TestWorld } from "./test-world.test-support.ts";

const memberRoles: readonly Role[] = ["owner", "admin", "editor", "viewer"];
/** Members of the database, a stranger who owns another database, and a signed-out visitor. */
export const callers = [...memberRoles, "stranger", "signed out"] as const;
export type Caller = (typeof callers)[number];

/**
 * The resource that a path names: the caller's own, another member's, one that another member shared with all members,
 * one in the stranger's database, one in the trash, one in a database in the trash, an unknown id, or an invalid id. A
 * path with a token names the resource that its link opens.
 */
const targets = [
  "own",
  "theirs",
  "shared",
  "elsewhere",
  "trashed",
  "in trashed database",
  "unknown",
  "malformed",
] as const;
type Target = (typeof targets)[number];
const linkTargets = ["own", "trashed", "in trashed database", "unknown", "malformed"] as const;

/** An endpoint in the API's own description. */
export interface Operation {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: JsonSchema | null;
}

interface Parameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly required: boolean;
  readonly schema: JsonSchema;
}

/** The resource that a path names, and its relation to the caller. */
interface Named {
  readonly id: string;
  /** The caller's role in its database. */
  readonly role: Role | null;
  readonly isMine: boolean;
  /** Whether all members may read it. */
  readonly isShared: boolean;
  /** Whether no caller can access it: it does not exist, or its database is in the trash. */
  readonly isGone: boolean;
  readonly isInTrash: boolean;
  readonly workspaceId: string;
}

/** The permitted outcome: a refusal with this status, or none. */
type Wanted = 401 | 403 | 404 | "allowed";

export interface VisitParts {
  readonly server: TestServer;
  readonly people: ReadonlyMap<Caller, TestPerson>;
  /** A user whose sessions may end. */
  readonly bystander: TestPerson;
  readonly world: TestWorld;
  readonly operation: Operation;
  readonly rule: AccessRule;
  /** Makes a body whose parts must fit each other or the store. Default: a body filled from the schema. */
  readonly input: ((owned: Owned) => object | Promise<object>) | undefined;
  /** The status for a permitted caller if it is not a success. */
  readonly otherAnswer: (caller: Caller) => number | undefined;
}

interface Owned {
  readonly world: TestWorld;
  readonly workspaceId: string;
  readonly makerId: string;
}

/**
 * Calls an operation as every kind of caller with every kind of id. Returns one line for each response that contradicts
 * its rule.
 */
export async function visitOperation(parts: VisitParts): Promise<readonly string[]> {
  const { rule } = parts;
  const kind = "of" in rule ? rule.of : rule.kind === "share" ? (rule.opens ?? "chart") : null;
  const surprises: string[] = [];
  for (const caller of callers) {
    for (const target of targetsOf(rule)) {
      const named = kind === null ? nothing : await prepare(parts, { kind, caller, target });
      if (named === null) continue;
      const wanted = readWanted(parts.rule, caller, named);
      const response = await visit(parts, caller, named);
      const otherAnswer = parts.otherAnswer(caller);
      const problem = await findSurprise({ response, wanted, otherAnswer });
      if (problem !== null) surprises.push(`${caller} × ${target}: ${problem}`);
    }
  }
  return surprises;
}

function targetsOf(rule: AccessRule): readonly Target[] {
  if (rule.kind === "share") return linkTargets;
  return "of" in rule ? targets : ["unknown"];
}

const nothing: Named = {
  id: "",
  role: null,
  isMine: false,
  isShared: false,
  isGone: false,
  isInTrash: false,
  workspaceId: "",
};

interface Scene {
  readonly kind: ResourceKind;
  readonly caller: Caller;
  readonly target: Target;
}

/** Null for an impossible combination, such as a favorite in the trash. */
async function prepare({ people, world, rule }: VisitParts, scene: Scene): Promise<Named | null> {
  const { kind, caller, target } = scene;
  // Signed-out callers get the same response for every id, so the resource need not exist.
  const isAnyone = caller === "signed out" && rule.kind !== "share";
  const isNothing = target === "unknown" || (isAnyone && target !== "own");
  const unknownId = rule.kind === "share" ? randomBytes(32).toString("base64url") : randomUUID();
  if (isNothing) return { ...nothing, id: unknownId, isGone: true };
  if (target === "malformed") return { ...nothing, id: "not-an-id", isGone: true };
  // A database is not part of another database.
  if (kind === "database" && (target === "theirs" || target === "in trashed database")) return null;
  if (target === "shared" && !isOfConversation(kind)) return null;
  const stranger = personOf(people, "stranger").userId;
  const isElsewhere = target === "elsewhere";
  const workspaceId = await world.addDatabase(
    isElsewhere
      ? [{ userId: stranger, role: "owner" }]
      : memberRoles.map((role) => ({ userId: personOf(people, role).userId, role })),
  );
  const isOfOthers = target === "theirs" || target === "shared";
  const mine = caller === "signed out" || caller === "stranger" || isOfOthers ? null : caller;
  const maker = mine ?? (caller === "owner" ? "admin" : "owner");
  const makerId = isElsewhere ? stranger : personOf(people, maker).userId;
  const resourceId = await world.add(kind, { workspaceId, makerId });
  if (target === "shared") await world.shareWithAll(kind, resourceId);
  if (target === "trashed" && !(await world.delete(kind, resourceId))) return null;
  if (target === "in trashed database") await world.delete("database", workspaceId);
  const link = { targetId: resourceId, workspaceId, makerId: personOf(people, "owner").userId };
  return {
    id: rule.kind === "share" ? await world.addLink(rule, link) : resourceId,
    workspaceId,
    isShared: target === "shared",
    role: roleOf(caller, isElsewhere),
    isMine: isElsewhere ? caller === "stranger" : mine !== null,
    isGone: target === "in trashed database",
    isInTrash: target === "trashed",
  };
}

/** Threads and comments of these tests are about conversations, which few may read. */
function isOfConversation(kind: ResourceKind): boolean {
  return kind === "conversation" || kind === "turn" || kind === "thread" || kind === "comment";
}

function roleOf(caller: Caller, isElsewhere: boolean): Role | null {
  if (caller === "signed out") return null;
  if (caller === "stranger") return isElsewhere ? "owner" : null;
  return isElsewhere ? null : caller;
}

/** The outcome that the access rule implies, implemented independently. */
function readWanted(rule: AccessRule, caller: Caller, named: Named): Wanted {
  if (rule.kind === "anyone") return "allowed";
  if (rule.kind === "share") return named.isGone || named.isInTrash ? 404 : "allowed";
  if (caller === "signed out") return 401;
  if (rule.kind === "signed-in") return "allowed";
  // The owner signed up first.
  if (rule.kind === "server-owner") return caller === callers[0] ? "allowed" : 403;
  if (named.isGone || named.role === null) return 404;
  if (named.isInTrash && rule.inTrash !== true) return 404;
  if (rule.kind === "own" && !named.isMine) {
    if (!named.isShared) return 404;
    return rule.orReader === true ? "allowed" : 403;
  }
  if (rule.kind === "read") return readWantedReading(rule, named.role, named);
  return rule.atLeast === undefined || hasRole(named.role, rule.atLeast) ? "allowed" : 403;
}

/** The owner of a conversation wrote its comments. */
function readWantedReading(
  { of, by }: Extract<AccessRule, { readonly kind: "read" }>,
  role: Role,
  { isMine, isShared }: Named,
): Wanted {
  if (isMine) return "allowed";
  if (isOfConversation(of) && !isShared) return 404;
  return by === undefined || (by === "author-or-admin" && hasRole(role, "admin")) ? "allowed" : 403;
}

/** The input is the body or, of a request that reads, the query. */
async function visit(parts: VisitParts, caller: Caller, named: Named): Promise<Response> {
  const { operation, rule, input, people, world } = parts;
  const makerId = people.get(caller)?.userId ?? "";
  const body =
    (await input?.({ world, workspaceId: named.workspaceId, makerId })) ??
    (operation.body === null ? undefined : (fillSchema(operation.body) as object));
  const browser = await browserOf(parts, caller);
  const ids =
    "of" in rule ? { [`${rule.of}Id`]: named.id } : rule.kind === "share" ? { token: named.id } : {};
  if (operation.method === "get" && body !== undefined) {
    const query = new URLSearchParams(body as Readonly<Record<string, string>>);
    return browser.request(`${addressOf({ ...operation, parameters: [] }, ids)}?${query}`, { method: "GET" });
  }
  return browser.request(addressOf(operation, ids), {
    method: operation.method.toUpperCase(),
    ...(body !== undefined && { body }),
  });
}

/** For endpoints that may end sessions, a separate session of the bystander, who has no others. */
async function browserOf(parts: VisitParts, caller: Caller): Promise<TestBrowser> {
  const { server, people, bystander, operation } = parts;
  if (caller === "signed out") return openBrowser(server);
  if (!operation.path.startsWith("/api/auth/")) return personOf(people, caller).browser;
  const browser = openBrowser(server);
  await browser.post("/api/auth/sign-in/email", { email: bystander.email, password: testPassword });
  return browser;
}

function addressOf({ path, parameters }: Operation, ids: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams();
  for (const { name, in: location, required, schema } of parameters) {
    if (location === "query" && required) query.set(name, String(fillSchema(schema)));
  }
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? randomUUID());
  return query.size === 0 ? filled : `${filled}?${query}`;
}

interface Visited {
  readonly response: Response;
  readonly wanted: Wanted;
  readonly otherAnswer: number | undefined;
}

async function findSurprise({ response, wanted, otherAnswer }: Visited): Promise<string | null> {
  const { status } = response;
  const isStream = (response.headers.get("content-type") ?? "").startsWith("text/event-stream");
  const text = isStream ? "" : await response.text();
  if (isStream) await response.body?.cancel();
  const isRight =
    wanted === "allowed"
      ? status === (otherAnswer ?? status) && (status < 400 || status === otherAnswer)
      : status === wanted;
  return isRight ? null : `${status} where ${wanted} is due: ${text.slice(0, 300)}`;
}

export function personOf(people: ReadonlyMap<Caller, TestPerson>, caller: Caller): TestPerson {
  const person = people.get(caller);
  invariant(person !== undefined, `${caller} has an account`);
  return person;
}

/** All endpoints that the server describes, by name. */
export async function readOperations(server: TestServer): Promise<ReadonlyMap<string, Operation>> {
  const response = await server.request("/api/openapi.json");
  const { paths } = (await response.json()) as ApiDescription;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters, requestBody }]) => ({
      name: operationId,
      method,
      path,
      parameters,
      body: requestBody?.content["application/json"]?.schema ?? null,
    })),
  );
  return new Map(operations.map((operation) => [operation.name, operation]));
}

/** The part of OpenAPI that the visits need. */
interface ApiDescription {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
}

interface DescribedOperation {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: {
    readonly content: { readonly "application/json"?: { readonly schema: JsonSchema } };
  };
}
