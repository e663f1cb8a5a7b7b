import { confirmTwoFactor } from "@askery/api";
import { zodResolver } from "@hookform/resolvers/zod";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { CopyButton } from "../../../shared/copy/copy-button.tsx";
import { call } from "../../../shared/server/call.ts";
import { useSentForm } from "../../../shared/server/use-sent-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { QrCode } from "./qr-code.tsx";

export interface Secret {
  /** In Base32. */
  readonly secret: string;
  /** The same as an `otpauth:` URI. */
  readonly uri: string;
}

interface ScanDialogProps {
  readonly secret: Secret;
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Shows the secret for an authenticator app, and takes a first code. */
export function ScanDialog({ secret: { secret, uri }, onConfirmed, onClose }: ScanDialogProps) {
  const formId = useId();
  const form = useForm({ resolver: zodResolver(confirmTwoFactor.body), defaultValues: { code: "" } });
  const { submit, notice, isBusy } = useSentForm(form, async (body) => {
    const { recoveryCodes } = await call(confirmTwoFactor, { body });
    onConfirmed(recoveryCodes);
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title="Scan this with your app"
      description="The app then shows six digits, which change every 30 seconds."
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        form.setFocus("code");
      }}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="solid" type="submit" form={formId} isBusy={isBusy}>
            Turn on
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <QrCode text={uri} label="QR code with the secret" />
        <div className="flex flex-col gap-1.5">
          <p className="flex items-center justify-between text-13 font-medium">
            Or type this secret into the app
            <CopyButton what="secret" read={() => secret} />
          </p>
          <p aria-label="Secret" role="note" className="mono rounded-3 bg-hover px-3 py-2">
            {secret.match(/.{1,4}/g)?.join(" ")}
          </p>
        </div>
        {notice && (
          <Notice tone="danger" title={notice.title}>
            {notice.detail}
          </Notice>
        )}
        <TextField
          {...form.register("code")}
          label="Code from the app"
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder="123 456"
          error={form.formState.errors.code?.message}
        />
      </form>
    </Dialog>
  );
}
