/** One message at the lower edge. */
export interface Toast {
  readonly id: number;
  /** What was done, in the button's own word: "Chart saved". */
  readonly message: string;
  readonly tone: "plain" | "danger";
  readonly action?: ToastAction;
}

export interface ToastAction {
  readonly label: string;
  readonly act: () => void;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
/** More at once cannot be read: the oldest goes. */
const limit = 3;

/** Says what was done. */
export function showToast(message: string, action?: ToastAction): void {
  add({ message, tone: "plain", ...(action && { action }) });
}

/** Says what was done, and undoes it while it shows. */
export function showUndoToast(message: string, undo: () => void): void {
  showToast(message, { label: "Undo", act: undo });
}

/** Says what could not be done, where there is no better place for it. */
export function showFailureToast(message: string, action?: ToastAction): void {
  add({ message, tone: "danger", ...(action && { action }) });
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

function add(toast: Omit<Toast, "id">): void {
  lastId += 1;
  change([...toasts, { ...toast, id: lastId }].slice(-limit));
}

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
