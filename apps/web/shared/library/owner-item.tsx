import type { Person } from "@askery/api";
import { useNavigate } from "@tanstack/react-router";
import { CircleUserRound } from "lucide-react";
import { MenuItem } from "../../ui/dropdown-menu.tsx";

/** The way to the page of whoever made something, in its menu. */
export function OwnerItem({ owner: { id, name } }: { readonly owner: Person }) {
  const navigate = useNavigate();
  return (
    <MenuItem icon={CircleUserRound} onSelect={() => void navigate({ to: "/people/$id", params: { id } })}>
      <span className="truncate">Page of {name}</span>
    </MenuItem>
  );
}
