import { CircleAlert, X } from "lucide-react";
import { Toast as Radix } from "radix-ui";
import { Spinner } from "./spinner.tsx";
import { dismissToast, type Toast } from "./toast-store.ts";

/** Long enough to read and reach; hovering, focus and leaving the window pause the timer. */
const shownMs = 6000;
const shownWithActionMs = 10_000;

/**
 * Toasts in the bottom right corner, or above the bottom edge on phones. F8 moves focus to them, a swipe dismisses one.
 */
export function ToastList({ toasts }: { readonly toasts: readonly Toast[] }) {
  return (
    <Radix.Provider swipeDirection="right" label="Message">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <Radix.Viewport
        label="Messages ({hotkey})"
        className="fixed right-0 bottom-0 z-toast m-0 flex w-[25rem] max-w-full flex-col gap-2 p-4 pb-[calc(1rem+env(safe-area-inset-bottom))] outline-none"
      />
    </Radix.Provider>
  );
}

function ToastCard({ toast }: { readonly toast: Toast }) {
  const { id, message, tone, action } = toast;
  return (
    <Radix.Root
      type={tone === "danger" ? "foreground" : "background"}
      duration={tone === "progress" ? Infinity : action ? shownWithActionMs : shownMs}
      onOpenChange={(isOpen) => {
        if (!isOpen) dismissToast(id);
      }}
      className="flex items-center gap-2 rounded-3 bg-raised py-2 ps-3 pe-2 text-13 text-text shadow-3 state-open:animate-rise data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
    >
      {tone === "progress" && <Spinner />}
      {tone === "danger" && <CircleAlert className="text-danger" />}
      <Radix.Title className="min-w-0 flex-1 py-1 font-medium text-pretty">{message}</Radix.Title>
      {action && (
        <Radix.Action
          altText={action.label}
          onClick={action.act}
          className="tap h-sm flex-none rounded-2 px-2.5 font-medium text-accent-text hover:bg-accent-soft"
        >
          {action.label}
        </Radix.Action>
      )}
      <Radix.Close
        aria-label="Close"
        className="tap grid size-sm flex-none place-items-center rounded-2 text-text-3 hover:bg-hover hover:text-text"
      >
        <X className="size-3.5" />
      </Radix.Close>
    </Radix.Root>
  );
}
