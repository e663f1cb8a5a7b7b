import { watchTurn as endpoint, type Turn, type TurnStep } from "@askery/api";

export interface TurnWatcher {
  /** `place` counts from 1 on; after a reconnection steps come again. */
  readonly onStep: (step: TurnStep, place: number) => void;
  /** It is over: nothing comes after this. */
  readonly onState: (state: Turn["state"]) => void;
  /** Whether the server can be heard. Called at each try that fails. */
  readonly onLink: (isHeard: boolean) => void;
}

const firstPauseMs = 300;
const longestPauseMs = 5_000;

/**
 * Watches what is being done for a question, from its start, until it is over; the answer ends it. A lost connection is
 * opened again with growing pauses, the first short enough that the server does not take the watcher for gone: it stops
 * what nobody watches.
 */
export function watchTurn(turnId: string, { onStep, onState, onLink }: TurnWatcher): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let events: EventSource;

  const open = () => {
    events = new EventSource(endpoint.path.replace("{turnId}", encodeURIComponent(turnId)));
    events.addEventListener("open", () => {
      failures = 0;
      onLink(true);
    });
    events.addEventListener("step", ({ data, lastEventId }: MessageEvent<string>) => {
      // The server made it from the same types: they are checked there.
      onStep(JSON.parse(data) as TurnStep, Number(lastEventId));
    });
    events.addEventListener("state", ({ data }: MessageEvent<string>) => {
      events.close();
      onState(JSON.parse(data) as Turn["state"]);
    });
    events.addEventListener("error", () => {
      // Its own way to connect again waits too long.
      events.close();
      timer = setTimeout(open, Math.min(firstPauseMs * 2 ** failures, longestPauseMs));
      failures += 1;
      onLink(false);
    });
  };

  open();
  return () => {
    clearTimeout(timer);
    events.close();
  };
}
