import { CopyButton } from "../../../shared/copy/copy-button.tsx";
import { describeDate } from "../../../shared/wording/describe-when.ts";
import { useNow } from "../../../shared/wording/use-now.ts";
import { TextField } from "../../../ui/text-field.tsx";

interface InvitationLinkProps {
  readonly url: string;
  /** The only address that may accept it; null for any. */
  readonly email: string | null;
  readonly expiresAtMs: number;
  /** Whether the server has sent it. */
  readonly isMailed: boolean;
}

/** A new invitation's link, which is shown once. */
export function InvitationLink({ url, email, expiresAtMs, isMailed }: InvitationLinkProps) {
  const nowMs = useNow();
  return (
    <div className="flex flex-col gap-3">
      <p className="text-13 text-pretty text-text-2">
        {email !== null && isMailed && "The invitation is on its way. "}
        {email === null ? "Anyone" : `Only the account of ${email}`} can join with this link until{" "}
        {describeDate(expiresAtMs, nowMs)}. Copy it now: it is not shown again.
      </p>
      <TextField
        label="Link"
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
        aside={<CopyButton what="link" read={() => url} />}
      />
    </div>
  );
}
