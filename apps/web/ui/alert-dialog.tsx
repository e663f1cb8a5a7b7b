import { AlertDialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { dialogClasses, DialogFooter, scrimClasses } from "./dialog.tsx";
import { joinClasses } from "./join-classes.ts";
import { useFocusReturn } from "./use-focus-return.ts";

interface AlertDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The question, with the item's name: `Delete "Shop overview" for good?` */
  readonly title: string;
  /** What will be lost, in plain words. */
  readonly description: ReactNode;
  /** The verb of the title. */
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  /** While the confirmed action runs, the dialog stays open. */
  readonly isBusy?: boolean;
  /** Default: "Cancel". */
  readonly cancelLabel?: string;
  /** Shown between text and buttons: a field for repeating a name, a list of affected items. */
  readonly children?: ReactNode;
}

/** Asks before an action that can't be undone. Other actions need no question: a toast offers Undo. */
export function AlertDialog(props: AlertDialogProps) {
  const { isOpen, onOpenChange, title, description, confirmLabel, onConfirm } = props;
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrimClasses}>
          <Radix.Content {...focusReturn} className={joinClasses(dialogClasses, "md:max-w-[26rem]")}>
            <div className="px-5 pt-4 pb-3">
              <Radix.Title className="text-16 font-semibold">{title}</Radix.Title>
              <Radix.Description className="mt-1 text-13 text-pretty text-text-2">
                {description}
              </Radix.Description>
              {props.children !== undefined && <div className="mt-3">{props.children}</div>}
            </div>
            <DialogFooter>
              <Radix.Cancel asChild>
                <Button kind="ghost">{props.cancelLabel ?? "Cancel"}</Button>
              </Radix.Cancel>
              <Button kind="danger" isBusy={props.isBusy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </DialogFooter>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
