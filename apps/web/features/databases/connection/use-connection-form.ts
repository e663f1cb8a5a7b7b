import type { ConnectionFacts, ConnectionForm, ConnectionTest } from "@askery/api";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import type { FormNotice } from "../../../shared/server/form-failure.ts";
import type { ConnectionDraft, ConnectionFaults } from "./connection-draft.ts";
import { failureOf, failureOfError, type ConnectionFailure } from "./connection-failure.ts";
import { readDraft } from "./read-draft.ts";

interface ConnectionHandle {
  readonly draft: ConnectionDraft;
  readonly change: (part: Partial<ConnectionDraft>) => void;
  /** Replaces the whole draft, as for a pasted address. */
  readonly replace: (draft: ConnectionDraft) => void;
  readonly isChanged: boolean;
  readonly faults: ConnectionFaults;
  readonly notice: FormNotice | null;
  /** The facts of the latest successful test, if the form has not changed since. */
  readonly facts: ConnectionFacts | null;
  readonly test: () => void;
  readonly isTesting: boolean;
  readonly save: () => void;
  readonly isSaving: boolean;
  /** The form's id, for focusing its first invalid field. */
  readonly formId: string;
}

interface ConnectionCalls {
  readonly first: ConnectionDraft;
  readonly test: (form: ConnectionForm) => Promise<ConnectionTest>;
  /** Saves the connection; throws the server's refusal. */
  readonly save: (form: ConnectionForm) => Promise<void>;
}

const nothingWrong: ConnectionFailure = { faults: {}, notice: null };

/** The state of a connection form: draft, test and saving. Errors are shown at their fields; input is never lost. */
export function useConnectionForm({ first, test, save }: ConnectionCalls): ConnectionHandle {
  const [draft, setDraft] = useState(first);
  const [failure, setFailure] = useState(nothingWrong);
  const [facts, setFacts] = useState<ConnectionFacts | null>(null);
  const formId = useId();
  useEffect(() => {
    if (failure === nothingWrong) return;
    document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure, formId]);
  const testing = useMutation({ mutationFn: test });
  const saving = useMutation({
    mutationFn: save,
    onError: (error) => setFailure(failureOfError(error)),
  });
  const send = (sendForm: (form: ConnectionForm) => void) => {
    const read = readDraft(draft);
    if (read.kind === "faults") setFailure({ faults: read.faults, notice: null });
    else {
      setFailure(nothingWrong);
      sendForm(read.form);
    }
  };
  const forgetTest = () => {
    // A pending test is discarded, because it is about the previous values.
    testing.reset();
    setFacts(null);
  };
  const startTest = (form: ConnectionForm) =>
    testing.mutate(form, {
      onSuccess: (result) => {
        if (result.kind === "works") setFacts(result.facts);
        else setFailure(failureOf(result.problem));
      },
      onError: (error) => setFailure(failureOfError(error)),
    });
  return {
    draft,
    change: (part) => {
      setDraft((now) => ({ ...now, ...part }));
      setFailure((now) => withoutFaults(now, Object.keys(part)));
      // The choice of schemas does not affect the test.
      if (!Object.keys(part).every((name) => name === "schemas")) forgetTest();
    },
    replace: (next) => {
      setDraft(next);
      setFailure(nothingWrong);
      forgetTest();
    },
    isChanged: !isSame(draft, first),
    faults: failure.faults,
    notice: failure.notice,
    facts,
    test: () => {
      setFacts(null);
      send(startTest);
    },
    isTesting: testing.isPending,
    save: () => send((one) => saving.mutate(one)),
    isSaving: saving.isPending,
    formId,
  };
}

/** Clears the errors of changed fields. */
function withoutFaults(failure: ConnectionFailure, names: readonly string[]): ConnectionFailure {
  if (!names.some((name) => name in failure.faults)) return failure;
  const faults = Object.entries(failure.faults).filter(([name]) => !names.includes(name));
  return faults.length === 0 && failure.notice === null
    ? nothingWrong
    : { ...failure, faults: Object.fromEntries(faults) };
}

function isSame(one: ConnectionDraft, other: ConnectionDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
