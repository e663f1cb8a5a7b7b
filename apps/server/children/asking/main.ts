import { AppError } from "@askery/model";
import { drawThumbnail } from "./draw-thumbnail.ts";
import type { JobKind, Jobs, AskingFailure, ProcessOptions, AskingReply, AskingRequest } from "./jobs.ts";
import { OpenDatabases } from "./open-databases.ts";
import { performJob, type DatabaseJob, type JobContext } from "./perform-job.ts";

/**
 * The process in which questions are planned and databases are talked to, so that a hard question holds up nobody's page.
 * It holds the open databases, whose queries run in processes of their own, and ends with its parent.
 */
function serveAsking(options: ProcessOptions): void {
  const databases = new OpenDatabases(options);
  const running = new Map<number, AbortController>();

  const answer = async (request: AskingRequest): Promise<void> => {
    switch (request.kind) {
      case "ping":
        return send({ id: request.id, kind: "done", value: null });
      case "stop":
        return running.get(request.id)?.abort();
      case "close":
        for (const controller of running.values()) controller.abort();
        await databases.close();
        send({ id: request.id, kind: "done", value: null });
        return process.disconnect();
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
    }
  };

  process.on("message", (request: AskingRequest) => void answer(request));
  process.on("disconnect", () => process.exit());
  // Ctrl+C reaches the whole group of processes: our parent tells us when it is time.
  process.on("SIGINT", () => undefined);
}

type JobInput = Jobs[JobKind]["input"];
type JobRequest = Extract<AskingRequest, { readonly input: JobInput }>;

function describeFailure(cause: unknown): AskingFailure {
  if (cause instanceof AppError) {
    const { code, message, fix } = cause;
    return { code, message, fix };
  }
  return {
    code: null,
    message: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause),
    fix: "",
  };
}

function send(reply: AskingReply): void {
  // A parent that has gone hears nothing any longer.
  if (process.connected) process.send?.(reply);
}

const [memoryMb, maxProcesses, idleMs] = process.argv.slice(2).map(Number);
serveAsking({ memoryMb: memoryMb ?? 1_024, maxProcesses: maxProcesses ?? 1, idleMs: idleMs ?? 60_000 });
