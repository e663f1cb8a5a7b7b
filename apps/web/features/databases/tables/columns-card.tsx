import type { ColumnMeaning as DescribedColumn, Histogram, TableColumnDetail } from "@askery/api";
import { Fragment, useRef } from "react";
import { Card } from "../../../ui/card.tsx";
import { joinClasses } from "../../../ui/join-classes.ts";
import { scrollable } from "../../../ui/scrollable.ts";
import { AnswersSwitch, ColumnMeaning, PrivacyToggle, type ColumnPartProps } from "./column-parts.tsx";
import { ColumnSettings } from "./column-settings.tsx";
import { ColumnValues, Filled } from "./column-values.tsx";
import { TypeIcon } from "./type-icon.tsx";
import { useIsNarrow } from "./use-is-narrow.ts";

interface ColumnsCardProps extends Omit<ColumnPartProps, "column"> {
  /** Histograms of numbers and dates, by column; empty until they are loaded. */
  readonly histograms: ReadonlyMap<string, Histogram>;
  /** Roles by column; empty until they are known. */
  readonly meanings: ReadonlyMap<string, DescribedColumn>;
}

type ColumnProps = ColumnsCardProps & ColumnPartProps;

/** Narrower tables would have to scroll. */
const minWidth = 860;

/**
 * The columns of a table with their meanings, roles and values, and whether answers use them. Shows cards if there is
 * little room.
 */
export function ColumnsCard(props: ColumnsCardProps) {
  const container = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(container, minWidth);
  return <div ref={container}>{isNarrow ? <ColumnCards {...props} /> : <ColumnsTable {...props} />}</div>;
}

/** Fixed widths, so that nothing shifts when values and roles arrive. Meanings get the rest. */
const headers = [
  { title: "Column", width: "w-42" },
  { title: "Meaning" },
  { title: "Role", width: "w-28" },
  { title: "Values", width: "w-48" },
  { title: "Filled", width: "w-24" },
  { title: "Privacy", width: "w-19" },
] as const;
const cell = "border-b border-line px-2 py-1.5 first:ps-4 last:pe-4 group-last:border-b-0 text-start";

function ColumnsTable(props: ColumnsCardProps) {
  return (
    <Card>
      <section
        {...scrollable}
        aria-label={`Columns of ${props.table.name}`}
        className="relative overflow-x-auto rounded-[inherit]"
      >
        <table className="w-full min-w-215 table-fixed border-separate border-spacing-0">
          <thead>
            <tr className="text-12 text-text-3">
              {headers.map((header) => (
                <th
                  key={header.title}
                  scope="col"
                  className={joinClasses(
                    cell,
                    "font-medium whitespace-nowrap",
                    "width" in header && header.width,
                  )}
                >
                  {header.title}
                </th>
              ))}
              <th scope="col" className={joinClasses(cell, "w-23 text-end! font-medium whitespace-nowrap")}>
                In answers
              </th>
            </tr>
          </thead>
          <tbody>
            {props.table.columns.map((column) => (
              <ColumnRow key={column.name} {...props} column={column} />
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}

function ColumnRow(props: ColumnProps) {
  const { column, histograms, meanings } = props;
  return (
    <tr className="group h-11">
      <th scope="row" className={joinClasses(cell, "font-normal")}>
        <ColumnName column={column} isStacked />
      </th>
      <td className={cell}>
        <ColumnMeaning {...props} />
      </td>
      <td className={cell}>
        <ColumnSettings {...props} meaning={meanings.get(column.name)} />
      </td>
      <td className={cell}>
        <ColumnValues column={column} histogram={histograms.get(column.name)} />
      </td>
      <td className={cell}>
        <Filled column={column} />
      </td>
      <td className={cell}>
        <PrivacyToggle {...props} />
      </td>
      <td className={joinClasses(cell, "text-end!")}>
        <span className="flex justify-end">
          <AnswersSwitch {...props} />
        </span>
      </td>
    </tr>
  );
}

interface ColumnNameProps {
  readonly column: TableColumnDetail;
  /** Whether the type is under the name, where width is scarce. Default: beside it. */
  readonly isStacked?: boolean;
}

function ColumnName({ column, isStacked = false }: ColumnNameProps) {
  return (
    <span className="flex items-center gap-2">
      <TypeIcon column={column} />
      <span
        className={joinClasses("flex min-w-0", isStacked ? "flex-col wrap-anywhere" : "items-center gap-2")}
      >
        <span
          className={joinClasses("mono text-13! font-medium", column.isHidden ? "text-text-3" : "text-text")}
        >
          {column.name}
        </span>
        <span className="text-12 whitespace-nowrap text-text-3">
          {column.nativeType.toLowerCase()}
          {column.isKey && <span className="sr-only">, key</span>}
        </span>
      </span>
    </span>
  );
}

function ColumnCards(props: ColumnsCardProps) {
  return (
    <Card>
      <ul aria-label={`Columns of ${props.table.name}`} className="divide-y divide-line">
        {props.table.columns.map((column) => (
          <li key={column.name} className="px-4 py-3">
            <div className="flex items-center gap-3">
              <div className="min-w-0 flex-1 overflow-hidden wrap-anywhere">
                <ColumnName column={column} />
              </div>
              <AnswersSwitch {...props} column={column} />
            </div>
            <ColumnMeaning {...props} column={column} />
            <dl className="mt-1 grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-y-1.5">
              {(
                [
                  [
                    "Role",
                    <ColumnSettings
                      key="role"
                      {...props}
                      column={column}
                      meaning={props.meanings.get(column.name)}
                    />,
                  ],
                  [
                    "Values",
                    <ColumnValues
                      key="values"
                      column={column}
                      histogram={props.histograms.get(column.name)}
                    />,
                  ],
                  ["Filled", <Filled key="filled" column={column} />],
                  ["Privacy", <PrivacyToggle key="privacy" {...props} column={column} />],
                ] as const
              ).map(([term, value]) => (
                <Fragment key={term}>
                  <dt className="text-12 text-text-3">{term}</dt>
                  <dd className="min-w-0 ps-1.5">{value}</dd>
                </Fragment>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Card>
  );
}
