import { useQuery } from "@tanstack/react-query";
import { Button } from "../../ui/button.tsx";
import type { PanelProps } from "./panel-context.ts";
import { PanelSwitch, SwitchLink } from "./panel-switch.tsx";
import { setupQuery } from "./setup-query.ts";

/** A mail is on its way. Whether the address has an account is told by the mail alone. */
export function CheckMail({ email, told, onOpen }: PanelProps) {
  const { data: setup } = useQuery(setupQuery);
  const isReset = told === "reset-mailed";
  const way =
    setup?.canSendMail === false
      ? "This server sends no mail: it writes one to its log for "
      : "A mail is on its way to ";
  return (
    <>
      <p className="text-14 text-pretty text-text-2">
        {isReset && "If an account has this address: "}
        {way}
        <b className="font-semibold break-words text-text">{email === "" ? "the address you gave" : email}</b>
        .{" "}
        {isReset
          ? "Its link sets a new password and works for an hour."
          : "Its link makes the account and works for 24 hours."}
      </p>
      <Button size="lg" className="w-full" onClick={() => onOpen("sign-in")}>
        Back to sign-in
      </Button>
      <PanelSwitch question="Nothing came?">
        <SwitchLink onClick={() => onOpen(isReset ? "forgotten-password" : "sign-up")}>
          Send it again
        </SwitchLink>
      </PanelSwitch>
    </>
  );
}
