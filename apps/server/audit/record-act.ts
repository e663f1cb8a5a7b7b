import { randomUUID } from "node:crypto";
import type { ActedOn, LoggedAct } from "@askery/api";
import { z } from "zod";
import type { ActCall, RecordAct } from "../endpoints/act-recorder.ts";
import type { Log } from "../runtime/log.ts";
import type { Insertable } from "kysely";
import type { AuditEntryTable } from "../store/audit-tables.ts";
import { signInTables } from "../store/sign-in-store.ts";
import type { RecentReads } from "../store/recent-reads.ts";
import type { StoreContext } from "../store/store-context.ts";
import { nameThing } from "./name-thing.ts";
import { prepareWrites } from "./write-entry.ts";

export interface AuditContext extends StoreContext {
  readonly log: Log;
  readonly recent: RecentReads;
}

/**
 * The one place that writes audit logs. An act whose entry cannot be written has happened all the same, so its entry goes
 * to the server's own log.
 */
export function recordAct(context: AuditContext): RecordAct {
  const recall = context.recent.createReader<string | null>();
  const nameUser = (userId: string) => recall(userId, () => readUserName(context, userId));
  const naming: NamingContext = { ...context, nameUser };
  const write = prepareWrites(context.store);
  return async (call) => {
    const { act } = call.endpoint;
    if (act?.kind !== "logged") return null;
    const before = await readNames(naming, call, act);
    return async ({ result, actorId }) => {
      // A sign-in that waits for a code, or a sign-out of nobody. Visitors of links act without an account.
      if (actorId === "" && call.grant.kind !== "share") return;
      const entry = await describe(naming, { call, act, before, result, actorId });
      try {
        await write(entry, act);
      } catch (error) {
        context.log.error({ err: error, entry }, "An entry of the audit log could not be written");
      }
    };
  };
}

interface NamingContext extends StoreContext {
  /** The name of an account; null if there is none. */
  readonly nameUser: (userId: string) => Promise<string | null>;
}

interface Names {
  readonly actor: string | null;
  readonly thing: string | null;
}

async function readNames(context: NamingContext, call: ActCall, act: LoggedAct): Promise<Names> {
  const thingId = idInPath(call, act.of);
  const [actor, thing] = await Promise.all([
    context.nameUser(call.userId),
    act.of === undefined || thingId === null ? null : nameThing(context, act.of, thingId),
  ]);
  return { actor, thing };
}

interface Happened {
  readonly call: ActCall;
  readonly act: LoggedAct;
  readonly before: Names;
  readonly result: unknown;
  readonly actorId: string;
}

async function describe(
  context: NamingContext,
  { call, act, before, result, actorId }: Happened,
): Promise<Insertable<AuditEntryTable>> {
  const { endpoint, grant, address, device } = call;
  const made = readMade(result);
  const thingId = idInPath(call, act.of) ?? made.id;
  const thing =
    before.thing ??
    (act.of === undefined || thingId === null ? null : await nameThing(context, act.of, thingId));
  const actor = before.actor ?? (await context.nameUser(actorId));
  return {
    id: randomUUID(),
    workspaceId: "databaseId" in grant ? grant.databaseId : databaseOf(call, act, made.id),
    atMs: context.now(),
    actorId: actorId === "" ? null : actorId,
    actorName: actor ?? "",
    act: endpoint.name,
    words: act.words,
    thingId,
    thingName: thing ?? made.name,
    facts: JSON.stringify(readFacts(call, act.facts)),
    address,
    device: device.slice(0, 300),
  };
}

/** The database of a link, or the one that was made or joined; null for the log of the server. */
function databaseOf({ grant }: ActCall, { of }: LoggedAct, madeId: string | null): string | null {
  if (grant.kind === "share") return grant.link.databaseId;
  return of === "database" ? madeId : null;
}

function idInPath({ input }: ActCall, of: ActedOn | undefined): string | null {
  const params = input.params as Readonly<Record<string, string | undefined>>;
  return of === undefined ? null : (params[`${of}Id`] ?? null);
}

const madeThing = z.object({
  id: z.string().optional(),
  title: z.string().optional(),
  name: z.string().optional(),
  question: z.string().optional(),
});
const madeResult = madeThing.extend({ database: madeThing.optional() });

/** The id and the name of what an endpoint made, from its result. */
function readMade(result: unknown): { readonly id: string | null; readonly name: string | null } {
  if (result instanceof Response) return { id: null, name: null };
  const { data } = madeResult.safeParse(result);
  const made = data?.database ?? data;
  return { id: made?.id ?? null, name: made?.title ?? made?.name ?? made?.question ?? null };
}

/** The values of the input that the endpoint declares. Absent ones are left out, and long texts are cut. */
function readFacts({ input }: ActCall, names: readonly string[]): Readonly<Record<string, unknown>> {
  const given = { ...asRecord(input.query), ...asRecord(input.params), ...asRecord(input.body) };
  return Object.fromEntries(
    names.flatMap((name) => (given[name] === undefined ? [] : [[name, shorten(given[name])] as const])),
  );
}

const maxFactLength = 500;

function shorten(value: unknown): unknown {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length <= maxFactLength ? value : `${text.slice(0, maxFactLength)}…`;
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return (value ?? {}) as Readonly<Record<string, unknown>>;
}

async function readUserName({ store }: StoreContext, userId: string): Promise<string | null> {
  if (userId === "") return null;
  const user = await signInTables(store)
    .selectFrom("user")
    .select("name")
    .where("id", "=", userId)
    .executeTakeFirst();
  return user?.name ?? null;
}
