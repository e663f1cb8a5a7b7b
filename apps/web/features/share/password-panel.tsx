import { openShare, type Share } from "@askery/api";
import { useState, type SubmitEvent } from "react";
import { call } from "../../shared/server/call.ts";
import { readFormFailure } from "../../shared/server/form-failure.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { PasswordField } from "../../ui/password-field.tsx";

interface PasswordPanelProps {
  readonly token: string;
  readonly onOpened: (share: Share) => void;
}

/** Asks for the password of a link. */
export function PasswordPanel({ token, onOpened }: PasswordPanelProps) {
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const enter = async (event: SubmitEvent) => {
    event.preventDefault();
    setIsBusy(true);
    try {
      onOpened(await call(openShare, { params: { token }, body: { password } }));
    } catch (error) {
      const { fields, notice } = readFormFailure(error, ["password"]);
      setProblem(fields["password"] ?? (notice === null ? undefined : `${notice.title} ${notice.detail}`));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className="page-column is-narrow">
      <Card className="p-5">
        <h2 className="text-16 font-semibold">This link has a password</h2>
        <p className="mt-1 mb-4 text-13 text-text-2">The sender gave it to you another way.</p>
        <form onSubmit={(event) => void enter(event)} className="flex flex-col gap-4">
          <PasswordField
            label="Password"
            autoComplete="off"
            value={password}
            error={problem}
            onChange={({ target }) => setPassword(target.value)}
          />
          <div>
            <Button type="submit" kind="solid" isBusy={isBusy}>
              Open
            </Button>
          </div>
        </form>
      </Card>
    </div>
  );
}
