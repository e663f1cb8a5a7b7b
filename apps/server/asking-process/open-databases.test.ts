import type { AskableDatabase } from "@askery/asking";
import { prepareDatabase } from "@askery/engine";
import { expect, onTestFinished, test } from "vitest";
import type { DatabaseSource } from "./database-source.ts";
import type { Admit } from "./open-database.ts";
import { OpenDatabases, type OpenDatabasesOptions } from "./open-databases.ts";

const nothing = prepareDatabase({
  catalog: { tables: [], relationships: [] },
  values: [],
  glossary: { entries: [] },
});

/** Databases that only log what happens to them. Their names say whether they are large: then one fits the budget. */
class Opened {
  readonly log: string[] = [];
  readonly #databases: OpenDatabases;
  readonly #asked = new Map<string, () => void>();

  constructor(options: Partial<OpenDatabasesOptions> = {}) {
    this.#databases = new OpenDatabases({
      idleMs: 60_000,
      budgetMb: 100,
      open: (source, admit) => this.#start(nameOf(source), admit),
      ...options,
    });
    onTestFinished(() => this.#databases.close());
  }

  async #start(name: string, admit: Admit): Promise<AskableDatabase> {
    const admitted = admit(name.startsWith("large") ? { mb: 80, isLarge: true } : { mb: 30, isLarge: false });
    this.#asked.get(name)?.();
    await admitted;
    this.log.push(`${name} opens`);
    const close = () => Promise.resolve(void this.log.push(`${name} closes`));
    // Nothing else of it is looked at.
    return {
      connector: { dialect: "postgres", close },
      prepared: nothing,
      values: [],
    } as unknown as AskableDatabase;
  }

  /** Resolves when memory for a database is asked for. Call it before it is entered. */
  asked(name: string): Promise<void> {
    return new Promise((resolve) => this.#asked.set(name, resolve));
  }

  /** Uses a database until it is told to leave. `used` settles when it has left, or could not be used. */
  enter(name: string) {
    const leaving = Promise.withResolvers<void>();
    const entered = Promise.withResolvers<void>();
    const use = async () => {
      this.log.push(`${name} is used`);
      entered.resolve();
      await leaving.promise;
    };
    const source = { kind: "saved", databaseId: name, revision: 1 } as const;
    const used = this.#databases.use(source, use, new AbortController().signal);
    return { entered: entered.promise, leave: leaving.resolve, used };
  }
}

function nameOf(source: DatabaseSource): string {
  return source.kind === "saved" ? source.databaseId : source.path;
}

test("a large database waits until the memory of another one is free, and a small one does not wait", async () => {
  const opened = new Opened();
  const one = opened.enter("large one");
  await one.entered;
  const other = opened.enter("large two");
  const small = opened.enter("small");
  await small.entered;
  expect(opened.log).not.toContain("large two opens");
  one.leave();
  await other.entered;
  expect(opened.log.filter((line) => line.startsWith("large"))).toEqual([
    "large one opens",
    "large one is used",
    "large one closes",
    "large two opens",
    "large two is used",
  ]);
  for (const { leave } of [small, other]) leave();
  await Promise.all([one, other, small].map(({ used }) => used));
});

test("who asks a large database all the time gives way to those who wait for its memory", async () => {
  let nowMs = 0;
  const opened = new Opened({ now: () => nowMs });
  const first = opened.enter("large one");
  await first.entered;
  const asked = opened.asked("large two");
  const other = opened.enter("large two");
  await asked;
  nowMs = 60_000;
  const next = opened.enter("large one");
  first.leave();
  await other.entered;
  expect(opened.log.filter((line) => line === "large one is used")).toHaveLength(1);
  other.leave();
  await next.entered;
  expect(opened.log.at(-1)).toBe("large one is used");
  next.leave();
  await Promise.all([first, other, next].map(({ used }) => used));
});

test("who waits for memory too long is told to come back, and those who ask go on", async () => {
  const opened = new Opened({ patienceMs: 1 });
  const one = opened.enter("large one");
  await one.entered;
  await expect(opened.enter("large two").used).rejects.toMatchObject({ code: "too-many-requests" });
  one.leave();
  await one.used;
  const again = opened.enter("large two");
  await again.entered;
  again.leave();
  await again.used;
});
