import type { Me, User } from "@askery/api";
import { Link } from "@tanstack/react-router";
import { ArrowUpCircle, Bell, ChevronsUpDown, CreditCard, ListTodo, LogOut, UserRound } from "lucide-react";
import { useIsNarrow } from "../../shared/menu/menu-store.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "../../ui/dropdown-menu.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import { useLogOut } from "./log-out-dialog.tsx";
import { ThemeChoice } from "./theme-choice.tsx";

interface UserMenuProps extends Pick<Me, "user" | "isServerOwner"> {
  readonly isCollapsed?: boolean;
}

/** The signed-in user, with links to their account. */
export function UserMenu({ user, isServerOwner, isCollapsed = false }: UserMenuProps) {
  const isNarrow = useIsNarrow();
  const { logOut, dialog } = useLogOut();
  return (
    <Menu>
      <Tooltip label={user.name} side="right" isOff={!isCollapsed}>
        <MenuTrigger className="menu-card">
          <Avatar name={user.name} image={user.image} tintKey={user.id} />
          {isCollapsed ? (
            <VisuallyHidden>{`${user.name} ${user.email} account`}</VisuallyHidden>
          ) : (
            <>
              <UserWords user={user} />
              <VisuallyHidden>account</VisuallyHidden>
              <ChevronsUpDown className="size-3.5! text-text-3" />
            </>
          )}
        </MenuTrigger>
      </Tooltip>
      <MenuContent side={isNarrow ? "top" : "right"} align="end" className="min-w-60">
        <div className="flex items-center gap-2 px-2 py-1.5">
          <Avatar name={user.name} image={user.image} tintKey={user.id} size="md" />
          <UserWords user={user} />
        </div>
        <MenuSeparator />
        <MenuItem asChild>
          <Link to="/plans" search={{ plan: "Pro" }}>
            <ArrowUpCircle />
            Upgrade to Pro
          </Link>
        </MenuItem>
        <MenuSeparator />
        <MenuItem asChild>
          <Link to="/account">
            <UserRound />
            Account
          </Link>
        </MenuItem>
        <MenuItem asChild>
          <Link to="/billing">
            <CreditCard />
            Billing
          </Link>
        </MenuItem>
        <MenuItem asChild>
          <Link to="/notifications">
            <Bell />
            Notifications
          </Link>
        </MenuItem>
        {isServerOwner && (
          <MenuItem asChild>
            <Link to="/jobs">
              <ListTodo />
              Background jobs
            </Link>
          </MenuItem>
        )}
        <MenuSeparator />
        <ThemeChoice />
        <MenuSeparator />
        <MenuItem icon={LogOut} onSelect={logOut}>
          Log out
        </MenuItem>
      </MenuContent>
      {dialog}
    </Menu>
  );
}

function UserWords({ user }: { readonly user: User }) {
  return (
    <span className="who min-w-0 flex-1">
      <span className="name block truncate font-medium">{user.name}</span>
      <span className="detail block truncate text-11 text-text-3">{user.email}</span>
    </span>
  );
}
