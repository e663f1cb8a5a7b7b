import { zodResolver } from "@hookform/resolvers/zod";
import { setUpTwoFactor } from "@askery/api";
import { useId, type ReactNode } from "react";
import { useForm } from "react-hook-form";
import { useSentForm } from "../../shared/server/use-sent-form.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordField } from "../../ui/password-field.tsx";

interface PasswordDialogProps {
  /** Whose password it is, for password managers. */
  readonly email: string;
  readonly title: string;
  readonly description: string;
  /** The verb on the button. */
  readonly action: string;
  readonly isDangerous?: boolean;
  /** Shown above the password. */
  readonly children?: ReactNode;
  /** Refusals of the server are shown at the field. */
  readonly onSend: (password: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the user's password before something that a stranger with an open browser must not do. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { email, title, description, action, isDangerous = false, children, onSend, onClose } = props;
  const formId = useId();
  const form = useForm({ resolver: zodResolver(setUpTwoFactor.body), defaultValues: { password: "" } });
  const { submit, notice, isBusy } = useSentForm(form, async ({ password }) => onSend(password));
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind={isDangerous ? "danger" : "solid"} type="submit" form={formId} isBusy={isBusy}>
            {action}
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
        {children}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...form.register("password")}
          label="Your password"
          autoComplete="current-password"
          error={form.formState.errors.password?.message}
        />
      </form>
    </Dialog>
  );
}
