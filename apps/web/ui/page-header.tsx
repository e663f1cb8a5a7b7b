import { Fragment, type ReactNode } from "react";

interface PageHeaderProps {
  /** The menu's toggle and what else stands before the breadcrumbs. */
  readonly lead?: ReactNode;
  /** Links to the pages above, the nearest last. */
  readonly parents?: readonly ReactNode[];
  /** This page. The only `h1`, unless the page shows a title of its own. */
  readonly title: ReactNode;
  /** Default: true. */
  readonly isHeading?: boolean;
  /** After the title: a star, a badge. */
  readonly aside?: ReactNode;
  /** At the right. */
  readonly actions?: ReactNode;
}

/** The bar of 48 px over every page of the shell. On phones only the title shows of the breadcrumbs. */
export function PageHeader({ lead, parents = [], title, isHeading = true, aside, actions }: PageHeaderProps) {
  const Title = isHeading ? "h1" : "span";
  return (
    <header className="flex h-header flex-none items-center gap-2 border-b border-line px-3">
      {lead !== undefined && (
        <>
          {lead}
          <span aria-hidden className="mx-1 h-4 w-px bg-line-strong max-md:hidden" />
        </>
      )}
      <nav aria-label="Breadcrumbs" className="min-w-0 flex-1">
        <ol className="flex min-w-0 items-center gap-1.5 text-13 max-md:text-14">
          {parents.map((parent, index) => (
            <Fragment key={index}>
              <li className="flex-none text-text-3 hover:text-text max-md:hidden">{parent}</li>
              <li aria-hidden className="text-text-3 max-md:hidden">
                /
              </li>
            </Fragment>
          ))}
          <li aria-current="page" className="flex min-w-0 items-center gap-2">
            <Title className="truncate font-medium text-text">{title}</Title>
            {aside}
          </li>
        </ol>
      </nav>
      {actions !== undefined && <div className="flex flex-none items-center gap-1">{actions}</div>}
    </header>
  );
}
