import { WaitingLine } from "../../../ui/waiting-line.tsx";
import { tableHeight } from "./table-height.ts";

/** The space of a table that is loading. */
export function TableSpace({ rowCount }: { readonly rowCount: number }) {
  return (
    <div
      className="grid place-items-center"
      style={{ height: `calc(var(--h-table-bar) + ${tableHeight(rowCount)}px)` }}
    >
      <WaitingLine>Loading the table</WaitingLine>
    </div>
  );
}
