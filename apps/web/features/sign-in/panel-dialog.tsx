import { useNavigate } from "@tanstack/react-router";
import { Dialog as Radix } from "radix-ui";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { CloseButton } from "../../ui/close-button.tsx";
import { LogoMark } from "../../ui/logo-mark.tsx";
import { TooltipProvider } from "../../ui/tooltip.tsx";
import { CodeForm } from "./code-form.tsx";
import { CheckMail } from "./check-mail.tsx";
import { ConfirmEmailPanel } from "./confirm-email-panel.tsx";
import { ForgottenForm } from "./forgotten-form.tsx";
import { InvitationPanel } from "./invitation-panel.tsx";
import { PanelAside } from "./panel-aside.tsx";
import type { PanelProps, Outcome } from "./panel-context.ts";
import type { PanelName, PanelSearch } from "./panel-search.ts";
import { ResetForm } from "./reset-form.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import { VerifyEmailPanel } from "./verify-email-panel.tsx";

interface PanelParts {
  readonly title: string;
  readonly lead: string;
  readonly content: (props: PanelProps) => ReactNode;
}

const panels: Readonly<Record<PanelName, PanelParts>> = {
  "sign-in": {
    title: "Sign in",
    lead: "Your questions and databases are where you left them.",
    content: SignInForm,
  },
  "sign-up": {
    title: "Sign up",
    lead: "A sample database is waiting, so the first answer takes seconds.",
    content: SignUpForm,
  },
  "forgotten-password": {
    title: "Forgot your password?",
    lead: "A link in an e-mail sets a new one.",
    content: ForgottenForm,
  },
  "reset-password": {
    title: "New password",
    lead: "Choose one that you do not use anywhere else.",
    content: ResetForm,
  },
  code: {
    title: "Enter a code",
    lead: "Your account asks for a second step.",
    content: CodeForm,
  },
  "confirm-email": {
    title: "Confirm the address",
    lead: "So that mail about the account reaches its owner.",
    content: ConfirmEmailPanel,
  },
  "verify-email": {
    title: "Confirm your address",
    lead: "One step, and your account is there.",
    content: VerifyEmailPanel,
  },
  "check-mail": { title: "Check your e-mail", lead: "Its link brings you back here.", content: CheckMail },
  invitation: {
    title: "You are invited",
    lead: "Ask questions about shared data in plain English.",
    content: InvitationPanel,
  },
};

interface PanelDialogProps {
  readonly search: PanelSearch;
  readonly onSignedIn: (next?: string | null) => void;
  readonly onJoined: (databaseId: string) => void;
}

/** The panel in the address, which stays rendered while it closes. */
export function PanelDialog({ search, onSignedIn, onJoined }: PanelDialogProps) {
  const navigate = useNavigate();
  const [email, setEmail] = useState("");
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [drawn, setDrawn] = useState<PanelName>("sign-in");
  const { panel } = search;
  const next = nextOf(search);
  if (panel !== undefined && panel !== drawn) setDrawn(panel);
  const open = (name: PanelName, message: Outcome | null = null) => {
    setOutcome(message);
    void navigate({ to: "/", search: { panel: name, ...(next !== undefined && { next }) } });
  };
  const { title, lead, content: Content } = panels[drawn];
  return (
    <Radix.Root
      open={panel !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) void navigate({ to: "/", resetScroll: false });
      }}
    >
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-dialog overflow-y-auto bg-scrim state-open:animate-appear state-closed:animate-vanish md:grid md:place-items-center md:p-6">
          <Radix.Content className="relative grid min-h-[34rem] w-full bg-raised text-text shadow-4 outline-none state-open:animate-rise state-closed:animate-sink max-md:min-h-full md:max-w-[50rem] md:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] md:overflow-hidden md:rounded-4">
            <div className="flex min-w-0 flex-col justify-center gap-5 px-12 py-10 max-md:justify-start max-md:px-5 max-md:pt-5 max-md:pb-[calc(2rem+env(safe-area-inset-bottom))]">
              <header className="flex flex-col gap-1">
                <LogoMark size={28} />
                <Radix.Title className="mt-5 text-22 font-semibold">{title}</Radix.Title>
                <Radix.Description className="text-14 text-pretty text-text-2">{lead}</Radix.Description>
              </header>
              <PanelBody key={drawn}>
                <Content
                  {...{ search, email, outcome, onSignedIn, onJoined }}
                  onEmailChange={setEmail}
                  onOpen={open}
                />
              </PanelBody>
            </div>
            <PanelAside />
            <Radix.Close asChild>
              <CloseButton className="absolute! end-4 top-4" />
            </Radix.Close>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The page after signing in: from an invitation, the invitation. */
function nextOf({ panel, next, token }: PanelSearch): string | undefined {
  if (panel !== "invitation" || token === undefined) return next;
  return `/?${new URLSearchParams({ panel, token })}`;
}

/** Focuses the first empty field, or else the first button, when a panel opens or what it waited for is there. */
function PanelBody({ children }: { readonly children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const panel = body.current;
    if (panel === null || focusFirst(panel)) return undefined;
    const observer = new MutationObserver(() => {
      if (focusFirst(panel)) observer.disconnect();
    });
    observer.observe(panel, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return (
    <TooltipProvider>
      <div ref={body} className="flex flex-col gap-5">
        {children}
      </div>
    </TooltipProvider>
  );
}

/** Whether there is something to focus. */
function focusFirst(panel: HTMLElement): boolean {
  const empty = [...panel.querySelectorAll("input")].find((field) => field.value === "");
  const first = empty ?? panel.querySelector("button");
  first?.focus();
  return first !== null;
}
