import { watchTurn as endpoint, type Turn, type TurnStep } from "@askery/api";

export interface TurnWatcher {
  /** `place` counts from 1; after a reconnection, steps are repeated. */
  readonly onStep: (step: TurnStep, index: number) => void;
  /** Called at the end; nothing follows. */
  readonly onState: (state: Turn["state"]) => void;
  /** Whether the server is connected. Called after each failed attempt. */
  readonly onLink: (isHeard: boolean) => void;
}

const firstPauseMs = 300;
const longestPauseMs = 5_000;

/**
 * Watches the progress of a question until it ends. Returns a function that stops watching. Reconnects with growing
 * delays; the first one is short, because the server stops questions that nobody watches.
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
      // The server serializes the same types, which are checked there.
      onStep(JSON.parse(data) as TurnStep, Number(lastEventId));
    });
    events.addEventListener("state", ({ data }: MessageEvent<string>) => {
      events.close();
      onState(JSON.parse(data) as Turn["state"]);
    });
    events.addEventListener("error", () => {
      // Its built-in reconnection waits too long.
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
