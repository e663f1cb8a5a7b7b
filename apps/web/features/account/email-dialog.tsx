import { getEmailChange, requestEmailChange } from "@askery/api";
import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { call } from "../../shared/server/call.ts";
import { invalidateAll } from "../../shared/server/endpoint-query.ts";
import { useSentForm } from "../../shared/server/use-sent-form.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";

interface EmailDialogProps {
  /** The present address. */
  readonly email: string;
  readonly onClose: () => void;
}

/** Asks for a new address and the password, and sends a mail to both addresses. */
export function EmailDialog({ email, onClose }: EmailDialogProps) {
  const client = useQueryClient();
  const formId = useId();
  const form = useForm({
    resolver: zodResolver(requestEmailChange.body),
    defaultValues: { newEmail: "", password: "" },
  });
  const { errors } = form.formState;
  const { submit, notice, isBusy } = useSentForm(form, async (body) => {
    await call(requestEmailChange, { body });
    await invalidateAll(client, [getEmailChange]);
    onClose();
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title="Change your address"
      description={`A mail to ${email} and one to the new address have a link. Both confirm the change.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="solid" type="submit" form={formId} isBusy={isBusy}>
            Send the mails
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {notice && (
          <Notice tone="danger" title={notice.title}>
            {notice.detail}
          </Notice>
        )}
        <TextField
          {...form.register("newEmail")}
          label="New address"
          type="email"
          inputMode="email"
          autoComplete="email"
          error={errors.newEmail?.message}
        />
        <PasswordField
          {...form.register("password")}
          label="Your password"
          autoComplete="current-password"
          error={errors.password?.message}
        />
      </form>
    </Dialog>
  );
}
