import type { Endpoint, Failure, RequestOf } from "@askery/api";
import { callText } from "./call.ts";
import { readLines } from "./read-lines.ts";
import { StreamFailure } from "./stream-failure.ts";

interface Kinded {
  readonly kind: string;
}

/**
 * The events that an endpoint sends as lines of JSON, while they arrive. The server serializes the same types, which are
 * checked there.
 *
 * @throws StreamFailure if the last line is a failure, or an `Error` if the stream ends without an event of `lastKinds`
 */
export async function* readEvents<Event extends Kinded>(
  endpoint: Endpoint,
  given: Partial<RequestOf<Endpoint>>,
  { signal, lastKinds }: { readonly signal: AbortSignal; readonly lastKinds: readonly Event["kind"][] },
): AsyncGenerator<Event> {
  let isEnded = false;
  for await (const line of readLines(callText(endpoint, given, signal))) {
    const event = JSON.parse(line) as Event | { readonly kind?: never; readonly failure: Failure };
    if (event.kind === undefined) throw new StreamFailure(event.failure);
    isEnded = lastKinds.includes(event.kind);
    yield event;
  }
  if (!isEnded) throw new Error("The stream ended early.");
}
