import { Link } from "@tanstack/react-router";
import { PanelLeft } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../../ui/icon-button.tsx";
import { printShortcut } from "./keys.ts";
import { toggleMenu } from "../menu/menu-store.ts";
import { PageTools } from "./page-tools.tsx";
import { useDocumentTitle } from "./use-document-title.ts";

/** A parent page, in the breadcrumb. */
export interface Crumb {
  readonly title: string;
  readonly to: string;
}

interface PageProps {
  /** The page's name: its heading and the title of the tab. */
  readonly title: string;
  /** The parent pages, outermost first. */
  readonly crumbs?: readonly Crumb[];
  /** Actions for the whole page, at the right of its header. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page in the shell: a header, and content that scrolls. */
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
