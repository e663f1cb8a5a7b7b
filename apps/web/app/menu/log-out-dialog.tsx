import { listSessions, revokeOtherSessions, signOut } from "@askery/api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { call } from "../../shared/server/call.ts";
import { endpointQuery } from "../../shared/server/endpoint-query.ts";
import { reportFailure } from "../../shared/server/report-failure.ts";
import { countOf } from "../../shared/wording/count-of.ts";
import { failures } from "../../shared/wording/failures.ts";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Switch } from "../../ui/switch.tsx";

interface Question {
  readonly hasUnsaved: boolean;
  /** The number of other browsers in which the user is signed in. */
  readonly otherCount: number;
}

/** Logs out: at once, or after a question if something is not saved or the user is signed in elsewhere. */
export function useLogOut() {
  const client = useQueryClient();
  const [question, setQuestion] = useState<Question | null>(null);
  const end = useEndSession();
  const ask = async () => {
    const hasUnsaved = hasUnsavedWork();
    // Without the list, only this browser is offered.
    const sessions = await client.query(endpointQuery(listSessions, {}, 0)).catch(() => []);
    const otherCount = sessions.filter(({ isCurrent }) => !isCurrent).length;
    if (hasUnsaved || otherCount > 0) setQuestion({ hasUnsaved, otherCount });
    else end.mutate({ everywhere: false });
  };
  const dialog = question && (
    <LogOutDialog
      {...question}
      isBusy={end.isPending}
      onConfirm={(everywhere) => end.mutate({ everywhere })}
      onClose={() => setQuestion(null)}
    />
  );
  return { logOut: () => void ask(), dialog };
}

interface LogOutDialogProps extends Question {
  readonly isBusy: boolean;
  readonly onConfirm: (everywhere: boolean) => void;
  readonly onClose: () => void;
}

function LogOutDialog({ hasUnsaved, otherCount, isBusy, onConfirm, onClose }: LogOutDialogProps) {
  const [everywhere, setEverywhere] = useState(false);
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={hasUnsaved ? "Log out without saving?" : "Log out?"}
      description={
        hasUnsaved
          ? "What you typed on this page is not saved."
          : `You are also signed in in ${countOf(otherCount, "other browser")}.`
      }
      confirmLabel="Log out"
      isBusy={isBusy}
      onConfirm={() => onConfirm(everywhere)}
    >
      {otherCount > 0 && (
        <Switch
          label="Log out on all devices"
          hint={`Ends ${countOf(otherCount, "other session")}, too.`}
          checked={everywhere}
          onCheckedChange={setEverywhere}
        />
      )}
    </AlertDialog>
  );
}

/** Whether the page would ask before it is closed. */
function hasUnsavedWork(): boolean {
  return !globalThis.dispatchEvent(new Event("beforeunload", { cancelable: true }));
}

/** Ends the session and loads a fresh page, so that nothing stays in memory. */
function useEndSession() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async ({ everywhere }: { readonly everywhere: boolean }) => {
      if (everywhere) await call(revokeOtherSessions, { body: {} });
      await call(signOut, { body: {} });
    },
    onSuccess: async () => {
      // The question was asked: the browser does not ask it again.
      await navigate({ to: "/", ignoreBlocker: true });
      client.clear();
      location.assign("/");
    },
    onError: (error) => reportFailure(failures.stillSignedIn, error),
  });
}
