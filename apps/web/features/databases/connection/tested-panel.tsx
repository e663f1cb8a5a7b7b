import type { ConnectionFacts } from "@askery/api";
import { CircleCheck } from "lucide-react";
import { CopyButton } from "../../../shared/copy/copy-button.tsx";
import { countOf } from "../../../shared/wording/count-of.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { CodeBlock } from "../../../ui/code.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { ConnectionDraft } from "./connection-draft.ts";
import { describeTested } from "./describe-facts.ts";

interface TestedPanelProps {
  readonly facts: ConnectionFacts;
  readonly isServer: boolean;
}

/** The result of a successful test: product and version, encryption, the user's rights. */
export function TestedPanel({ facts, isServer }: TestedPanelProps) {
  return (
    <div className="flex flex-col gap-3">
      <output className="flex items-start gap-2.5 rounded-3 bg-success-soft px-3 py-2.5">
        <CircleCheck className="mt-0.5 text-success" />
        <span className="min-w-0">
          <span className="block font-semibold">It works</span>
          <span className="figures text-text-2">{describeTested(facts, isServer).join(" · ")}</span>
        </span>
      </output>
      {facts.warning !== null && <Notice tone="warning">{facts.warning}</Notice>}
      {facts.canWrite === true && <CanWrite sql={facts.readOnlyRoleSql} />}
    </div>
  );
}

/**
 * Warns that the user can write. Every statement is checked to be read-only; a read-only user is a second safeguard.
 */
function CanWrite({ sql }: { readonly sql: string }) {
  return (
    <Notice tone="warning" title="This user can write">
      <p>Askery only reads and refuses everything else. A separate read-only user is even safer.</p>
      {sql !== "" && (
        <div className="mt-2 rounded-3 bg-surface">
          <CodeBlock label="SQL that creates a read-only user">{sql}</CodeBlock>
          <div className="flex justify-end px-1 pb-1">
            <CopyButton what="statements" read={() => sql} />
          </div>
        </div>
      )}
    </Notice>
  );
}

interface SchemaChoiceProps {
  readonly found: ConnectionFacts["schemas"];
  readonly chosen: ConnectionDraft["schemas"];
  readonly onChange: (schemas: ConnectionDraft["schemas"]) => void;
  readonly error: string | undefined;
}

/** Which schemas to read. All of them is represented as null, so that new schemas are included. */
export function SchemaChoice({ found, chosen, onChange, error }: SchemaChoiceProps) {
  const names = found.map(({ name }) => name);
  const isChosen = (name: string) => chosen === null || chosen.includes(name);
  const toggle = (name: string, isOn: boolean) => {
    const next = names.filter((one) => (one === name ? isOn : isChosen(one)));
    onChange(next.length === names.length ? null : next);
  };
  return (
    <fieldset>
      <legend className="mb-1.5 text-13 font-medium">Schemas to read</legend>
      <div className="flex max-h-56 flex-col gap-2 overflow-y-auto rounded-2 border border-line px-3 py-2.5">
        {names.length > 1 && (
          <Checkbox
            label="All, including new ones"
            checked={chosen === null ? true : chosen.length > 0 && "some"}
            onCheckedChange={(isOn) => onChange(isOn ? null : [])}
          />
        )}
        {found.map(({ name, tableCount }) => (
          <Checkbox
            key={name}
            label={
              <>
                <span className="mono">{name}</span>{" "}
                <span className="figures text-12 text-text-3">{countOf(tableCount, "table")}</span>
              </>
            }
            checked={isChosen(name)}
            onCheckedChange={(isOn) => toggle(name, isOn)}
            isDisabled={names.length === 1}
          />
        ))}
      </div>
      {error !== undefined && (
        <p role="alert" className="mt-1.5 text-12 text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
