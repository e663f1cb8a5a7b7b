import type { ProviderProblem } from "@askery/api";
import { Notice } from "../../ui/notice.tsx";

interface ProviderNoticeProps {
  /** From the address. Unknown ones show nothing. */
  readonly problem: string | undefined;
  /** What the button calls the provider. */
  readonly provider: string;
}

/** Why a sign-in with the provider failed, and what to do about it. */
export function ProviderNotice({ problem, provider }: ProviderNoticeProps) {
  if (!isProblem(problem)) return null;
  const { title, fix } = texts[problem](provider);
  return (
    <Notice tone={problem === "provider-refused" ? "warning" : "danger"} title={title}>
      {fix}
    </Notice>
  );
}

interface Text {
  readonly title: string;
  readonly fix: string;
}

const texts: Readonly<Record<ProviderProblem, (provider: string) => Text>> = {
  "provider-expired": () => ({
    title: "This sign-in has expired",
    fix: "It works once, for ten minutes, in the browser that began it. Begin again.",
  }),
  "provider-refused": (provider) => ({
    title: `The sign-in with ${provider} was cancelled`,
    fix: "Begin again, or sign in with your password.",
  }),
  "provider-failed": (provider) => ({
    title: `The sign-in with ${provider} failed`,
    fix: "Try again in a minute, or sign in with your password. The server's log has the cause.",
  }),
  "provider-unverified": (provider) => ({
    title: `${provider} has not verified your e-mail address`,
    fix: "Confirm the address there, and sign in again.",
  }),
  "provider-unconfirmed": (provider) => ({
    title: "An account with your e-mail address exists already",
    fix: `Sign in with its password first. Then press “Connect ${provider}” in your account.`,
  }),
  "provider-two-factor": (provider) => ({
    title: "Your account asks for a second factor",
    fix: `Sign in with your password and a code. To use ${provider}, turn the second factor off in your account first.`,
  }),
  "provider-first": () => ({
    title: "This server has no owner yet",
    fix: "Create the first account with a password. It owns the server.",
  }),
  "sign-up-closed": (provider) => ({
    title: "This server takes no new accounts",
    fix: `Nobody here has the e-mail address that ${provider} knows. Ask the owner of the server, or for an invitation.`,
  }),
  suspended: () => ({
    title: "Your account is suspended",
    fix: "Ask the owner of the server to reactivate it.",
  }),
};

function isProblem(text: string | undefined): text is ProviderProblem {
  return text !== undefined && Object.hasOwn(texts, text);
}
