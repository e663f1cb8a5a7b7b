import { AppError } from "@askery/model";
import { expect, test } from "vitest";
import { SessionPool } from "./session-pool.ts";
import type { Session } from "./session-pool.ts";

/** A session without a server that counts the calls to it. */
class TestSession implements Session {
  readonly name: number;
  isAlive = true;
  resets = 0;
  canReset = true;

  constructor(name: number) {
    this.name = name;
  }

  reset(): Promise<void> {
    this.resets++;
    return this.canReset ? Promise.resolve() : Promise.reject(new Error("no"));
  }

  end(): void {
    this.isAlive = false;
  }
}

function makePool(maxSessions: number) {
  const made: TestSession[] = [];
  const pool = new SessionPool<TestSession>({
    maxSessions,
    open: () => {
      const session = new TestSession(made.length);
      made.push(session);
      return Promise.resolve(session);
    },
  });
  return { pool, made };
}

test("a session is reset before it is reused", async () => {
  const { pool } = makePool(1);
  const first = await pool.lease();
  first.release();
  first.release();
  const second = await pool.lease();
  expect([second.session.name, second.isReused, second.session.resets]).toEqual([0, true, 1]);
});

test("a caller learns that it has to wait, and when it gets a session", async () => {
  const { pool } = makePool(1);
  const reports: string[] = [];
  const first = await pool.lease(undefined, (position) => reports.push(`first ${position}`));
  const second = pool.lease(undefined, (position) => reports.push(`second ${position}`));
  expect(reports).toEqual(["first taken", "second waiting"]);
  first.release();
  await second;
  expect(reports).toEqual(["first taken", "second waiting", "second taken"]);
});

test("when the server accepts no more sessions, a caller waits for one in use", async () => {
  const refused = new AppError("connection-refused", { message: "full", fix: "" });
  let room = 1;
  const pool = new SessionPool<TestSession>({
    maxSessions: 4,
    open: () => (room-- > 0 ? Promise.resolve(new TestSession(0)) : Promise.reject(refused)),
  });
  const first = await pool.lease();
  const stopped = new AbortController();
  const given = pool.lease(stopped.signal).catch((cause: unknown) => cause);
  const second = pool.lease();
  await Promise.resolve();
  stopped.abort();
  expect(await given).toMatchObject({ code: "query-cancelled" });
  first.release();
  const lease = await second;
  lease.session.end();
  lease.release();
  await expect(pool.lease()).rejects.toBe(refused);
});

test("a session that can't be reset, or has died, is replaced", async () => {
  const { pool, made } = makePool(1);
  const first = await pool.lease();
  first.session.canReset = false;
  first.release();
  const second = await pool.lease();
  expect([second.session.name, second.isReused, made[0]?.isAlive]).toEqual([1, false, false]);
  second.session.isAlive = false;
  second.release();
  expect((await pool.lease()).session.name).toBe(2);
});

test("callers wait in order unless they abort", async () => {
  const { pool, made } = makePool(1);
  const first = await pool.lease();
  const abort = new AbortController();
  const order: string[] = [];
  const wait = async (name: string, signal?: AbortSignal) => {
    const lease = await pool.lease(signal);
    order.push(name);
    lease.release();
  };
  const aborted = codeOf(wait("aborted", abort.signal));
  const waiting = [wait("one"), wait("two")];
  abort.abort();
  first.release();
  await Promise.all(waiting);
  expect([order, await aborted, made.length]).toEqual([["one", "two"], "query-cancelled", 1]);
});

test("a session that fails to open makes room for the next", async () => {
  let tries = 0;
  const pool = new SessionPool<TestSession>({
    maxSessions: 1,
    open: () => {
      tries++;
      if (tries > 1) return Promise.resolve(new TestSession(tries));
      return Promise.reject(new AppError("connection-refused", { message: "Nobody there.", fix: "Wait." }));
    },
  });
  expect(await codeOf(pool.lease())).toBe("connection-refused");
  expect((await pool.lease()).session.name).toBe(2);
});

test("closing ends all sessions and rejects waiting callers", async () => {
  const { pool, made } = makePool(2);
  const [first] = [await pool.lease(), await pool.lease()];
  first.release();
  await expect.poll(() => first.session.resets).toBe(1);
  const third = await pool.lease();
  const waiting = codeOf(pool.lease());
  pool.close();
  third.release();
  expect([await waiting, await codeOf(pool.lease()), made.map(({ isAlive }) => isAlive)]).toEqual([
    "database-gone",
    "database-gone",
    [false, false],
  ]);
});

async function codeOf(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => "done",
    (cause: unknown) => (cause instanceof AppError ? cause.code : String(cause)),
  );
}
