import type { Person } from "@askery/api";
import { useNavigate } from "@tanstack/react-router";
import { CircleUserRound } from "lucide-react";
import { MenuItem } from "../../ui/dropdown-menu.tsx";

/** A menu item that opens the page of an item's owner. */
export function OwnerItem({ owner: { id, name } }: { readonly owner: Person }) {
  const navigate = useNavigate();
  return (
    <MenuItem icon={CircleUserRound} onSelect={() => void navigate({ to: "/people/$id", params: { id } })}>
      <span className="truncate">Page of {name}</span>
    </MenuItem>
  );
}
