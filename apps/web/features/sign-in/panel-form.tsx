import type { ReactNode, SubmitEvent } from "react";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { FormNotice } from "../../shared/server/form-failure.ts";

interface PanelFormProps {
  readonly onSubmit: (event: SubmitEvent) => void;
  readonly notice: FormNotice | null;
  readonly isBusy: boolean;
  /** The verb on the button. */
  readonly action: string;
  readonly children: ReactNode;
}

/** The common layout of panel forms: errors at the top, the fields, a button at full width. */
export function PanelForm({ onSubmit, notice, isBusy, action, children }: PanelFormProps) {
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      {notice && (
        <Notice tone="danger" title={notice.title}>
          {notice.detail}
        </Notice>
      )}
      {children}
      <Button type="submit" kind="solid" size="lg" isBusy={isBusy} className="mt-1 w-full">
        {action}
      </Button>
    </form>
  );
}
