import { previewTableAs, type LimitedMember } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FailurePanel } from "../../../shared/page/failure-panel.tsx";
import { endpointQuery } from "../../../shared/server/endpoint-query.ts";
import { countOf } from "../../../shared/wording/count-of.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { WaitingLine } from "../../../ui/waiting-line.tsx";
import { PreviewRows } from "../tables/preview-rows.tsx";
import { AskAs } from "./ask-as.tsx";
import { TableSelect } from "./table-select.tsx";

interface SeeAsDialogProps {
  readonly databaseId: string;
  readonly member: LimitedMember;
  readonly onClose: () => void;
}

const looks = [
  { value: "question", label: "A question" },
  { value: "table", label: "A table" },
] as const;

/** The answer of a question, or the first rows of a table, as a member sees them. */
export function SeeAsDialog({ databaseId, member, onClose }: SeeAsDialogProps) {
  const [look, setLook] = useState<(typeof looks)[number]["value"]>("table");
  const [table, setTable] = useState<string | null>(null);
  const personId = member.person.id;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="lg"
      title={`See as ${member.person.name}`}
      description="With the columns and rows that the rules allow. Nothing is saved."
    >
      <div className="flex flex-col gap-4">
        <Segmented label="What to see" segments={looks} value={look} onValueChange={setLook} />
        {look === "question" ? (
          <AskAs {...{ databaseId, personId }} name={member.person.name} />
        ) : (
          <>
            <TableSelect databaseId={databaseId} except={[]} value={table} onChoose={setTable} />
            {table !== null && <Rows key={table} {...{ databaseId, table, personId }} />}
          </>
        )}
      </div>
    </Dialog>
  );
}

interface RowsProps {
  readonly databaseId: string;
  readonly table: string;
  readonly personId: string;
}

function Rows({ databaseId, table, personId }: RowsProps) {
  const { data, error, refetch } = useQuery({
    ...endpointQuery(previewTableAs, { params: { databaseId, tableId: table, personId } }, 0),
    gcTime: 0,
  });
  if (error !== null) return <FailurePanel error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <WaitingLine>Reading the first rows</WaitingLine>;
  return (
    <>
      <p className="text-13 text-text-2">{countOf(data.table.rowCount, "row")}</p>
      <PreviewRows name={table} rows={data.table} />
    </>
  );
}
