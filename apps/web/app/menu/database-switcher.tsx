import type { Database } from "@askery/api";
import { Link } from "@tanstack/react-router";
import { ChevronsUpDown, Plus, Settings2 } from "lucide-react";
import { useCurrentDatabase } from "../../shared/database/current-database-store.ts";
import { useIsNarrow } from "../../shared/menu/menu-store.ts";
import { DatabaseLogo } from "../../ui/database-logo.tsx";
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuTrigger,
} from "../../ui/dropdown-menu.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import { useNow } from "../../shared/wording/use-now.ts";
import { describeNamesake } from "./describe-namesake.ts";
import { useSwitchDatabase } from "./use-switch-database.ts";

interface DatabaseSwitcherProps {
  readonly databases: readonly Database[];
  readonly isCollapsed?: boolean;
}

/** Shows the current database and switches to others. Renders nothing without databases. */
export function DatabaseSwitcher({ databases, isCollapsed = false }: DatabaseSwitcherProps) {
  const current = useCurrentDatabase();
  const isNarrow = useIsNarrow();
  const switchTo = useSwitchDatabase();
  const now = useNow();
  const namesakeOf = (database: Database) => describeNamesake(database, databases, now);
  if (current === undefined) return null;
  return (
    <Menu>
      <Tooltip label={current.name} side="right" isOff={!isCollapsed}>
        <MenuTrigger className="menu-card">
          <DatabaseLogo name={current.name} logo={current.logo} tintKey={current.id} />
          {isCollapsed ? (
            <VisuallyHidden>{`${current.name} ${current.plan} databases`}</VisuallyHidden>
          ) : (
            <>
              <span className="who">
                <span className="name truncate">{current.name}</span>
                <span className="detail truncate">
                  {[current.plan, namesakeOf(current)].filter(Boolean).join(" · ")}
                </span>
                <VisuallyHidden>databases</VisuallyHidden>
              </span>
              <ChevronsUpDown className="size-3.5! text-text-3" />
            </>
          )}
        </MenuTrigger>
      </Tooltip>
      <MenuContent side={isNarrow ? "top" : "right"} align="end" className="min-w-60">
        <MenuLabel>Databases</MenuLabel>
        <MenuRadioGroup value={current.id} onValueChange={switchTo}>
          {databases.map((database) => (
            <MenuRadioItem key={database.id} value={database.id}>
              <DatabaseLogo name={database.name} logo={database.logo} tintKey={database.id} size="sm" />
              <span className="min-w-0 flex-1">
                <span className="block truncate">{database.name}</span>
                {namesakeOf(database) !== null && (
                  <span className="block truncate text-12 text-text-3">{namesakeOf(database)}</span>
                )}
              </span>
              <span className="ps-3 text-12 text-text-3">{database.plan}</span>
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
        <MenuSeparator />
        <MenuItem asChild>
          <Link to="/databases/new">
            <Plus />
            Add new
          </Link>
        </MenuItem>
        <MenuItem asChild>
          <Link to="/databases">
            <Settings2 />
            Settings
          </Link>
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
