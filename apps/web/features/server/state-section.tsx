import type { ServerState } from "@askery/api";
import { describeBytes } from "../../shared/wording/describe-bytes.ts";
import { describeWhen } from "../../shared/wording/describe-when.ts";
import { useNow } from "../../shared/wording/use-now.ts";
import { Card } from "../../ui/card.tsx";
import { Section } from "../../ui/section.tsx";

const stores = { embedded: "SQLite in the data folder", postgres: "PostgreSQL" } as const;

/** The health and storage of the server, and what its operator has set. */
export function StateSection({ state }: { readonly state: ServerState }) {
  const { version, startedAtMs, storage, settings } = state;
  const nowMs = useNow();
  const facts = [
    { name: "Version", value: version },
    { name: "Started", value: describeWhen(startedAtMs, nowMs) },
    { name: "Store", value: `${stores[storage.kind]}, ${describeBytes(storage.storeBytes)}` },
    { name: "Free on the disk", value: describeBytes(storage.freeBytes) },
  ];
  return (
    <>
      <Section title="Health and storage" description="Of the process that answered just now.">
        <Facts facts={facts} />
      </Section>
      <Section title="Settings" description="The operator sets them by environment variables.">
        <Facts facts={settings} />
      </Section>
    </>
  );
}

function Facts({ facts }: { readonly facts: ServerState["settings"] }) {
  return (
    <Card>
      <dl className="divide-y divide-line">
        {facts.map(({ name, value }) => (
          <div key={name} className="flex flex-wrap gap-x-4 gap-y-0.5 px-4 py-2.5 text-13">
            <dt className="w-52 flex-none text-text-2 max-sm:w-full">{name}</dt>
            <dd className="figures min-w-0 flex-1 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
