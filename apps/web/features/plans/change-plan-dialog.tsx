import type { Database, PlanName } from "@askery/api";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

interface ChangePlanDialogProps {
  readonly database: Database;
  /** Null while the dialog is closed. */
  readonly plan: PlanName | null;
  readonly onClose: () => void;
  readonly onConfirm: (plan: PlanName) => void;
}

/** Confirms a change of plan. */
export function ChangePlanDialog({ database, plan, onClose, onConfirm }: ChangePlanDialogProps) {
  return (
    <Dialog
      isOpen={plan !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Change ${database.name} to ${plan ?? database.plan}?`}
      description={`It is on ${database.plan} now. The change takes effect at once and costs nothing, because this server has no payment provider.`}
      size="sm"
      footer={
        <>
          <Button kind="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="solid" onClick={() => plan !== null && onConfirm(plan)}>
            Change plan
          </Button>
        </>
      }
    />
  );
}
