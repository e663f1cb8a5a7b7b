import type { EmbedLock, ShareLink } from "@askery/api";
import { X } from "lucide-react";
import { IconButton } from "../../ui/icon-button.tsx";
import { Select } from "../../ui/select.tsx";
import { EmbedSecret } from "./embed-secret.tsx";
import type { Shareable } from "./shareable.ts";
import { useLockChoices, type LockChoice } from "./use-lock-choices.ts";
import { reportNotShared, useChangeSharing } from "./use-sharing.ts";

interface EmbedLocksProps {
  readonly thing: Shareable;
  readonly embed: ShareLink;
}

/** The filters of an embed whose values its site signs. */
export function EmbedLocks({ thing, embed }: EmbedLocksProps) {
  const change = useChangeSharing(thing);
  const { choices, labelOf, isLoading } = useLockChoices(thing);
  const { locks, sites } = embed;
  const free = choices.filter(({ key }) => locks.every((lock) => keyOf(lock) !== key));
  const set = (next: readonly EmbedLock[]) =>
    change.mutate({ kind: "embed", options: { sites, locks: next } }, { onError: reportNotShared });
  return (
    <div className="flex flex-col gap-3 rounded-3 border border-line p-3">
      <div>
        <h4 className="text-13 font-semibold">Locked filters</h4>
        <p className="text-13 text-pretty text-text-2">
          Your site signs their values, so each of its visitors sees only their own rows and cannot change
          that.
        </p>
      </div>
      {locks.length > 0 && (
        <ul aria-label="Locked filters" className="flex flex-col gap-1">
          {locks.map((lock) => (
            <li key={lock.name} className="flex min-h-8 items-center gap-2 text-13">
              <span className="min-w-0 flex-1 truncate">
                {labelOf(lock)} <span className="text-text-3">signed as</span>{" "}
                <code className="mono">{lock.name}</code>
              </span>
              <IconButton
                icon={X}
                label={`Unlock ${labelOf(lock)}`}
                size="sm"
                disabled={change.isPending}
                onClick={() => set(locks.filter((one) => one !== lock))}
              />
            </li>
          ))}
        </ul>
      )}
      {free.length > 0 && (
        <Select
          label="Lock a filter"
          placeholder={thing.kind === "chart" ? "Choose a column" : "Choose a filter"}
          options={free.map(({ key, label, group }) => ({ value: key, label, detail: group }))}
          value={undefined}
          isDisabled={change.isPending}
          onValueChange={(key) => {
            const choice = free.find((one) => one.key === key);
            if (choice !== undefined) set([...locks, choice.lock(nameFor(choice, locks))]);
          }}
        />
      )}
      {free.length === 0 && locks.length === 0 && !isLoading && (
        <p className="text-13 text-text-3">
          {thing.kind === "chart"
            ? "This chart has no column to filter by."
            : "This dashboard has no filters yet. Edit it to add one."}
        </p>
      )}
      {locks.length > 0 && <EmbedSecret thing={thing} embed={embed} />}
    </div>
  );
}

function keyOf(lock: EmbedLock): string {
  return "filter" in lock ? lock.filter.id : lock.filterId;
}

/** The name of a parameter: "country", "orderDate", "country2". */
function nameFor({ label }: LockChoice, locks: readonly EmbedLock[]): string {
  const words = label.match(/[A-Za-z0-9]+/g) ?? [];
  const joined = words
    .map((word, index) => (index === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join("");
  const name = (/^[A-Za-z]/.test(joined) ? joined : `filter${joined}`).slice(0, 36);
  const taken = new Set(locks.map((lock) => lock.name));
  let unique = name;
  for (let count = 2; taken.has(unique); count++) unique = `${name}${count}`;
  return unique;
}
