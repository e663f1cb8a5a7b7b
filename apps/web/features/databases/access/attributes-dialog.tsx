import { getDataRules, setMemberAttributes, type LimitedMember, type MemberAttribute } from "@askery/api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { call } from "../../../shared/server/call.ts";
import { describeFailure } from "../../../shared/server/describe-failure.ts";
import { invalidateAll } from "../../../shared/server/endpoint-query.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { showToast } from "../../../ui/toast-store.ts";

interface AttributesDialogProps {
  readonly databaseId: string;
  /** The attributes that the rules use. */
  readonly names: readonly string[];
  readonly member: LimitedMember;
  readonly onClose: () => void;
}

/** The values that the rules allow a member, one a line. */
export function AttributesDialog({ databaseId, names, member, onClose }: AttributesDialogProps) {
  const client = useQueryClient();
  const [typed, setTyped] = useState(() => new Map(names.map((name) => [name, valuesOf(member, name)])));
  const save = useMutation({
    mutationFn: async (attributes: readonly MemberAttribute[]) =>
      call(setMemberAttributes, { params: { databaseId, personId: member.person.id }, body: { attributes } }),
    onSuccess: async () => {
      await invalidateAll(client, [getDataRules], { databaseId });
      onClose();
      showToast(`Saved what ${member.person.name} sees`);
    },
  });
  const problem = save.error === null ? null : describeFailure(save.error);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const others = member.attributes.filter(({ name }) => !names.includes(name));
    save.mutate([...others, ...names.map((name) => ({ name, values: readLines(typed.get(name) ?? "") }))]);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`What ${member.person.name} sees`}
      description="Rows with one of these values, exactly as they are in the data. Without a value, no rows."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="solid" type="submit" form="attributes" isBusy={save.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form id="attributes" noValidate onSubmit={submit} className="flex flex-col gap-4">
        {names.map((name) => (
          <TextArea
            key={name}
            label={name}
            hint="One value a line."
            rows={4}
            value={typed.get(name) ?? ""}
            onChange={({ target }) => setTyped(new Map(typed).set(name, target.value))}
          />
        ))}
        {problem !== null && (
          <Notice tone="danger" title={problem.title}>
            {problem.detail}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}

function valuesOf({ attributes }: LimitedMember, name: string): string {
  return attributes.find((one) => one.name === name)?.values.join("\n") ?? "";
}

function readLines(text: string): readonly string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
