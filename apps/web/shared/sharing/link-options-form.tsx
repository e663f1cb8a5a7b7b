import type { LinkOptions, ShareLink, Sharing } from "@askery/api";
import { describeDate } from "../wording/describe-when.ts";
import { useNow } from "../wording/use-now.ts";
import { Select } from "../../ui/select.tsx";
import { Switch } from "../../ui/switch.tsx";
import { LinkPassword } from "./link-password.tsx";
import { reportNotShared } from "./use-sharing.ts";
import { writeCount } from "../wording/own-formats.ts";

interface LinkOptionsFormProps {
  readonly link: ShareLink;
  readonly onChange: (options: LinkOptions) => Promise<Sharing>;
}

const dayMs = 24 * 60 * 60 * 1_000;
const days = [1, 7, 30, 90] as const;
const rowLimits = [10, 100, 1_000, 10_000] as const;

/** The options of a link. Each change applies at once. */
export function LinkOptionsForm({ link, onChange }: LinkOptionsFormProps) {
  const now = useNow();
  const set = (options: LinkOptions) => void onChange(options).catch(reportNotShared);
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
        <Select
          label="Expires"
          options={endOptions(link, now)}
          value={link.expiresAtMs === null ? "never" : "set"}
          onValueChange={(end) => {
            if (end === "set") return;
            set({ expiresAtMs: end === "never" ? null : Date.now() + Number(end) * dayMs });
          }}
        />
        <Select
          label="Rows of each table"
          options={rowOptions(link)}
          value={String(link.maxRows ?? "all")}
          onValueChange={(rows) => set({ maxRows: rows === "all" ? null : Number(rows) })}
        />
      </div>
      <Switch
        label="Visitors can export tables"
        hint="As files, with the same rows."
        checked={link.allowsExport}
        onCheckedChange={(allowsExport) => set({ allowsExport })}
      />
      <LinkPassword hasPassword={link.hasPassword} onChange={async (password) => onChange({ password })} />
    </div>
  );
}

function endOptions({ expiresAtMs }: ShareLink, now: number) {
  return [
    { value: "never", label: "Never" },
    ...days.map((count) => ({ value: String(count), label: count === 1 ? "In a day" : `In ${count} days` })),
    ...(expiresAtMs === null ? [] : [{ value: "set", label: `On ${describeDate(expiresAtMs, now)}` }]),
  ];
}

function rowOptions({ maxRows }: ShareLink) {
  const limits = [...new Set([...rowLimits, ...(maxRows === null ? [] : [maxRows])])];
  return [
    { value: "all", label: "All that are shown" },
    ...limits
      .toSorted((one, other) => one - other)
      .map((limit) => ({ value: String(limit), label: `The first ${writeCount(limit)}` })),
  ];
}
