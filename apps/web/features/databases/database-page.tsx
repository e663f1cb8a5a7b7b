import type { DatabaseDetail } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { FailurePanel } from "../../lib/page/failure-panel.tsx";
import { LinkButton } from "../../lib/page/link-button.tsx";
import { Page } from "../../lib/page/page.tsx";
import { databaseQuery } from "../../lib/queries.ts";
import { DatabaseLogo } from "../../ui/database-logo.tsx";
import { tabClasses } from "../../ui/tabs.tsx";
import { kindNames } from "./database-words.ts";

interface DatabasePageProps {
  readonly id: string;
  /** The open tab. */
  readonly children: ReactNode;
}

/** One database: what it is, and the tabs that set it up. */
export function DatabasePage({ id, children }: DatabasePageProps) {
  const database = useQuery(databaseQuery(id));
  if (database.data !== undefined) return <Database database={database.data}>{children}</Database>;
  return (
    <Page title="Database" crumbs={crumbs}>
      {database.error && <FailurePanel error={database.error} onRetry={() => void database.refetch()} />}
    </Page>
  );
}

const crumbs = [{ title: "Databases", to: "/databases" }];

interface DatabaseProps {
  readonly database: DatabaseDetail;
  readonly children: ReactNode;
}

function Database({ database, children }: DatabaseProps) {
  const { id, name, logo, kind, plan, memberCount } = database;
  return (
    <Page
      title={name}
      crumbs={crumbs}
      actions={
        <LinkButton to="/ask" size="sm">
          Ask it
        </LinkButton>
      }
    >
      <div className="flex items-center gap-3 px-5 pt-4 pb-3 max-md:px-4">
        <DatabaseLogo name={name} logo={logo} tintKey={id} size="lg" />
        <div className="min-w-0">
          <h2 className="truncate text-18 font-semibold">{name}</h2>
          <p className="truncate text-12 text-text-3">
            {kindNames[kind]} · {plan} · {memberCount} {memberCount === 1 ? "member" : "members"}
          </p>
        </div>
      </div>
      <nav
        aria-label="Settings of the database"
        className="flex gap-2 overflow-x-auto border-b border-line px-3 [scrollbar-width:none]"
      >
        <Link to="/databases/$id" params={{ id }} activeOptions={{ exact: true }} className={tabClasses}>
          General
        </Link>
      </nav>
      {children}
    </Page>
  );
}
