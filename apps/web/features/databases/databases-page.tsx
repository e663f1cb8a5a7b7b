import type { Database } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Ellipsis, Pencil, Plus, Settings2, Trash2 } from "lucide-react";
import { useState } from "react";
import { useCurrentDatabase } from "../../shared/database/current-database-store.ts";
import { useAddSample, useDeleteDatabase, useRenameDatabase } from "./database-actions.ts";
import { DatabaseFacts } from "./database-facts.tsx";
import { LazyNameDialog } from "../../ui/lazy-name-dialog.tsx";
import { LinkButton } from "../../shared/page/link-button.tsx";
import { Page } from "../../shared/page/page.tsx";
import { sessionQuery } from "../../shared/server/queries.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { DatabaseLogo } from "../../ui/database-logo.tsx";
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "../../ui/dropdown-menu.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { nameKind } from "../../shared/database/name-kind.ts";
import { canDelete, canRename, isMySample } from "./settings/database-words.ts";

/** Lists with at least this many databases have a search field. */
const searchableCount = 8;

/** The user's databases. */
export function DatabasesPage() {
  const session = useQuery(sessionQuery);
  const [search, setSearch] = useState("");
  const databases = session.data?.databases ?? [];
  const found = databases.filter(({ name, kind }) =>
    `${name} ${nameKind(kind)}`.toLowerCase().includes(search.trim().toLowerCase()),
  );
  return (
    <Page
      title="Databases"
      actions={
        <LinkButton to="/databases/new" size="sm">
          Add new
        </LinkButton>
      }
    >
      <div className="page-column">
        {databases.length >= searchableCount && (
          <SearchField
            label="Find a database"
            value={search}
            onValueChange={setSearch}
            className="mb-4 max-w-80 max-md:max-w-full"
          />
        )}
        <Card>
          {databases.length === 0 && session.data !== undefined && <NoDatabases />}
          <ul aria-label="Databases" className="divide-y divide-line">
            {found.map((database) => (
              <li key={database.id}>
                <DatabaseRow database={database} />
              </li>
            ))}
          </ul>
          {databases.length > 0 && found.length === 0 && (
            <p className="p-4 text-text-3">No database is called “{search}”.</p>
          )}
        </Card>
        {databases.length > 0 && !databases.some(isMySample) && <AddSample />}
      </div>
    </Page>
  );
}

function DatabaseRow({ database }: { readonly database: Database }) {
  const [isNaming, setIsNaming] = useState(false);
  const isCurrent = useCurrentDatabase()?.id === database.id;
  const rename = useRenameDatabase();
  const remove = useDeleteDatabase();
  const { id, name, logo, plan, role, kind, ownerName } = database;
  return (
    <div className="relative flex items-center gap-3 px-4 py-3 hover:bg-hover max-lg:flex-wrap">
      <DatabaseLogo name={name} logo={logo} tintKey={id} size="lg" />
      <div className="min-w-0 flex-1 max-lg:pe-10">
        <div className="flex items-center gap-2">
          <Link
            to="/databases/$id"
            params={{ id }}
            className="truncate font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            {name}
          </Link>
          {isCurrent && <Badge tone="accent">Current</Badge>}
        </div>
        <p className="truncate text-12 text-text-3">
          {[nameKind(kind), plan, role, role !== "owner" && `of ${ownerName}`].filter(Boolean).join(" · ")}
        </p>
      </div>
      <DatabaseFacts database={database} />
      <div className="relative max-lg:absolute max-lg:end-3 max-lg:top-3">
        <Menu>
          <MenuTrigger asChild>
            <IconButton label={`Actions for ${name}`} icon={Ellipsis} />
          </MenuTrigger>
          <MenuContent align="end">
            <MenuItem asChild>
              <Link to="/databases/$id" params={{ id }}>
                <Settings2 />
                Settings
              </Link>
            </MenuItem>
            <MenuItem icon={Pencil} disabled={!canRename(role)} onSelect={() => setIsNaming(true)}>
              Rename
            </MenuItem>
            <MenuSeparator />
            <MenuItem
              icon={Trash2}
              isDanger
              disabled={!canDelete(role)}
              onSelect={() => remove.mutate(database)}
            >
              Delete
            </MenuItem>
          </MenuContent>
        </Menu>
      </div>
      {isNaming && (
        <LazyNameDialog
          title="Rename database"
          name={name}
          confirmLabel="Rename"
          onConfirm={(next) => rename.mutate({ of: database, name: next })}
          onClose={() => setIsNaming(false)}
        />
      )}
    </div>
  );
}

function AddSample() {
  const add = useAddSample();
  return (
    <div className="mt-4 flex">
      <Button icon={Plus} isBusy={add.isPending} onClick={() => add.mutate()}>
        Add sample data
      </Button>
    </div>
  );
}

function NoDatabases() {
  return (
    <EmptyState
      title="No databases yet"
      drawing="database"
      action={
        <LinkButton to="/databases/new" kind="solid">
          Add a database
        </LinkButton>
      }
    >
      Start with sample data or add your own.
    </EmptyState>
  );
}
