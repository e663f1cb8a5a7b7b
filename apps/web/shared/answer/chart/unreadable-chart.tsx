import { describeUnreadable, type Chart } from "@askery/model";
import { Notice } from "../../../ui/notice.tsx";

/** Above a chart whose saved settings were not read: why it may look different. Nothing for other charts. */
export function UnreadableChart({ chart: { caption } }: { readonly chart: Pick<Chart, "caption"> }) {
  const title = describeUnreadable(caption);
  if (title === null) return null;
  return (
    <div className="px-4 pt-3 pb-1">
      <Notice tone="warning" title={title}>
        Its look may be different here. The table has every row.
      </Notice>
    </div>
  );
}
