import { getDataRules, removeDataRule, type DataRule } from "@askery/api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Pencil, Plus, Table2, Trash2 } from "lucide-react";
import { useState } from "react";
import { call } from "../../../shared/server/call.ts";
import { invalidateAll } from "../../../shared/server/endpoint-query.ts";
import { reportFailure } from "../../../shared/server/report-failure.ts";
import { failures } from "../../../shared/wording/failures.ts";
import { AlertDialog } from "../../../ui/alert-dialog.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { ListRow } from "../../../ui/list-row.tsx";
import { Section } from "../../../ui/section.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { describeRule } from "./describe-rule.ts";
import { RuleDialog } from "./rule-dialog.tsx";

interface RuleListProps {
  readonly databaseId: string;
  readonly rules: readonly DataRule[];
}

type Step =
  | { readonly kind: "add" }
  | { readonly kind: "change"; readonly rule: DataRule }
  | { readonly kind: "remove"; readonly rule: DataRule };

/** The rules of a database, which are added, changed and removed here. */
export function RuleList({ databaseId, rules }: RuleListProps) {
  const [step, setStep] = useState<Step | null>(null);
  const remove = useRemove(databaseId);
  const close = () => setStep(null);
  return (
    <Section
      title="Rules"
      description="They limit what editors and viewers read, in words and in SQL. Owners and admins read everything."
      actions={
        <Button size="sm" icon={Plus} onClick={() => setStep({ kind: "add" })}>
          Add a rule
        </Button>
      }
    >
      <Card>
        {rules.length === 0 && (
          <p className="p-4 text-13 text-pretty text-text-2">
            There are none: all members read everything. With the first rule, editors and viewers no longer
            open charts, dashboards and conversations of others, since these show what other people may read.
          </p>
        )}
        <ul aria-label="Rules">
          {rules.map((rule) => (
            <ListRow
              key={rule.table}
              lead={<Table2 className="text-text-3" />}
              title={rule.table}
              detail={describeRule(rule)}
              actions={
                <>
                  <IconButton
                    label={`Change the rule of ${rule.table}`}
                    icon={Pencil}
                    onClick={() => setStep({ kind: "change", rule })}
                  />
                  <IconButton
                    label={`Remove the rule of ${rule.table}`}
                    icon={Trash2}
                    onClick={() => setStep({ kind: "remove", rule })}
                  />
                </>
              }
            />
          ))}
        </ul>
      </Card>
      {step?.kind === "add" && <RuleDialog {...{ databaseId, rules }} rule={null} onClose={close} />}
      {step?.kind === "change" && <RuleDialog {...{ databaseId, rules }} rule={step.rule} onClose={close} />}
      {step?.kind === "remove" && (
        <AlertDialog
          isOpen
          onOpenChange={close}
          title={`Remove the rule of ${step.rule.table}?`}
          description="All members then read all of this table."
          confirmLabel="Remove"
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate(step.rule.table, { onSuccess: close })}
        />
      )}
    </Section>
  );
}

function useRemove(databaseId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (tableId: string) => call(removeDataRule, { params: { databaseId, tableId } }),
    onSuccess: () => {
      showToast("Rule removed");
      return invalidateAll(client, [getDataRules], { databaseId });
    },
    onError: (error) => reportFailure(failures.notRemoved, error),
  });
}
