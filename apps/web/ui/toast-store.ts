/** A message in a toast. */
export interface Toast {
  readonly id: number;
  /** The completed action, in the button's words: "Chart saved". */
  readonly message: string;
  /** `progress` remains until its action has ended. */
  readonly tone: "plain" | "danger" | "progress";
  readonly action?: ToastAction;
}

export interface ToastAction {
  readonly label: string;
  readonly act: () => void;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
/** More can't be read at once: the oldest is dropped. */
const limit = 3;

/** Shows that an action is done. */
export function showToast(message: string, action?: ToastAction): void {
  add({ message, tone: "plain", ...(action && { action }) });
}

/** Shows that an action is done, with an Undo button. */
export function showUndoToast(message: string, undo: () => void): void {
  showToast(message, { label: "Undo", act: undo });
}

/** Shows a failure that has no better place. */
export function showFailureToast(message: string, action?: ToastAction): void {
  add({ message, tone: "danger", ...(action && { action }) });
}

export interface ProgressToast {
  readonly update: (message: string) => void;
  readonly dismiss: () => void;
}

/** Shows an action that takes a while, until it is dismissed. */
export function showProgressToast(message: string, action: ToastAction): ProgressToast {
  const id = add({ message, tone: "progress", action });
  return {
    update: (text) => change(toasts.map((toast) => (toast.id === id ? { ...toast, message: text } : toast))),
    dismiss: () => dismissToast(id),
  };
}

export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

/** For useSyncExternalStore. */
export function readToasts(): readonly Toast[] {
  return toasts;
}

/** For useSyncExternalStore. */
export function watchToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function add(toast: Omit<Toast, "id">): number {
  lastId += 1;
  change([...toasts, { ...toast, id: lastId }].slice(-limit));
  return lastId;
}

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
