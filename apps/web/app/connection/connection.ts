import { createStore, useStore } from "../../shared/state/store.ts";

/** Whether the server answers. `back` is said for a moment after it did not. */
export type Connection =
  | { readonly kind: "up" }
  | { readonly kind: "down"; readonly isChecking: boolean }
  | { readonly kind: "back" };

const longestMs = 30_000;
const backShownMs = 4000;

/** How long to wait before the nth try to reach the server again: 1 s, doubling up to 30 s. */
export function backOffMs(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, longestMs);
}

const store = createStore<Connection>({ kind: "up" });

export function useConnection(): Connection {
  return useStore(store);
}

/** What the watch over the connection needs to know and to do. */
export interface ConnectionActions {
  /** Settles to whether the server answered. */
  readonly isReachable: () => Promise<boolean>;
  /** Called when the server answers again. */
  readonly onBack: () => void;
}

/** Tells the watch that the server could not be reached, and lets a person try at once. */
export interface ConnectionWatch {
  readonly reportUnreachable: () => void;
  readonly tryNow: () => void;
}

/** For a page that is drawn without a server to ask, ahead of time. */
export const noConnection: ConnectionWatch = {
  reportUnreachable: () => undefined,
  tryNow: () => undefined,
};

/** Watches over the connection: once it is lost, asks for it again with growing pauses until it is back. */
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
    // A server on this machine is reachable without a network.
    void isReachable().then((reachable) => (reachable ? undefined : reportUnreachable()));
  });
  return { reportUnreachable, tryNow };
}
