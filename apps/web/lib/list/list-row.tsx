import { Link } from "@tanstack/react-router";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface ListRowProps {
  readonly icon?: LucideIcon;
  readonly title: string;
  /** Where the title leads; without it the row is only text. */
  readonly to?: string;
  /** Under the title, quiet. */
  readonly detail?: ReactNode;
  /** At the right: what can be done with it. */
  readonly actions?: ReactNode;
}

/** One entry of a list. The whole row leads where its title does. */
export function ListRow({ icon: Icon, title, to, detail, actions }: ListRowProps) {
  return (
    <div className="relative flex min-h-13 items-center gap-3 px-4 py-1.5 hover:bg-hover">
      {Icon && <Icon className="text-text-3" />}
      <div className="min-w-0 flex-1">
        {to === undefined ? (
          <span className="block truncate font-medium">{title}</span>
        ) : (
          <Link
            to={to}
            className="block truncate font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            {title}
          </Link>
        )}
        {detail !== undefined && <span className="block truncate text-12 text-text-3">{detail}</span>}
      </div>
      {actions !== undefined && <div className="relative flex flex-none items-center gap-1">{actions}</div>}
    </div>
  );
}
