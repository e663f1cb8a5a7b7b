import { createInvitation, listInvitations, type DatabaseDetail, type GivenRole } from "@askery/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { call } from "../../../shared/server/call.ts";
import { describeFailure } from "../../../shared/server/describe-failure.ts";
import { invalidateAll } from "../../../shared/server/endpoint-query.ts";
import { setupQuery } from "../../../shared/server/setup-query.ts";
import { Button } from "../../../ui/button.tsx";
import { ChoiceCards } from "../../../ui/choice-card.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { InvitationLink } from "./invitation-link.tsx";
import { rolesToGive } from "./role-words.ts";

interface InviteDialogProps {
  readonly database: DatabaseDetail;
  readonly onClose: () => void;
}

const ways = [
  { value: "email", label: "By e-mail" },
  { value: "link", label: "By link" },
] as const;
type Way = (typeof ways)[number]["value"];

/** Invites one person by e-mail, or several with a link. */
export function InviteDialog({ database, onClose }: InviteDialogProps) {
  const [way, setWay] = useState<Way>("email");
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<GivenRole>("viewer");
  const { invite, made } = useInvite(database.id);
  const { data: setup } = useQuery(setupQuery);
  const canSendMail = setup?.canSendMail !== false;
  const problem = invite.error === null ? null : describeFailure(invite.error);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    invite.mutate({ role, ...(way === "email" && { email: email.trim() }) });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Invite people to ${database.name}`}
      description={
        made === null
          ? "They see its data, charts and dashboards. What they may change depends on their role."
          : undefined
      }
      footer={
        made === null ? (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button kind="solid" type="submit" form="invite" isBusy={invite.isPending}>
              {way === "email" && canSendMail ? "Send invitation" : "Create link"}
            </Button>
          </>
        ) : (
          <Button kind="solid" onClick={onClose}>
            Done
          </Button>
        )
      }
    >
      {made === null ? (
        <form id="invite" noValidate onSubmit={submit} className="flex flex-col gap-4">
          <Segmented label="How to invite" segments={ways} value={way} onValueChange={setWay} />
          {way === "email" && (
            <EmailField
              {...{ canSendMail }}
              value={email}
              onChange={setEmail}
              error={invite.isError ? problem?.title : undefined}
            />
          )}
          <ChoiceCards
            label="Role"
            choices={rolesToGive(database.role)}
            value={role}
            onValueChange={setRole}
          />
          {way === "link" && problem !== null && (
            <Notice tone="danger" title={problem.title}>
              {problem.detail}
            </Notice>
          )}
        </form>
      ) : (
        <InvitationLink {...made} isMailed={canSendMail} />
      )}
    </Dialog>
  );
}

interface EmailFieldProps {
  readonly canSendMail: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

function EmailField({ canSendMail, value, onChange, error }: EmailFieldProps) {
  return (
    <TextField
      label="E-mail"
      type="email"
      inputMode="email"
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={error}
      hint={
        canSendMail
          ? "Only an account with this address can accept."
          : "This server sends no e-mail. You get a link for this address, to pass on yourself."
      }
    />
  );
}

interface Made {
  readonly url: string;
  /** Null for a link that anybody may use. */
  readonly email: string | null;
  readonly expiresAtMs: number;
}

function useInvite(databaseId: string) {
  const client = useQueryClient();
  const [made, setMade] = useState<Made | null>(null);
  const invite = useMutation({
    mutationFn: async (body: { readonly role: GivenRole; readonly email?: string }) =>
      call(createInvitation, { params: { databaseId }, body }),
    onSuccess: ({ url, invitation: { email, expiresAtMs } }) => {
      setMade({ url, email, expiresAtMs });
      return invalidateAll(client, [listInvitations], { databaseId });
    },
  });
  return { invite, made };
}
