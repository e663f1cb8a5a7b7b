import { Segmented } from "../../ui/segmented.tsx";

interface OwnerFilterProps {
  readonly value: "all" | "mine";
  readonly onValueChange: (value: "all" | "mine") => void;
}

const segments = [
  { value: "all", label: "All" },
  { value: "mine", label: "Mine" },
] as const;

/** Chooses between everyone's items in a database and the user's own. */
export function OwnerFilter(props: OwnerFilterProps) {
  return <Segmented {...props} label="Whose" segments={segments} />;
}
