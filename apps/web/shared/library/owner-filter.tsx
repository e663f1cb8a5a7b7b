import { Segmented } from "../../ui/segmented.tsx";

interface OwnerFilterProps {
  readonly value: "all" | "mine";
  readonly onValueChange: (value: "all" | "mine") => void;
}

const segments = [
  { value: "all", label: "All" },
  { value: "mine", label: "Mine" },
] as const;

/** Everybody's of a database, or only mine. */
export function OwnerFilter(props: OwnerFilterProps) {
  return <Segmented {...props} label="Whose" segments={segments} />;
}
