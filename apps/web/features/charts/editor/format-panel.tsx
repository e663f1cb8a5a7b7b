import { maxDecimals, type NumberStyle, type ValueFormat } from "@askery/model";
import { listCurrencies } from "../../../shared/wording/list-currencies.ts";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { changeDisplay } from "./change-display.ts";
import { NumberField } from "./number-field.tsx";
import type { PanelProps } from "./panel-props.ts";

const automatic = "automatic";
const money = "money";
const currencies = listCurrencies();

/** How the figures of each column are written. */
export function FormatPanel({ chart, design, onChange }: PanelProps) {
  const { display } = design;
  const figures = chart.outputs.filter(({ role }) => role.kind === "figure");
  const change = (
    column: string,
    style: { readonly [Key in keyof NumberStyle]?: NumberStyle[Key] | undefined },
  ) => {
    const entries = Object.entries({ ...display.numbers?.[column], ...style }).filter(
      ([, value]) => value !== undefined && value !== "",
    );
    const numbers = { ...display.numbers, [column]: Object.fromEntries(entries) as NumberStyle };
    onChange({ display: changeDisplay(display, { numbers }) });
  };
  if (figures.length === 0) return <p className="p-4 text-13 text-text-3">The chart has no figures.</p>;
  return (
    <div className="grid gap-5 p-4">
      {figures.map(({ id, label, format }) => {
        const { decimals = null, length, unit = "" } = display.numbers?.[id] ?? {};
        return (
          <fieldset key={id} className="grid gap-3">
            <legend className="mb-2 text-13 font-semibold text-text">{label}</legend>
            <WrittenAs
              style={display.numbers?.[id] ?? {}}
              formats={[format, ...figures.map((one) => one.format)]}
              onChange={(style) => change(id, style)}
            />
            <Select
              label="Length"
              options={[
                { value: automatic, label: "Short from a million" },
                { value: "short", label: "Short: 1.2k, 3.4M" },
                { value: "thousands", label: "In thousands: 3,400k" },
                { value: "millions", label: "In millions: 3.4M" },
                { value: "full", label: "All digits" },
              ]}
              value={length ?? automatic}
              onValueChange={(value) => change(id, { length: value === automatic ? undefined : value })}
            />
            <NumberField
              label="Decimals"
              hint="Leave it empty for as many as it needs."
              value={decimals}
              min={0}
              max={maxDecimals}
              isWhole
              onChange={(value) => change(id, { decimals: value ?? undefined })}
            />
            <TextField
              label="Unit"
              hint="Written after the figure."
              value={unit}
              maxLength={20}
              onChange={(event) => change(id, { unit: event.target.value })}
            />
          </fieldset>
        );
      })}
    </div>
  );
}

type AsWritten = { readonly [Key in "as" | "currency"]: NumberStyle[Key] | undefined };

interface WrittenAsProps {
  readonly style: NumberStyle;
  /** Its own format, and those of other columns. */
  readonly formats: readonly ValueFormat[];
  readonly onChange: (style: AsWritten) => void;
}

/** What the figures of a column are: as in the result, plain numbers, percentages, or money of a currency. */
function WrittenAs({ style: { as, currency }, formats, onChange }: WrittenAsProps) {
  return (
    <>
      <Select
        label="Written as"
        options={[
          { value: automatic, label: "As in the result" },
          { value: "number", label: "A plain number" },
          { value: "percent", label: "A percentage" },
          { value: money, label: "Money" },
        ]}
        value={currency === undefined ? (as ?? automatic) : money}
        onValueChange={(value) =>
          onChange({
            as: value === automatic || value === money ? undefined : value,
            currency: value === money ? currencyOf(formats) : undefined,
          })
        }
      />
      {currency !== undefined && (
        <Select
          label="Currency"
          hint="Figures are not converted."
          options={currencies}
          value={currency}
          onValueChange={(value) => onChange({ as: undefined, currency: value })}
        />
      )}
    </>
  );
}

/** The first currency among formats; without one, the euro. */
function currencyOf(formats: readonly ValueFormat[]): string {
  return formats.find((format) => format.kind === "currency")?.currency ?? "EUR";
}
