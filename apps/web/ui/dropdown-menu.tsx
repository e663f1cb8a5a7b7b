import { Check, ChevronRight, type LucideIcon } from "lucide-react";
import { DropdownMenu as Radix } from "radix-ui";
import { useRef, type ComponentProps, type ReactNode } from "react";
import { joinClasses } from "./join-classes.ts";
import { Kbd } from "./kbd.tsx";
import { dangerRowColors, menuRowClasses, menuRowColors, popoverClasses } from "./popover-classes.ts";

/**
 * A dropdown menu, with Radix's keyboard handling: arrows move, letters find, Esc closes. It is not modal: a click
 * elsewhere closes the menu and takes effect.
 */
export function Menu(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root modal={false} {...props} />;
}

/** With `asChild`, wraps a Button or an IconButton. */
export const MenuTrigger = Radix.Trigger;
export const MenuGroup = Radix.Group;
export const MenuSub = Radix.Sub;
export const MenuRadioGroup = Radix.RadioGroup;

const panel = joinClasses(
  popoverClasses,
  "max-h-(--radix-dropdown-menu-content-available-height) min-w-44 max-w-80 overflow-y-auto p-1",
);

/** The panel with the items of the menu. */
export function MenuContent(props: ComponentProps<typeof Radix.Content>) {
  const menu = useRef<HTMLDivElement>(null);
  return (
    <Radix.Portal>
      <Radix.Content
        ref={menu}
        align="start"
        sideOffset={4}
        collisionPadding={8}
        // The trigger alone acts on its presses: it opens a menu that is fading out, which Radix would close again.
        onPointerDownOutside={(event) => {
          if (findTrigger(menu.current)?.contains(event.target as Node)) event.preventDefault();
        }}
        {...props}
        className={joinClasses(panel, props.className)}
      />
    </Radix.Portal>
  );
}

function findTrigger(menu: HTMLElement | null): HTMLElement | null {
  return document.getElementById(menu?.getAttribute("aria-labelledby") ?? "");
}

interface MenuItemProps extends ComponentProps<typeof Radix.Item> {
  readonly icon?: LucideIcon | undefined;
  /** The equivalent keys, as displayed. */
  readonly shortcut?: string | undefined;
  /** For destructive actions. */
  readonly isDanger?: boolean | undefined;
}

/** An action. With `asChild`, wraps a link, which then contains the icon. */
export function MenuItem({ icon: Icon, shortcut, isDanger = false, children, ...rest }: MenuItemProps) {
  const className = joinClasses(menuRowClasses, isDanger ? dangerRowColors : menuRowColors, rest.className);
  if (rest.asChild) {
    return (
      <Radix.Item {...rest} className={className}>
        {children}
      </Radix.Item>
    );
  }
  return (
    <Radix.Item {...rest} className={className}>
      {Icon && <Icon />}
      {children}
      {shortcut !== undefined && <MenuShortcut>{shortcut}</MenuShortcut>}
    </Radix.Item>
  );
}

/** An item that can be on or off, independent of others. */
export function MenuCheckItem({ children, ...rest }: ComponentProps<typeof Radix.CheckboxItem>) {
  return (
    <Radix.CheckboxItem {...rest} className={joinClasses(menuRowClasses, menuRowColors, rest.className)}>
      {children}
      <ItemTick />
    </Radix.CheckboxItem>
  );
}

/** One of several exclusive items in a MenuRadioGroup. */
export function MenuRadioItem({ children, ...rest }: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem {...rest} className={joinClasses(menuRowClasses, menuRowColors, rest.className)}>
      {children}
      <ItemTick />
    </Radix.RadioItem>
  );
}

export function MenuLabel({ children }: { readonly children: ReactNode }) {
  return (
    <Radix.Label className="flex h-6 items-center px-2 text-11 font-medium text-text-3">
      {children}
    </Radix.Label>
  );
}

export function MenuSeparator() {
  return <Radix.Separator className="-mx-1 my-1 h-px bg-line" />;
}

interface MenuSubTriggerProps extends ComponentProps<typeof Radix.SubTrigger> {
  readonly icon?: LucideIcon | undefined;
}

/** Opens its submenu on hover, on the right arrow key and on click. */
export function MenuSubTrigger({ icon: Icon, children, ...rest }: MenuSubTriggerProps) {
  return (
    <Radix.SubTrigger
      {...rest}
      className={joinClasses(
        menuRowClasses,
        menuRowColors,
        "state-open:bg-hover state-open:text-text",
        rest.className,
      )}
    >
      {Icon && <Icon />}
      {children}
      <ChevronRight className="ms-auto" />
    </Radix.SubTrigger>
  );
}

export function MenuSubContent(props: ComponentProps<typeof Radix.SubContent>) {
  return (
    <Radix.Portal>
      <Radix.SubContent
        sideOffset={4}
        collisionPadding={8}
        {...props}
        className={joinClasses(panel, props.className)}
      />
    </Radix.Portal>
  );
}

function MenuShortcut({ children }: { readonly children: ReactNode }) {
  return (
    <span className="ms-auto ps-4 max-md:hidden">
      <Kbd>{children}</Kbd>
    </span>
  );
}

function ItemTick() {
  return (
    // Takes up space even when hidden, so that the items stay aligned.
    <Radix.ItemIndicator forceMount className="ms-auto ps-4 data-[state=unchecked]:invisible">
      <Check className="text-accent-text!" />
    </Radix.ItemIndicator>
  );
}
