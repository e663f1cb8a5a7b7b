import type { ReactNode } from "react";
import { joinClasses } from "./join-classes.ts";

interface ListRowProps {
  /** An icon, avatar or picture of 24 to 36 px. */
  readonly lead?: ReactNode;
  /** A link or button with `rowLinkClasses`, which make the whole row clickable. */
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** Shown at the right, before the actions: a time, a badge. Below 768 px it moves under the detail. */
  readonly aside?: ReactNode;
  /** Buttons, shown when the row has hover or focus, and always on touch screens. */
  readonly actions?: ReactNode;
}

/** An item in a list. Put rows into a `ul`. */
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
            // As wide as one button at least, so that what is before it is in one column.
            "relative z-base flex min-w-7 flex-none items-center justify-end gap-0.5",
            "md:[@media(hover:hover)]:opacity-0 group-focus-within:opacity-100! group-hover:opacity-100! has-aria-expanded:opacity-100!",
          )}
        >
          {actions}
        </div>
      )}
    </li>
  );
}

/** For the link in a row's title: makes the whole row clickable. */
export const rowLinkClasses =
  "after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus";
