import { exportKnowledge, listKnowledge, type KnowledgeEntry, type KnowledgeKind } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Download, Plus, Upload } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { fileNameOf, saveFile } from "../../../shared/files/save-file.ts";
import { FailurePanel } from "../../../shared/page/failure-panel.tsx";
import { databaseQuery } from "../../../shared/server/queries.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { WaitingLine } from "../../../ui/waiting-line.tsx";
import { canEdit } from "../settings/database-words.ts";
import { endpointQuery } from "../../../shared/server/endpoint-query.ts";
import { KnowledgeRow } from "./knowledge-row.tsx";
import { kindOrder, kindWords } from "../../../shared/knowledge/knowledge-words.data.ts";

const KnowledgeDialog = lazy(async () => ({
  default: (await import("../../../shared/knowledge/knowledge-dialog.tsx")).KnowledgeDialog,
}));
const ImportDialog = lazy(async () => ({ default: (await import("./import-dialog.tsx")).ImportDialog }));

interface KnowledgeTabProps {
  readonly id: string;
  /** The list to open; synonyms by default. */
  readonly kind?: KnowledgeKind;
}

/** The knowledge about a database: words, metrics, filters, examples, rules. */
export function KnowledgeTab({ id, kind = "synonym" }: KnowledgeTabProps) {
  const database = useQuery(databaseQuery(id));
  const list = useQuery(endpointQuery(listKnowledge, { params: { databaseId: id } }));
  const navigate = useNavigate();
  const isReadOnly = database.data === undefined || !canEdit(database.data.role);
  const all = list.data ?? [];
  const segments = kindOrder.map((one) => ({
    value: one,
    label: kindWords[one].title,
    aside: <span className="figures text-12 text-text-3">{all.filter(isOfKind(one)).length}</span>,
  }));
  return (
    <div className="page-column flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Segmented
          label="Knowledge entries"
          value={kind}
          segments={segments}
          onValueChange={(next) =>
            void navigate({
              to: "/databases/$id/knowledge",
              params: { id },
              search: { kind: next },
              replace: true,
            })
          }
        />
        <FileTools databaseId={id} name={database.data?.name ?? ""} isReadOnly={isReadOnly} />
      </div>
      {list.error && list.data === undefined && (
        <FailurePanel error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.isPending && <WaitingLine>Loading the knowledge</WaitingLine>}
      {list.data !== undefined && (
        <KindList
          key={kind}
          databaseId={id}
          kind={kind}
          entries={all.filter(isOfKind(kind))}
          isReadOnly={isReadOnly}
        />
      )}
    </div>
  );
}

function isOfKind(kind: KnowledgeKind) {
  return ({ entry }: KnowledgeEntry) => entry.kind === kind;
}

interface FileToolsProps {
  readonly databaseId: string;
  readonly name: string;
  readonly isReadOnly: boolean;
}

/** Exports all entries to a file, and imports one. */
function FileTools({ databaseId, name, isReadOnly }: FileToolsProps) {
  const [isImporting, setIsImporting] = useState(false);
  const path = exportKnowledge.path.replace("{databaseId}", databaseId);
  return (
    <div className="ms-auto flex gap-1 max-md:-ms-2.5">
      <Button
        kind="ghost"
        size="sm"
        icon={Download}
        onClick={() => saveFile(path, fileNameOf(`${name} knowledge`, "yaml"))}
      >
        Export
      </Button>
      {!isReadOnly && (
        <Button kind="ghost" size="sm" icon={Upload} onClick={() => setIsImporting(true)}>
          Import
        </Button>
      )}
      {isImporting && (
        <Suspense fallback={null}>
          <ImportDialog databaseId={databaseId} onClose={() => setIsImporting(false)} />
        </Suspense>
      )}
    </div>
  );
}

interface KindListProps {
  readonly databaseId: string;
  readonly kind: KnowledgeKind;
  readonly entries: readonly KnowledgeEntry[];
  readonly isReadOnly: boolean;
}

/** The entry being edited, or a new one. */
type Open = { readonly of: KnowledgeEntry | null } | null;

function KindList({ databaseId, kind, entries, isReadOnly }: KindListProps) {
  const [open, setOpen] = useState<Open>(null);
  const { lead, add, emptyTitle } = kindWords[kind];
  const addButton = (
    <Button kind="solid" icon={Plus} onClick={() => setOpen({ of: null })}>
      {add}
    </Button>
  );
  return (
    <>
      {entries.length > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="min-w-0 flex-1 text-text-2 max-sm:basis-full">{lead}</p>
          {!isReadOnly && addButton}
        </div>
      )}
      <Card>
        {entries.length === 0 ? (
          <EmptyState title={emptyTitle} drawing="talk" action={isReadOnly ? undefined : addButton}>
            {lead}
          </EmptyState>
        ) : (
          <ul aria-label={kindWords[kind].title} className="divide-y divide-line">
            {entries.map((one) => (
              <KnowledgeRow
                key={one.id}
                databaseId={databaseId}
                of={one}
                isReadOnly={isReadOnly}
                onEdit={() => setOpen({ of: one })}
              />
            ))}
          </ul>
        )}
      </Card>
      {open !== null && !isReadOnly && (
        <Suspense fallback={null}>
          <KnowledgeDialog databaseId={databaseId} kind={kind} of={open.of} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
