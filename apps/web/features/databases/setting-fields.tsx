import type { DatabaseDetail } from "@askery/api";
import { Select } from "../../ui/select.tsx";

type Settings = DatabaseDetail["settings"];

interface SettingFieldsProps {
  readonly settings: Settings;
  readonly onChange: (settings: Settings) => void;
  readonly isReadOnly: boolean;
  /** The server's messages, by request path. */
  readonly faults: Readonly<Record<string, string>> | undefined;
}

const months = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "UTC" }).format(Date.UTC(2026, index)),
}));
const locales = [
  { value: "en-US", label: "1,234.5 (English, US)" },
  { value: "en-GB", label: "1,234.5 (English, UK)" },
  { value: "de-DE", label: "1.234,5 (German)" },
  { value: "fr-FR", label: "1 234,5 (French)" },
];

const noCurrency = "none";

/** The settings of a database: time zone, weeks, fiscal year, currency, number format. */
export function SettingFields({ settings, onChange, isReadOnly, faults }: SettingFieldsProps) {
  const field = <Name extends keyof Settings>(name: Name, value: Settings[Name]) => {
    onChange({ ...settings, [name]: value });
  };
  return (
    <fieldset className="grid grid-cols-2 gap-4 max-md:grid-cols-1">
      <legend className="sr-only">Dates and numbers</legend>
      <Select
        label="Time zone"
        value={settings.timeZone}
        options={withCurrent(named(Intl.supportedValuesOf("timeZone")), settings.timeZone)}
        onValueChange={(zone) => field("timeZone", zone)}
        isDisabled={isReadOnly}
        error={faults?.["settings.timeZone"]}
      />
      <Select
        label="Week starts on"
        value={settings.weekStart}
        options={[
          { value: "monday", label: "Monday" },
          { value: "sunday", label: "Sunday" },
        ]}
        onValueChange={(day) => field("weekStart", day === "sunday" ? "sunday" : "monday")}
        isDisabled={isReadOnly}
        error={faults?.["settings.weekStart"]}
      />
      <Select
        label="Fiscal year starts in"
        value={String(settings.fiscalYearStartMonth)}
        options={months}
        onValueChange={(month) => field("fiscalYearStartMonth", Number(month))}
        isDisabled={isReadOnly}
        error={faults?.["settings.fiscalYearStartMonth"]}
      />
      <Select
        label="Currency of money that names none"
        value={settings.currency ?? noCurrency}
        options={[
          { value: noCurrency, label: "None: plain numbers" },
          ...withCurrent(named(Intl.supportedValuesOf("currency")), settings.currency),
        ]}
        onValueChange={(currency) => field("currency", currency === noCurrency ? null : currency)}
        isDisabled={isReadOnly}
        error={faults?.["settings.currency"]}
      />
      <Select
        label="Number format"
        value={settings.locale}
        options={withCurrent(locales, settings.locale)}
        onValueChange={(locale) => field("locale", locale)}
        isDisabled={isReadOnly}
        error={faults?.["settings.locale"]}
      />
    </fieldset>
  );
}

interface Option {
  readonly value: string;
  readonly label: string;
}

function named(values: readonly string[]): readonly Option[] {
  return values.map((value) => ({ value, label: value.replaceAll("_", " ") }));
}

/** Keeps the current value as an option, even if it is unusual. */
function withCurrent(options: readonly Option[], value: string | null): readonly Option[] {
  if (value === null) return options;
  return options.some((option) => option.value === value) ? options : [...named([value]), ...options];
}
