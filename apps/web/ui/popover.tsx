import { Popover as Radix } from "radix-ui";
import type { ComponentProps } from "react";
import { joinClasses } from "./join-classes.ts";
import { popoverClasses } from "./popover-classes.ts";

/** A small panel under its trigger, for more than a list of actions. */
export const Popover = Radix.Root;
export const PopoverTrigger = Radix.Trigger;
/** What the panel is placed at, if that is not its trigger. */
export const PopoverAnchor = Radix.Anchor;

/** Needs an `aria-label` if nothing inside names it. */
export function PopoverContent(props: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        align="start"
        sideOffset={6}
        collisionPadding={8}
        {...props}
        className={joinClasses(
          popoverClasses,
          "max-h-(--radix-popover-content-available-height) w-72 max-w-[calc(100vw-1rem)] overflow-y-auto p-3",
          props.className,
        )}
      />
    </Radix.Portal>
  );
}
