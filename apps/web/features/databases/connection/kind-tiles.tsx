import type { DatabaseAllowance } from "@askery/api";
import { databaseKinds, fileKindNames, isServerKind, serverKindNames } from "@askery/model";
import { RadioGroup as Radix } from "radix-ui";
import type { ConnectionKind } from "./connection-draft.ts";

interface KindTilesProps {
  /** Undefined while nothing is chosen. */
  readonly kind: ConnectionKind | undefined;
  readonly onChange: (kind: ConnectionKind) => void;
  readonly allowance: DatabaseAllowance;
}

/**
 * The kinds of database that can be connected. Files on the server are offered only if the operator allows a folder.
 */
export function KindTiles({ kind, onChange, allowance }: KindTilesProps) {
  const offered = tiles.filter(({ isFile }) => !isFile || allowance.fileFolders.length > 0);
  const choose = (value: string) => {
    const tile = offered.find((one) => one.kind === value);
    if (tile !== undefined) onChange(tile.kind);
  };
  return (
    <Radix.Root
      aria-label="Kind of database"
      value={kind ?? ""}
      onValueChange={choose}
      className="grid grid-cols-3 gap-2 max-sm:grid-cols-2"
    >
      {offered.map((tile) => (
        <Radix.Item
          key={tile.kind}
          value={tile.kind}
          className="flex min-h-tap flex-col rounded-3 bg-surface px-3 py-2.5 text-start inset-ring inset-ring-line-strong transition-colors hover:bg-hover state-checked:bg-accent-soft state-checked:inset-ring-accent-line"
        >
          <span className="font-semibold text-text">{tile.name}</span>
          <span className="text-12 text-text-2">{tile.detail}</span>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}

/** Servers first, because they are the most common. */
const tiles = [...serverKindNames, ...fileKindNames].map((kind) => ({
  kind,
  name: databaseKinds[kind].name,
  detail: databaseKinds[kind].detail,
  isFile: !isServerKind(kind),
}));
