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
  /** Something else altogether, such as an address that was pasted. */
  readonly replace: (draft: ConnectionDraft) => void;
  readonly isChanged: boolean;
  readonly faults: ConnectionFaults;
  readonly notice: FormNotice | null;
  /** Of the latest test that worked, as long as it is of what the form says. */
  readonly facts: ConnectionFacts | null;
  readonly test: () => void;
  readonly isTesting: boolean;
  readonly save: () => void;
  readonly isSaving: boolean;
  /** The form's id: in it, what is wrong gets the focus. */
  readonly formId: string;
}

interface ConnectionCalls {
  readonly first: ConnectionDraft;
  readonly test: (form: ConnectionForm) => Promise<ConnectionTest>;
  /** Saves it; throws what the server refused. */
  readonly save: (form: ConnectionForm) => Promise<void>;
}

const nothingWrong: ConnectionFailure = { faults: {}, notice: null };

/** The form of a connection: what is typed, tested and saved. What went wrong stands at its field; nothing typed is lost. */
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
    // One that is under way is told to nobody: it is of what the form said before.
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
      // Which schemas are read is no part of what was tested.
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

/** What is typed anew is no longer wrong. */
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
