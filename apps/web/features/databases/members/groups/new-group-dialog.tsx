import { createGroup, type DatabaseDetail, type GivenRole, type Group } from "@askery/api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { call } from "../../../../shared/server/call.ts";
import { readFormFailure } from "../../../../shared/server/form-failure.ts";
import { Button } from "../../../../ui/button.tsx";
import { ChoiceCards } from "../../../../ui/choice-card.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { rolesToGive } from "../role-words.ts";
import { invalidateGroups } from "./use-group-actions.ts";

interface NewGroupDialogProps {
  readonly database: DatabaseDetail;
  readonly onClose: () => void;
  readonly onMade: (group: Group) => void;
}

/** Makes a group with a name and a role. */
export function NewGroupDialog({ database, onClose, onMade }: NewGroupDialogProps) {
  const client = useQueryClient();
  const [name, setName] = useState("");
  const [role, setRole] = useState<GivenRole>("viewer");
  const make = useMutation({
    mutationFn: async () =>
      call(createGroup, { params: { databaseId: database.id }, body: { name: name.trim(), role } }),
    onSuccess: async (group) => {
      await invalidateGroups(client, database.id);
      onMade(group);
    },
  });
  const { fields, notice } = readFormFailure(make.error, ["name"]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    make.mutate();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="New group"
      description="Choose its people in the next step."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="solid" type="submit" form="new-group" isBusy={make.isPending}>
            Create group
          </Button>
        </>
      }
    >
      <form id="new-group" noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label="Name"
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={fields["name"] ?? notice?.title}
        />
        <ChoiceCards label="Role" choices={rolesToGive(database.role)} value={role} onValueChange={setRole} />
      </form>
    </Dialog>
  );
}
