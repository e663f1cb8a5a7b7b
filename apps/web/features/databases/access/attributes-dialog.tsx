import { getDataRules, setGroupAttributes, setMemberAttributes, type MemberAttribute } from "@askery/api";
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

/** A member or a group, to whom the rules allow values. */
export interface AttributeHolder {
  readonly kind: "member" | "group";
  readonly id: string;
  readonly name: string;
  readonly attributes: readonly MemberAttribute[];
}

interface AttributesDialogProps {
  readonly databaseId: string;
  /** The attributes that the rules use. */
  readonly names: readonly string[];
  readonly holder: AttributeHolder;
  readonly onClose: () => void;
}

/** The values that the rules allow a member, or the members of a group, one a line. */
export function AttributesDialog({ databaseId, names, holder, onClose }: AttributesDialogProps) {
  const client = useQueryClient();
  const [typed, setTyped] = useState(() => new Map(names.map((name) => [name, valuesOf(holder, name)])));
  const save = useMutation({
    mutationFn: async (attributes: readonly MemberAttribute[]) =>
      holder.kind === "member"
        ? call(setMemberAttributes, { params: { databaseId, personId: holder.id }, body: { attributes } })
        : call(setGroupAttributes, { params: { databaseId, groupId: holder.id }, body: { attributes } }),
    onSuccess: async () => {
      await invalidateAll(client, [getDataRules], { databaseId });
      onClose();
      showToast(`Saved what ${holder.name} sees`);
    },
  });
  const problem = save.error === null ? null : describeFailure(save.error);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const others = holder.attributes.filter(({ name }) => !names.includes(name));
    save.mutate([...others, ...names.map((name) => ({ name, values: readLines(typed.get(name) ?? "") }))]);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`What ${holder.name} sees`}
      description={descriptions[holder.kind]}
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

const exact = "Rows with one of these values, exactly as they are in the data.";
const descriptions = {
  member: `${exact} Without a value of their own, those of their groups; without any, no rows.`,
  group: `${exact} Members with values of their own have these instead.`,
} as const;

function valuesOf({ attributes }: AttributeHolder, name: string): string {
  return attributes.find((one) => one.name === name)?.values.join("\n") ?? "";
}

function readLines(text: string): readonly string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
