import { getTwoFactor, type TwoFactorState } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { ShieldCheck, ShieldOff } from "lucide-react";
import { useState } from "react";
import { endpointQuery } from "../../../shared/server/endpoint-query.ts";
import { countOf } from "../../../shared/wording/count-of.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Section } from "../../../ui/section.tsx";
import { WaitingLine } from "../../../ui/waiting-line.tsx";
import { TwoFactorDialogs, type TwoFactorStep } from "./two-factor-dialogs.tsx";

/** Two-factor sign-in: whether it is on, and buttons that turn it on and off. */
export function TwoFactorSection({ email }: { readonly email: string }) {
  const { data: state } = useQuery(endpointQuery(getTwoFactor, {}, 0));
  const [step, setStep] = useState<TwoFactorStep | null>(null);
  return (
    <Section
      title="Two-factor sign-in"
      description="After your password, signing in asks for a code from an app on your phone."
    >
      <Card className="flex flex-wrap items-center gap-x-3 gap-y-2 p-4">
        {state === undefined ? (
          <WaitingLine>Loading its state</WaitingLine>
        ) : (
          <State state={state} onStep={setStep} />
        )}
      </Card>
      <TwoFactorDialogs {...{ email, step }} onStep={setStep} />
    </Section>
  );
}

interface StateProps {
  readonly state: TwoFactorState;
  readonly onStep: (step: TwoFactorStep) => void;
}

function State({ state: { isOn, recoveryCodesLeft }, onStep }: StateProps) {
  const Icon = isOn ? ShieldCheck : ShieldOff;
  return (
    <>
      <Icon className={isOn ? "text-success" : "text-text-3"} />
      <p className="min-w-0 flex-1 basis-48 text-13">
        <b className="font-medium">{isOn ? "On" : "Off"}</b>
        <span className="block text-12 text-text-3">
          {isOn
            ? `${countOf(recoveryCodesLeft, "recovery code")} left`
            : "A stolen password is enough to sign in."}
        </span>
      </p>
      {isOn ? (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => onStep({ kind: "renew" })}>New recovery codes</Button>
          <Button onClick={() => onStep({ kind: "turn-off" })}>Turn off</Button>
        </div>
      ) : (
        <Button onClick={() => onStep({ kind: "set-up" })}>Set up</Button>
      )}
    </>
  );
}
