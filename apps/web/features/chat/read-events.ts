import type { Turn } from "@askery/api";
import { readLines } from "../../shared/server/read-lines.ts";

/** An event of a stream. */
export interface ServerEvent {
  readonly event: string;
  readonly id: string | null;
  readonly data: string;
}

/** The state in which a turn ends, by the stream of its run; null if the connection is lost. */
export async function readLastState(parts: AsyncIterable<string>): Promise<Turn["state"] | null> {
  for await (const { event, data } of readEvents(parts)) {
    // The server serializes the same types, which are checked there.
    if (event === "state") return JSON.parse(data) as Turn["state"];
  }
  return null;
}

/**
 * Parses our `text/event-stream`, whose events have one line of data each, for requests that `EventSource` can't make.
 */
export async function* readEvents(parts: AsyncIterable<string>): AsyncGenerator<ServerEvent> {
  let event = "message";
  let id: string | null = null;
  for await (const line of readLines(parts)) {
    const colon = line.indexOf(":");
    const value = line.slice(colon + 1).trimStart();
    const field = line.slice(0, colon);
    if (field === "event") event = value;
    if (field === "id") id = value;
    if (field === "data") {
      yield { event, id, data: value };
      event = "message";
    }
  }
}
