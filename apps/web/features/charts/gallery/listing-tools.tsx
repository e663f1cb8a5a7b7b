import type { ChartOrder } from "@askery/api";
import { chartKindNames, chartKindOf } from "@askery/model";
import type { ChartListing } from "../../../shared/library/saved-lists.ts";
import { Select } from "../../../ui/select.tsx";

interface ListingToolsProps {
  readonly listing: ChartListing;
  readonly onChange: (listing: ChartListing) => void;
}

const orders: readonly { readonly value: ChartOrder; readonly label: string }[] = [
  { value: "changed", label: "Last changed" },
  { value: "ran", label: "Last run" },
  { value: "name", label: "Name" },
  { value: "owner", label: "Owner" },
  { value: "used", label: "Used in dashboards" },
  { value: "stale", label: "Out of date first" },
];

const kinds = [
  { value: "all", label: "All kinds" },
  { value: "stale", label: "Out of date" },
  ...chartKindNames.map((kind) => ({ value: kind, label: chartKindOf(kind).label })),
] as const;

/** The order of the charts, and the kind that is shown. */
export function ListingTools({ listing, onChange }: ListingToolsProps) {
  return (
    <div className="ms-auto flex gap-2 max-lg:ms-0 max-lg:w-full">
      <div className="w-40 max-lg:flex-1">
        <Select
          label="Show"
          isLabelHidden
          options={kinds}
          value={listing.isStale ? "stale" : (listing.type ?? "all")}
          onValueChange={(kind) => {
            const isKind = kind !== "all" && kind !== "stale";
            onChange({ ...listing, type: isKind ? kind : null, isStale: kind === "stale" });
          }}
        />
      </div>
      <div className="w-44 max-lg:flex-1">
        <Select
          label="Sort by"
          isLabelHidden
          options={orders}
          value={listing.order}
          onValueChange={(order) => onChange({ ...listing, order })}
        />
      </div>
    </div>
  );
}
