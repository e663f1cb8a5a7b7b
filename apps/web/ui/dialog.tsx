import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { CloseButton } from "./close-button.tsx";
import { joinClasses } from "./join-classes.ts";
import { useFocusReturn } from "./use-focus-return.ts";

const widths = { sm: "md:max-w-[26rem]", md: "md:max-w-[34rem]", lg: "md:max-w-[48rem]" } as const;

interface DialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: string;
  /** A sentence about its purpose. */
  readonly description?: ReactNode;
  /** Default: `md`. Below 768 px, all dialogs rise from the bottom edge at full width. */
  readonly size?: keyof typeof widths | undefined;
  /** Buttons, with the main one last. */
  readonly footer?: ReactNode;
  /** Called before initial focus. Default: the first focusable element gets focus. */
  readonly onOpenAutoFocus?: ((event: Event) => void) | undefined;
  readonly children?: ReactNode;
}

/** A modal question or form. Esc and a click outside close it. */
export function Dialog(props: DialogProps) {
  const { isOpen, onOpenChange, title, description, size = "md", footer, onOpenAutoFocus, children } = props;
  const focusReturn = useFocusReturn(onOpenAutoFocus);
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrimClasses}>
          <Radix.Content
            {...focusReturn}
            {...(description === undefined && { "aria-describedby": undefined })}
            className={joinClasses(dialogClasses, widths[size])}
          >
            <header className="px-5 pt-4 pe-14 pb-1">
              <Radix.Title className="text-16 font-semibold">{title}</Radix.Title>
              {description !== undefined && (
                <Radix.Description className="mt-1 text-13 text-pretty text-text-2">
                  {description}
                </Radix.Description>
              )}
            </header>
            {children !== undefined && (
              <div className="min-h-0 flex-1 overflow-y-auto px-5 py-3">{children}</div>
            )}
            {footer !== undefined && <DialogFooter>{footer}</DialogFooter>}
            <Radix.Close asChild>
              <CloseButton className="absolute! end-3 top-3" />
            </Radix.Close>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

export function DialogFooter({ children }: { readonly children: ReactNode }) {
  return (
    <footer className="flex flex-wrap items-center justify-end gap-2 px-5 pt-2 pb-5 max-md:flex-col-reverse max-md:items-stretch">
      {children}
    </footer>
  );
}

export const scrimClasses =
  "fixed inset-0 z-dialog grid overflow-hidden bg-scrim md:place-items-center md:p-6 max-md:items-end max-md:pt-12 " +
  "state-open:animate-appear state-closed:animate-vanish";

export const dialogClasses =
  "relative flex max-h-full w-full min-w-0 flex-col overflow-hidden bg-raised text-text shadow-4 outline-none md:rounded-4 " +
  "max-md:rounded-t-4 max-md:pb-[env(safe-area-inset-bottom)] state-open:animate-rise max-md:state-open:animate-from-below " +
  "state-closed:animate-sink max-md:state-closed:animate-to-below";
