import { Link } from "@tanstack/react-router";
import { PanelLeft } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../../ui/icon-button.tsx";
import { printShortcut } from "./keys.ts";
import { toggleMenu } from "../menu/menu-store.ts";
import { PageTools } from "./page-tools.tsx";
import { useDocumentTitle } from "./use-document-title.ts";

/** A page above this one. */
export interface Crumb {
  readonly title: string;
  readonly to: string;
}

interface PageProps {
  /** The page's name: its heading, and the title of the tab. */
  readonly title: string;
  /** Where it stands, outermost first, without the page itself. */
  readonly crumbs?: readonly Crumb[];
  /** What can be done with the whole page, at the right of its header. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page in the shell: its header, and its content below, which scrolls. */
export function Page({ title, crumbs = [], actions, children }: PageProps) {
  useDocumentTitle(title);
  return (
    <>
      <header className="page-head">
        <IconButton label="Toggle menu" icon={PanelLeft} shortcut={printShortcut("B")} onClick={toggleMenu} />
        <span className="page-rule" />
        <nav aria-label="Breadcrumb" className="page-crumbs">
          <ol>
            {crumbs.map((crumb) => (
              <li key={crumb.to}>
                <Link to={crumb.to}>{crumb.title}</Link>
                <span aria-hidden>/</span>
              </li>
            ))}
            <li>
              <h1 aria-current="page" className="truncate">
                {title}
              </h1>
            </li>
          </ol>
        </nav>
        <div className="page-actions">
          {actions}
          <PageTools />
        </div>
      </header>
      <div className="page-body" id="page" tabIndex={-1}>
        {children}
      </div>
    </>
  );
}
