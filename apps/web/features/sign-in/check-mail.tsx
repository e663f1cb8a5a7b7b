import { useQuery } from "@tanstack/react-query";
import { Button } from "../../ui/button.tsx";
import type { PanelProps } from "./panel-context.ts";
import { PanelSwitch, SwitchLink } from "./panel-switch.tsx";
import { setupQuery } from "../../shared/server/setup-query.ts";

/** Shows that an e-mail has been sent. Does not reveal whether the address has an account; only the e-mail does. */
export function CheckMail({ email, outcome, onOpen }: PanelProps) {
  const { data: setup } = useQuery(setupQuery);
  const isReset = outcome === "reset-mailed";
  const way =
    setup?.canSendMail === false
      ? "This server sends no e-mail. Its log contains the message for "
      : "An e-mail is on its way to ";
  return (
    <>
      <p className="text-14 text-pretty text-text-2">
        {isReset && "If this address has an account: "}
        {way}
        <b className="font-semibold break-words text-text">{email === "" ? "the address you gave" : email}</b>
        .{" "}
        {isReset
          ? "Its link sets a new password and works for an hour."
          : "Its link creates the account and works for 24 hours."}
      </p>
      <Button size="lg" className="w-full" onClick={() => onOpen("sign-in")}>
        Back to sign-in
      </Button>
      <PanelSwitch question="Nothing arrived?">
        <SwitchLink onClick={() => onOpen(isReset ? "forgotten-password" : "sign-up")}>
          Send it again
        </SwitchLink>
      </PanelSwitch>
    </>
  );
}
