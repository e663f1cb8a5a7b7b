import type { SyncProgress } from "@askery/api";
import { loadFiles } from "@askery/connectors";
import { runRows, systemClock, type AskableDatabase } from "@askery/asking";
import { describeFailure } from "./asking-failure.ts";
import { drawThumbnail } from "./draw-thumbnail.ts";
import type { JobKind, Jobs, ProcessOptions, AskingReply, AskingRequest } from "./jobs.ts";
import { loadFile } from "./load-file.ts";
import { OpenDatabases } from "./open-databases.ts";
import { probePlace } from "./probe-place.ts";
import { printRows } from "./print-rows.ts";
import { readPlace } from "./read-place.ts";
import { RowSender } from "./send-rows.ts";
import { SavedDatabases } from "./saved-databases.ts";
import { openOutgoing } from "./outgoing.ts";
import { performJob, type DatabaseJob, type JobContext } from "./perform-job.ts";

/**
 * The process in which questions are planned and databases are talked to, so that a hard question holds up nobody's page.
 * It holds the open databases, whose queries run in processes of their own, and ends with its parent.
 */
function serveAsking(options: ProcessOptions): void {
  const saved = new SavedDatabases((id, source) => send({ id, kind: "need", source }));
  const databases = new OpenDatabases(options, saved);
  const running = new Map<number, AbortController>();
  const senders = new Map<number, RowSender>();

  const answer = async (request: AskingRequest): Promise<void> => {
    switch (request.kind) {
      case "ping":
        return send({ id: request.id, kind: "done", value: null });
      case "stop":
        return running.get(request.id)?.abort();
      case "more":
        return senders.get(request.id)?.taken();
      case "saved":
        return saved.take(request.id, request.saved);
      case "not-saved":
        return saved.fail(request.id, request.failure);
      case "close":
        for (const controller of running.values()) controller.abort();
        await databases.close();
        send({ id: request.id, kind: "done", value: null });
        return disconnect();
      default:
        return perform(request);
    }
  };

  const perform = async (request: JobRequest): Promise<void> => {
    const { id, kind, input } = request;
    const controller = new AbortController();
    running.set(id, controller);
    try {
      if (kind === "draw") return send({ id, kind: "done", value: await drawThumbnail(input) });
      if (kind === "probe") return send({ id, kind: "done", value: await probePlace(input.place, options) });
      if (kind === "removeTable") {
        await loadFiles({ files: [], removedTables: [input.table], targetPath: input.targetPath });
        return send({ id, kind: "done", value: null });
      }
      if (kind === "load") {
        const onRows = (done: number) =>
          send({ id, kind: "progress", progress: { step: "keeping", done, total: 0, table: null } });
        const value = await loadFile(input, { signal: controller.signal, onRows });
        return send({ id, kind: "done", value });
      }
      if (kind === "sync") {
        const onProgress = (progress: SyncProgress) => send({ id, kind: "progress", progress });
        const reading = { signal: controller.signal, onProgress };
        return send({ id, kind: "done", value: await readPlace(input, options, reading) });
      }
      if (kind === "rows") {
        const sender = new RowSender((bytes, isLast) => send({ id, kind: "rows", bytes, isLast }));
        senders.set(id, sender);
        return await sendRows(input, { databases, sender, signal: controller.signal });
      }
      if (!databases.isOpen(input.source)) send({ id, kind: "step", step: { kind: "opening-database" } });
      const { signal } = controller;
      const job = performJob[kind] as (
        input: Jobs[DatabaseJob]["input"],
        context: JobContext,
      ) => Promise<unknown>;
      const onStep: JobContext["onStep"] = (step) => send({ id, kind: "step", step });
      const value = await databases.use(
        input.source,
        (database) => job(input, { database, signal, onStep }),
        signal,
      );
      send({ id, kind: "done", value });
    } catch (cause) {
      send({ id, kind: "failed", failure: describeFailure(cause) });
    } finally {
      running.delete(id);
      senders.delete(id);
    }
  };

  process.on("message", (requests: readonly AskingRequest[]) => {
    for (const request of requests) void answer(request);
  });
  process.on("disconnect", () => process.exit());
  // Ctrl+C reaches the whole group of processes: our parent tells us when it is time.
  process.on("SIGINT", () => undefined);
}

interface RowWork {
  readonly databases: OpenDatabases;
  readonly sender: RowSender;
  readonly signal: AbortSignal;
}

function sendRows(input: Jobs["rows"]["input"], { databases, sender, signal }: RowWork): Promise<void> {
  const use = async (database: AskableDatabase) => {
    const run = await runRows({ ...input, database, signal });
    await sender.send(printRows(run, input.format, systemClock), signal);
  };
  return databases.use(input.source, use, signal);
}

type JobInput = Jobs[JobKind]["input"];
type JobRequest = Extract<AskingRequest, { readonly input: JobInput }>;

const outgoing = openOutgoing<AskingReply>((replies) => {
  // A parent that has gone, or goes while this is on its way, hears nothing any longer; who disconnects ends this process.
  if (process.connected) process.send?.(replies, undefined, undefined, () => undefined);
});

function send(reply: AskingReply): void {
  outgoing.put(reply);
}

function disconnect(): void {
  outgoing.flush();
  if (process.connected) process.disconnect();
}

const [memoryMb, maxProcesses, idleMs] = process.argv.slice(2).map(Number);
serveAsking({ memoryMb: memoryMb ?? 1_024, maxProcesses: maxProcesses ?? 1, idleMs: idleMs ?? 60_000 });
