import { describeTable, drawHistograms, getTable, type TableDetail, type TableMeaning } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { Eye } from "lucide-react";
import { lazy, Suspense, useMemo, useState } from "react";
import { countOf } from "../../../shared/wording/count-of.ts";
import { FailurePanel } from "../../../shared/page/failure-panel.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { WaitingLine } from "../../../ui/waiting-line.tsx";
import { endpointQuery } from "../../../shared/server/endpoint-query.ts";
import { BackToTables } from "./back-to-tables.tsx";
import { ColumnsCard } from "./columns-card.tsx";
import { describeProfiledRows } from "./describe-profiled-rows.ts";
import { MeaningField } from "./meaning-field.tsx";
import { RelationshipSection } from "./relationship-section.tsx";
import { TableSettings } from "./table-settings.tsx";
import { useChangeColumn, useChangeTable } from "./use-change-table.ts";

const PreviewDialog = lazy(async () => ({ default: (await import("./preview-dialog.tsx")).PreviewDialog }));

interface TablePaneProps {
  readonly databaseId: string;
  readonly tableId: string;
  readonly isReadOnly: boolean;
  /** Whether the user may make private columns public. */
  readonly canLift: boolean;
}

/** A table: its description, columns and relationships. */
export function TablePane(props: TablePaneProps) {
  const table = useQuery(
    endpointQuery(getTable, { params: { databaseId: props.databaseId, tableId: props.tableId } }),
  );
  return (
    <div className="px-5 pt-4 pb-10 max-md:px-4">
      <BackToTables databaseId={props.databaseId} />
      {table.data === undefined ? (
        table.error ? (
          <FailurePanel error={table.error} onRetry={() => void table.refetch()} />
        ) : (
          <WaitingLine>Reading the table</WaitingLine>
        )
      ) : (
        <OpenTable {...props} table={table.data} />
      )}
    </div>
  );
}

interface OpenTableProps extends TablePaneProps {
  readonly table: TableDetail;
}

function OpenTable({ databaseId, table, isReadOnly, canLift }: OpenTableProps) {
  const changeColumn = useChangeColumn({ databaseId, table });
  const drawn = useQuery(endpointQuery(drawHistograms, { params: { databaseId, tableId: table.id } }));
  const histograms = useMemo(() => new Map(drawn.data?.map((one) => [one.column, one])), [drawn.data]);
  const described = useQuery(endpointQuery(describeTable, { params: { databaseId, tableId: table.id } }));
  const meanings = useMemo(
    () => new Map(described.data?.columns.map((one) => [one.column, one])),
    [described.data],
  );
  return (
    <>
      <TableHead databaseId={databaseId} table={table} meaning={described.data} isReadOnly={isReadOnly} />
      <ColumnsCard
        table={table}
        histograms={histograms}
        meanings={meanings}
        isReadOnly={isReadOnly}
        canLift={canLift}
        onChange={changeColumn}
      />
      {table.profiledRows !== null && (
        <p className="mt-2 text-12 text-text-3">{describeProfiledRows(table.profiledRows)}</p>
      )}
      {!isReadOnly && (
        <p className="mt-1 text-12 text-text-3">
          A private column is never sampled, shown or selected. One that is not in answers is only left out of
          them.
        </p>
      )}
      <RelationshipSection databaseId={databaseId} table={table} isReadOnly={isReadOnly} />
    </>
  );
}

interface TableHeadProps extends Omit<OpenTableProps, "tableId" | "canLift"> {
  /** Undefined while unknown; null for a table that answers don't use. */
  readonly meaning: TableMeaning | null | undefined;
}

function TableHead({ databaseId, table, meaning, isReadOnly }: TableHeadProps) {
  const [isPreviewing, setIsPreviewing] = useState(false);
  const change = useChangeTable({ databaseId, table });
  const { name, rowCount, columnCount, kind, isHidden, runs, description, synonyms } = table;
  return (
    <header className="mb-4">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2">
        <h3 className="mono min-w-0 text-16! font-semibold wrap-anywhere">{name}</h3>
        <span className="flex flex-wrap gap-1.5">
          {rowCount !== null && <Badge>{countOf(rowCount, "row")}</Badge>}
          <Badge>{countOf(columnCount, "column")}</Badge>
          {kind === "view" && <Badge>View</Badge>}
          {isHidden && <Badge tone="warning">Left out of answers</Badge>}
          {runs !== null && <Badge tone="warning">Not sampled</Badge>}
        </span>
        <div className="ms-auto flex items-center gap-3">
          {!isReadOnly && (
            <Switch
              label="In answers"
              checked={!isHidden}
              onCheckedChange={(isUsed) =>
                change({ isHidden: !isUsed }, isUsed ? `Answers use ${name}` : `Answers leave out ${name}`)
              }
            />
          )}
          <Button kind="ghost" size="sm" icon={Eye} onClick={() => setIsPreviewing(true)}>
            Preview
          </Button>
        </div>
      </div>
      {runs !== null && (
        <p className="mt-1 max-w-text text-13 text-text-2">
          Reading it runs <span className="mono">{runs}</span>, which may do more than read, so a sync does
          not look at its values.
        </p>
      )}
      <div className="mt-1 max-w-text">
        <MeaningField
          of={name}
          description={description}
          synonyms={synonyms}
          isReadOnly={isReadOnly}
          onSave={(written) =>
            change({ ...written, synonyms: [...written.synonyms] }, `Meaning of ${name} saved`)
          }
        />
      </div>
      <div className="mt-0.5">
        <TableSettings
          table={table}
          meaning={meaning}
          isReadOnly={isReadOnly}
          onSave={(given) => change({ meaning: given }, `Settings of ${name} saved`)}
        />
      </div>
      {isPreviewing && (
        <Suspense fallback={null}>
          <PreviewDialog databaseId={databaseId} table={table} onClose={() => setIsPreviewing(false)} />
        </Suspense>
      )}
    </header>
  );
}
