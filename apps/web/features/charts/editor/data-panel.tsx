import { findRoles } from "@askery/charts";
import type { DesignColumns } from "@askery/model";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Select } from "../../../ui/select.tsx";
import { KindList } from "./kind-list.tsx";
import type { PanelProps } from "./panel-props.ts";

const none = "none";

/** The kind of chart, and the columns that it draws. */
export function DataPanel(props: PanelProps) {
  const { chart, design, onChange } = props;
  const { outputs } = chart;
  const roles = findRoles(chart.own.spec, chart);
  const columns: DesignColumns = design.columns ?? {
    axis: roles.axis?.column ?? null,
    figures: roles.figures.map(({ column }) => column),
    series: roles.series,
    group: roles.group ?? null,
  };
  const change = (part: Partial<DesignColumns>) => onChange({ columns: { ...columns, ...part } });
  const names = outputs.filter(({ role }) => role.kind !== "figure");
  const figures = outputs.filter(({ role }) => role.kind === "figure");
  const options = names.map(({ id, label }) => ({ value: id, label }));
  const toggle = (id: string, isOn: boolean) => {
    const chosen = isOn ? [...columns.figures, id] : columns.figures.filter((one) => one !== id);
    if (chosen.length > 0) change({ figures: chosen });
  };
  return (
    <div className="grid gap-4 p-4">
      <KindList {...props} />
      {options.length > 0 && (
        <Select
          label="Along the axis"
          options={options}
          value={columns.axis ?? undefined}
          onValueChange={(axis) => change({ axis, ...(axis === columns.series && { series: null }) })}
        />
      )}
      {options.length > 1 && (
        <Select
          label="Split by"
          options={[
            { value: none, label: "Nothing" },
            ...options.filter(({ value }) => value !== columns.axis),
          ]}
          value={columns.series ?? none}
          onValueChange={(series) => change({ series: series === none ? null : series })}
        />
      )}
      {design.kind === "pivot" && options.length > 2 && (
        <Select
          label="Group rows by"
          options={[
            { value: none, label: "Nothing" },
            ...options.filter(({ value }) => value !== columns.axis && value !== columns.series),
          ]}
          value={columns.group ?? none}
          onValueChange={(group) => change({ group: group === none ? null : group })}
        />
      )}
      {figures.length > 1 && (
        <fieldset className="grid gap-1.5">
          <legend className="mb-1.5 text-13 font-medium text-text">Figures</legend>
          {figures.map(({ id, label }) => (
            <Checkbox
              key={id}
              label={label}
              checked={columns.figures.includes(id)}
              onCheckedChange={(isOn) => toggle(id, isOn)}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}
