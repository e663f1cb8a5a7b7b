import type { ReactNode } from "react";
import { joinClasses } from "./join-classes.ts";

interface ListRowProps {
  /** An icon, an avatar, a drawing of 24 to 36 px. */
  readonly lead?: ReactNode;
  /** A link or button whose `after:absolute after:inset-0` makes the row its target: see `rowLinkClasses`. */
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** At the right, before the actions: a time, a badge. Under 768 px it goes under the detail. */
  readonly aside?: ReactNode;
  /** Buttons; they show at the row's hover and focus, always where there is no mouse. */
  readonly actions?: ReactNode;
}

/** One thing in a list. Put rows into a `ul` with hairlines. */
export function ListRow({ lead, title, detail, aside, actions }: ListRowProps) {
  return (
    <li className="group relative flex min-h-12 items-center gap-3 border-b border-line px-4 py-2 transition-colors last:border-b-0 hover:bg-hover max-md:min-h-14">
      {lead}
      <div className="min-w-0 flex-1">
        <p className="truncate text-13 font-medium text-text max-md:text-14">{title}</p>
        {detail !== undefined && (
          <p className="truncate text-12 text-text-3 max-md:whitespace-normal">{detail}</p>
        )}
        {aside !== undefined && <p className="mt-0.5 text-12 text-text-3 md:hidden">{aside}</p>}
      </div>
      {aside !== undefined && <div className="flex-none text-12 text-text-3 max-md:hidden">{aside}</div>}
      {actions !== undefined && (
        <div
          className={joinClasses(
            "relative z-base flex flex-none items-center gap-0.5",
            "md:[@media(hover:hover)]:opacity-0 group-focus-within:opacity-100! group-hover:opacity-100! has-aria-expanded:opacity-100!",
          )}
        >
          {actions}
        </div>
      )}
    </li>
  );
}

/** For the link in a row's title: its target is the whole row. */
export const rowLinkClasses =
  "after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus";
