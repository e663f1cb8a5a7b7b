import {
  createFileDatabase,
  getDatabaseAllowance,
  getSession,
  getUpload,
  listUploads,
  stopUpload,
  type Me,
  type Upload,
} from "@askery/api";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { call } from "../../../shared/server/call.ts";
import { pickDatabase } from "../../../shared/database/current-database-store.ts";
import { describeFailure } from "../../../shared/server/describe-failure.ts";
import { makeId } from "../../../shared/server/make-id.ts";
import { queryKeyOf } from "../../../shared/server/endpoint-query.ts";
import { refreshSchema } from "../settings/schema-endpoints.ts";
import { sendFile } from "./send-file.ts";
import { failures } from "../../../shared/wording/failures.ts";

/** The progress of a file. */
export type FileState =
  | { readonly kind: "chosen" }
  | { readonly kind: "sending"; readonly sentBytes: number }
  | { readonly kind: "loading"; readonly upload: Upload }
  | { readonly kind: "done"; readonly upload: Upload }
  | { readonly kind: "failed"; readonly title: string; readonly fix: string; readonly upload: Upload | null }
  | { readonly kind: "stopped" };

export interface ChosenFile {
  readonly id: string;
  readonly file: File;
  /** Why it can't be sent. */
  readonly fault: string | undefined;
  /** Undefined to name it after the file. */
  readonly table: string | undefined;
  readonly mode: "replace" | "append";
  /** Whether months, quarters and years in the header become rows. */
  readonly periods: "columns" | "rows";
  readonly state: FileState;
}

interface Uploads {
  readonly files: readonly ChosenFile[];
  readonly add: (files: readonly File[]) => void;
  readonly change: (id: string, part: Partial<Pick<ChosenFile, "table" | "mode" | "periods">>) => void;
  readonly remove: (id: string) => void;
  /** Sends all files that have not been sent, in order, to an existing or a new database. */
  readonly start: (target: Target) => Promise<void>;
  readonly stop: (id: string) => void;
  readonly isBusy: boolean;
  /** The database that they were sent to; null before. */
  readonly databaseId: string | null;
}

export type Target =
  | { readonly kind: "existing"; readonly databaseId: string }
  | { readonly kind: "new"; readonly name: string };

/** How often to ask for the progress of loading. */
const pollMs = 500;

/** The chosen files with their progress. A failed file does not block the others. */
export function useUploads(findFault: (file: File) => string | undefined): Uploads {
  const client = useQueryClient();
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const [databaseId, setDatabaseId] = useState<string | null>(null);
  const stops = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const running = stops.current;
    return () => {
      for (const stop of running.values()) stop.abort();
    };
  }, []);
  const setState = (id: string, state: FileState) =>
    setFiles((now) => now.map((one) => (one.id === id ? { ...one, state } : one)));
  const sendOne = async (into: string, chosen: ChosenFile) => {
    const stop = new AbortController();
    stops.current.set(chosen.id, stop);
    await sendAndLoad({
      databaseId: into,
      chosen,
      signal: stop.signal,
      onState: (state) => setState(chosen.id, state),
    });
    stops.current.delete(chosen.id);
  };
  return {
    files,
    add: (added) =>
      setFiles((now) => [
        ...now,
        ...added.map((file) => ({
          id: makeId(),
          file,
          fault: findFault(file),
          table: undefined,
          mode: "replace" as const,
          periods: "columns" as const,
          state: { kind: "chosen" } as const,
        })),
      ]),
    change: (id, part) => setFiles((now) => now.map((one) => (one.id === id ? { ...one, ...part } : one))),
    remove: (id) => setFiles((now) => now.filter((one) => one.id !== id)),
    start: async (target) => {
      const toSend = files.filter(({ fault, state }) => fault === undefined && isToSend(state));
      setIsBusy(true);
      try {
        const into =
          databaseId ??
          (target.kind === "existing" ? target.databaseId : await makeDatabase(client, target.name));
        setDatabaseId(into);
        pickDatabase(into);
        for (const chosen of toSend) await sendOne(into, chosen);
        await refreshSchema(client, into);
        await client.invalidateQueries({ queryKey: queryKeyOf(listUploads, { databaseId: into }) });
        await client.invalidateQueries({ queryKey: queryKeyOf(getSession) });
      } finally {
        setIsBusy(false);
      }
    },
    stop: (id) => stops.current.get(id)?.abort(),
    isBusy,
    databaseId,
  };
}

export function isToSend({ kind }: FileState): boolean {
  return kind === "chosen" || kind === "failed" || kind === "stopped";
}

/** Creates an empty database for files, and shows it in all lists at once. */
async function makeDatabase(client: QueryClient, name: string): Promise<string> {
  const database = await call(createFileDatabase, { body: { name } });
  client.setQueryData<Me | null>(queryKeyOf(getSession), (me) =>
    me ? { ...me, databases: [...me.databases, database] } : me,
  );
  await client.invalidateQueries({ queryKey: queryKeyOf(getDatabaseAllowance) });
  return database.id;
}

interface Loading {
  readonly databaseId: string;
  /** Aborting stops the loading on the server. */
  readonly signal: AbortSignal;
  readonly onState: (state: FileState) => void;
}

/** Uploads and loads a file. Failures end up in its state. */
async function sendAndLoad(loading: Loading & { readonly chosen: ChosenFile }): Promise<void> {
  const { databaseId, chosen, signal, onState } = loading;
  const { file, table, mode } = chosen;
  onState({ kind: "sending", sentBytes: 0 });
  try {
    const sent = await sendFile({
      databaseId,
      file,
      ...(table !== undefined && { table }),
      mode,
      periods: chosen.periods,
      onSent: (sentBytes) => onState({ kind: "sending", sentBytes }),
      signal,
    });
    await followLoading({ ...loading, sent });
  } catch (error) {
    const { title, detail } = describeFailure(error);
    onState(signal.aborted ? { kind: "stopped" } : { kind: "failed", title, fix: detail, upload: null });
  }
}

/** Follows an uploaded file until it is loaded or has failed. */
async function followLoading({
  databaseId,
  sent,
  signal,
  onState,
}: Loading & { readonly sent: Upload }): Promise<void> {
  const params = { databaseId, uploadId: sent.id };
  let upload = sent;
  while (upload.state === "receiving" || upload.state === "loading") {
    onState({ kind: "loading", upload });
    await new Promise((resolve) => void setTimeout(resolve, pollMs));
    upload = signal.aborted ? await call(stopUpload, { params }) : await call(getUpload, { params });
    if (signal.aborted && upload.state === "loading") break;
  }
  onState(stateOf(upload));
}

function stateOf(upload: Upload): FileState {
  if (upload.state === "failed") {
    const { message, fix } = upload.failure ?? failures.fileNotLoaded;
    return { kind: "failed", title: message, fix, upload };
  }
  return upload.state === "done" ? { kind: "done", upload } : { kind: "stopped" };
}
