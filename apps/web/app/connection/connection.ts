import { createStore, useStore } from "../../shared/state/store.ts";

/** Whether the server answers. `back` shows for a moment after an outage. */
export type Connection =
  | { readonly kind: "up" }
  | { readonly kind: "down"; readonly isChecking: boolean }
  | { readonly kind: "back" };

const longestMs = 30_000;
const backShownMs = 4000;

/** The delay before the nth attempt to reach the server: 1 s, doubling up to 30 s. */
export function backOffMs(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, longestMs);
}

const store = createStore<Connection>({ kind: "up" });

export function useConnection(): Connection {
  return useStore(store);
}

/** The dependencies of the connection watch. */
export interface ConnectionActions {
  /** Resolves to whether the server answers. */
  readonly isReachable: () => Promise<boolean>;
  /** Called when the server answers again. */
  readonly onBack: () => void;
}

/** Informs the watch that the server can't be reached, and lets the user retry at once. */
export interface ConnectionWatch {
  readonly reportUnreachable: () => void;
  readonly tryNow: () => void;
}

/** For prerendering, where no server is asked. */
export const noConnection: ConnectionWatch = {
  reportUnreachable: () => undefined,
  tryNow: () => undefined,
};

/** Watches the connection: once it is lost, retries with growing delays until it is back. */
export function watchConnection({ isReachable, onBack }: ConnectionActions): ConnectionWatch {
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const check = async () => {
    clearTimeout(timer);
    store.set({ kind: "down", isChecking: true });
    if (await isReachable()) {
      attempt = 0;
      store.set({ kind: "back" });
      timer = setTimeout(() => store.set({ kind: "up" }), backShownMs);
      onBack();
      return;
    }
    store.set({ kind: "down", isChecking: false });
    timer = setTimeout(() => void check(), backOffMs(attempt));
    attempt += 1;
  };
  const reportUnreachable = () => {
    if (store.get().kind === "down") return;
    clearTimeout(timer);
    store.set({ kind: "down", isChecking: false });
    timer = setTimeout(() => void check(), backOffMs(0));
  };
  const tryNow = () => {
    if (store.get().kind === "down") void check();
  };

  addEventListener("online", tryNow);
  addEventListener("offline", () => {
    // A server on the same machine is reachable without a network.
    void isReachable().then((reachable) => (reachable ? undefined : reportUnreachable()));
  });
  return { reportUnreachable, tryNow };
}
