import { Link } from "@tanstack/react-router";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { joinClasses } from "../../ui/join-classes.ts";

interface ListRowProps {
  readonly icon?: LucideIcon;
  /** A picture or a checkbox, before the title. */
  readonly lead?: ReactNode;
  readonly title: string;
  /** The title's link; without it, the row is only text. */
  readonly to?: string;
  /** The search parameters of the link. */
  readonly search?: Readonly<Record<string, string>>;
  /** Whether a long title wraps. Default: it is cut off. */
  readonly isWhole?: boolean;
  /** Shown under the title, in a muted color. */
  readonly detail?: ReactNode;
  /** Actions, shown at the right. */
  readonly actions?: ReactNode;
}

/** An entry in a list. With a link, the whole row is clickable. */
export function ListRow({
  icon: Icon,
  lead,
  title,
  to,
  search,
  isWhole = false,
  detail,
  actions,
}: ListRowProps) {
  const titleClasses = joinClasses("block font-medium", isWhole ? "wrap-anywhere" : "truncate");
  return (
    <div className="relative flex min-h-13 items-center gap-3 px-4 py-1.5 hover:bg-hover">
      {Icon && <Icon className="text-text-3" />}
      {lead}
      <div className="min-w-0 flex-1">
        {to === undefined ? (
          <span className={titleClasses}>{title}</span>
        ) : (
          <Link
            to={to}
            {...(search !== undefined && { search })}
            className={joinClasses(
              titleClasses,
              "after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus",
            )}
          >
            {title}
          </Link>
        )}
        {detail !== undefined && (
          <span className="block truncate text-12 text-text-3 max-md:whitespace-normal">{detail}</span>
        )}
      </div>
      {actions !== undefined && <div className="relative flex flex-none items-center gap-1">{actions}</div>}
    </div>
  );
}
