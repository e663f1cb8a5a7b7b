import type { Sharing } from "@askery/api";
import { useState, type SubmitEvent } from "react";
import { readFormFailure } from "../server/form-failure.ts";
import { Button } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { Switch } from "../../ui/switch.tsx";
import { reportNotShared } from "./use-sharing.ts";

interface LinkPasswordProps {
  readonly hasPassword: boolean;
  readonly onChange: (password: string | null) => Promise<Sharing>;
}

/** Switches the password of a link, and sets it. It is never shown again. */
export function LinkPassword({ hasPassword, onChange }: LinkPasswordProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string>();
  const turn = (isOn: boolean) => {
    setIsOpen(isOn);
    if (!isOn && hasPassword) void onChange(null).catch(reportNotShared);
  };
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    try {
      await onChange(password);
      setIsOpen(false);
      setPassword("");
      setProblem(undefined);
    } catch (error) {
      const { fields, notice } = readFormFailure(error, ["password"]);
      setProblem(fields["password"] ?? notice?.title);
    }
  };
  return (
    <>
      <Switch
        label="Ask for a password"
        hint={
          hasPassword ? "It is on. To change it, turn it off and on." : "Send it another way than the link."
        }
        checked={hasPassword || isOpen}
        onCheckedChange={turn}
      />
      {isOpen && !hasPassword && (
        <form onSubmit={(event) => void save(event)} className="flex items-start gap-2 ps-9">
          <div className="min-w-0 flex-1">
            <PasswordField
              label="Password of the link"
              isLabelHidden
              autoComplete="off"
              value={password}
              error={problem}
              hint="At least 8 characters."
              onChange={({ target }) => setPassword(target.value)}
            />
          </div>
          <Button type="submit">Set</Button>
        </form>
      )}
    </>
  );
}
