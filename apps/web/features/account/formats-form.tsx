import { setOwnFormats, type OwnFormats } from "@askery/api";
import { dayLayouts } from "@askery/model";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../shared/server/call.ts";
import { sessionQuery } from "../../shared/server/queries.ts";
import { reportFailure } from "../../shared/server/report-failure.ts";
import { failures } from "../../shared/wording/failures.ts";
import { writeOwnClock, writeOwnDay } from "../../shared/wording/own-formats.ts";
import { useNow } from "../../shared/wording/use-now.ts";
import { Select } from "../../ui/select.tsx";

const usual = "usual";

const numbers = [
  { value: usual, label: "As in the database" },
  { value: "en-US", label: "1,234.5" },
  { value: "de-DE", label: "1.234,5" },
  { value: "fr-FR", label: "1 234,5" },
];

const days = [
  { value: usual, label: "20 Nov 2026" },
  ...Object.entries(dayLayouts).map(([value, label]) => ({ value, label })),
];

/** How the user reads numbers, days and times. Each choice applies at once. */
export function FormatsForm({ formats }: { readonly formats: OwnFormats }) {
  const client = useQueryClient();
  const now = useNow();
  const change = useMutation({
    mutationFn: async (next: OwnFormats) => call(setOwnFormats, { body: next }),
    onSuccess: async () => client.invalidateQueries(sessionQuery),
    onError: (error) => reportFailure(failures.formatsNotSaved, error),
  });
  const shown = change.isPending ? change.variables : formats;
  const set = (name: keyof OwnFormats, value: string) =>
    change.mutate({ ...shown, [name]: value === usual ? null : value });
  return (
    <div className="grid grid-cols-2 gap-4 max-md:grid-cols-1">
      <Select
        label="Numbers"
        options={numbers}
        value={shown.numbers ?? usual}
        onValueChange={(value) => set("numbers", value)}
      />
      <Select
        label="Days"
        options={days}
        value={shown.days ?? usual}
        onValueChange={(value) => set("days", value)}
      />
      <Select
        label="Time zone"
        options={[{ value: usual, label: "That of this device" }, ...zones]}
        value={shown.timeZone ?? usual}
        onValueChange={(value) => set("timeZone", value)}
        hint={`There it is ${writeOwnDay(now)}, ${writeOwnClock(now)}. Figures keep the time zone of their database.`}
      />
      <Select
        label="Language"
        options={[{ value: "en", label: "English" }]}
        value="en"
        onValueChange={() => undefined}
        isDisabled
        hint="Askery speaks English only, and is asked in English."
      />
    </div>
  );
}

const zones = Intl.supportedValuesOf("timeZone").map((zone) => ({
  value: zone,
  label: zone.replaceAll("_", " "),
}));
