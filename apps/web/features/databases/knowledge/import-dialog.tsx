import { importKnowledge, type KnowledgeImport } from "@askery/api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, type ReactNode } from "react";
import { call } from "../../../shared/server/call.ts";
import { countOf } from "../../../shared/wording/count-of.ts";
import { describeFailure } from "../../../shared/server/describe-failure.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { WaitingLine } from "../../../ui/waiting-line.tsx";
import { refreshKnowledge } from "../../../shared/knowledge/knowledge-actions.ts";
import { invalidateAll } from "../../../shared/server/endpoint-query.ts";
import { showToast } from "../../../ui/toast-store.ts";
import { relationshipEndpoints, tableEndpoints } from "../settings/schema-endpoints.ts";

interface ImportDialogProps {
  readonly databaseId: string;
  readonly onClose: () => void;
}

/** Imports an exported file: first previews the changes, then applies them. */
export function ImportDialog({ databaseId, onClose }: ImportDialogProps) {
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const params = { databaseId };
  const look = useMutation({
    mutationFn: async (file: File) => {
      const text = await file.text();
      return { text, preview: await call(importKnowledge, { params, body: { text, apply: false } }) };
    },
  });
  const apply = useMutation({
    mutationFn: async (text: string) => call(importKnowledge, { params, body: { text, apply: true } }),
    onSuccess: async ({ added, changed }) => {
      onClose();
      showToast(`${countOf(added.length + changed.length, "change")} made`);
      await refreshKnowledge(client, databaseId);
      await invalidateAll(client, [...tableEndpoints, ...relationshipEndpoints], { databaseId });
    },
  });
  const error = look.error ?? apply.error;
  const seen = look.data;
  const count = seen === undefined ? 0 : seen.preview.added.length + seen.preview.changed.length;
  const isReady = count > 0 && seen?.preview.problems.length === 0;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Import knowledge"
      description="A file exported from this or another database. Entries that are not in the file remain."
      footer={
        <>
          <Button kind={isReady ? "ghost" : "solid"} onClick={() => input.current?.click()}>
            {seen === undefined ? "Choose a file" : "Choose another file"}
          </Button>
          {isReady && (
            <Button kind="solid" isBusy={apply.isPending} onClick={() => apply.mutate(seen.text)}>
              Make {countOf(count, "change")}
            </Button>
          )}
        </>
      }
    >
      <input
        ref={input}
        type="file"
        accept=".yaml,.yml,text/plain,application/yaml"
        aria-label="Knowledge file"
        tabIndex={-1}
        className="hidden"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file !== undefined) look.mutate(file);
          event.target.value = "";
        }}
      />
      <div className="flex flex-col gap-3">
        {look.isPending && <WaitingLine>Reading the file</WaitingLine>}
        {error && (
          <Notice tone="danger" title={describeFailure(error).title}>
            {describeFailure(error).detail}
          </Notice>
        )}
        {seen !== undefined && !look.isPending && <Preview preview={seen.preview} />}
      </div>
    </Dialog>
  );
}

function Preview({ preview }: { readonly preview: KnowledgeImport }) {
  const { problems, added, changed, unchangedCount } = preview;
  if (problems.length > 0) {
    return (
      <>
        <Notice tone="danger" title={`${countOf(problems.length, "line")} cannot be read`}>
          Nothing was changed. Correct the file, and choose it again.
        </Notice>
        <ul aria-label="Problems" className="flex flex-col gap-1">
          {problems.map(({ line, message }) => (
            <li key={`${line} ${message}`} className="flex gap-3">
              <span className="figures w-16 flex-none text-text-3">Line {line}</span>
              <span className="min-w-0 wrap-anywhere">{message}</span>
            </li>
          ))}
        </ul>
      </>
    );
  }
  if (added.length + changed.length === 0) {
    return <Notice title="No changes">Everything in it is already here.</Notice>;
  }
  return (
    <>
      <Changes title={`Added: ${added.length}`} changes={added} />
      <Changes title={`Changed: ${changed.length}`} changes={changed} />
      {unchangedCount > 0 && <p className="text-text-3">{unchangedCount} remain unchanged.</p>}
    </>
  );
}

interface ChangesProps {
  readonly title: ReactNode;
  readonly changes: readonly string[];
}

function Changes({ title, changes }: ChangesProps) {
  if (changes.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1 font-semibold">{title}</h3>
      <ul className="flex flex-col divide-y divide-line rounded-3 bg-surface px-3 shadow-2">
        {changes.map((change) => (
          <li key={change} className="py-1.5 wrap-anywhere text-text-2">
            {change}
          </li>
        ))}
      </ul>
    </section>
  );
}
