import { getGroupMappings, setGroupMappings, type Group, type GroupMappings } from "@askery/api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Plus, X } from "lucide-react";
import { useState, type SubmitEvent } from "react";
import { call } from "../../../../shared/server/call.ts";
import { describeFailure } from "../../../../shared/server/describe-failure.ts";
import { invalidateAll } from "../../../../shared/server/endpoint-query.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { Select } from "../../../../ui/select.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { showToast } from "../../../../ui/toast-store.ts";
import { invalidateGroups } from "./use-group-actions.ts";

interface ProviderGroupsDialogProps {
  readonly databaseId: string;
  readonly provider: string;
  readonly saved: GroupMappings["mappings"];
  readonly groups: readonly Group[];
  readonly onClose: () => void;
}

interface Line {
  readonly key: number;
  readonly providerGroup: string;
  readonly groupId: string;
}

/** Which groups of the provider are in which groups of the database. */
export function ProviderGroupsDialog(props: ProviderGroupsDialogProps) {
  const { databaseId, provider, saved, groups, onClose } = props;
  const firstId = groups[0]?.id ?? "";
  const [lines, setLines] = useState<readonly Line[]>(() =>
    saved.length === 0
      ? [{ key: 0, providerGroup: "", groupId: firstId }]
      : saved.map((one, key) => ({ key, ...one })),
  );
  const save = useSave(databaseId, onClose);
  const problem = save.error === null ? null : describeFailure(save.error);
  const change = (key: number, part: Partial<Line>) =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));
  const add = () => {
    const key = Math.max(-1, ...lines.map((line) => line.key)) + 1;
    setLines([...lines, { key, providerGroup: "", groupId: firstId }]);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save.mutate(lines.filter(({ providerGroup }) => providerGroup.trim() !== ""));
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Groups of ${provider}`}
      description={`People whom ${provider} puts into a group join this database and the group here, each time they sign in. They leave it in the same way.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="solid" type="submit" form="provider-groups" isBusy={save.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form id="provider-groups" noValidate onSubmit={submit} className="flex flex-col gap-3">
        {lines.map(({ key, providerGroup, groupId }) => (
          <div key={key} className="flex items-end gap-2">
            <div className="grid min-w-0 flex-1 grid-cols-2 gap-2 max-sm:grid-cols-1">
              <TextField
                label={`Group of ${provider}`}
                autoComplete="off"
                spellCheck={false}
                value={providerGroup}
                onChange={({ target }) => change(key, { providerGroup: target.value })}
              />
              <Select
                label="Group here"
                options={groups.map(({ id, name }) => ({ value: id, label: name }))}
                value={groupId}
                onValueChange={(id) => change(key, { groupId: id })}
              />
            </div>
            <IconButton
              label={`Remove ${providerGroup === "" ? "this line" : providerGroup}`}
              icon={X}
              onClick={() => setLines(lines.filter((line) => line.key !== key))}
            />
          </div>
        ))}
        <Button size="sm" icon={Plus} onClick={add} className="self-start">
          Add a group
        </Button>
        {problem !== null && (
          <Notice tone="danger" title={problem.title}>
            {problem.detail}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}

function useSave(databaseId: string, onSaved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (lines: readonly Line[]) => {
      const mappings = lines.map(({ providerGroup, groupId }) => ({ providerGroup, groupId }));
      return call(setGroupMappings, { params: { databaseId }, body: { mappings } });
    },
    onSuccess: async () => {
      await invalidateAll(client, [getGroupMappings], { databaseId });
      await invalidateGroups(client, databaseId);
      onSaved();
      showToast("Groups saved");
    },
  });
}
