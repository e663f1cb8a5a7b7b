import type { Me } from "@askery/api";
import { X } from "lucide-react";
import { setSheetOpen, useIsNarrow, useIsSheetOpen, useMenuState } from "../../shared/menu/menu-store.ts";
import { Sheet, SheetClose } from "../../ui/sheet.tsx";
import { MainLink } from "./main-link.tsx";
import { MenuBody } from "./menu-body.tsx";
import { MenuIcons } from "./menu-icons.tsx";
import { SignedOutMenu } from "./signed-out-menu.tsx";

interface SideMenuProps {
  /** Null if signed out, undefined while unknown. */
  readonly me: Me | null | undefined;
}

/** The side menu: full, collapsed to icons, or on a narrow screen a sheet that slides in. */
export function SideMenu({ me }: SideMenuProps) {
  const state = useMenuState();
  const isNarrow = useIsNarrow();
  if (isNarrow) return <MenuSheet me={me} />;
  const isCollapsed = state === "collapsed";
  return (
    <nav aria-label="Main" data-state={state} className={isCollapsed ? "shell-menu is-icons" : "shell-menu"}>
      <MainLink isCollapsed={isCollapsed} isSignedOut={me === null} />
      {me === null ? (
        <SignedOutMenu isCollapsed={isCollapsed} />
      ) : isCollapsed ? (
        <MenuIcons me={me} />
      ) : (
        <MenuBody me={me} />
      )}
    </nav>
  );
}

function MenuSheet({ me }: SideMenuProps) {
  const isOpen = useIsSheetOpen();
  return (
    <Sheet isOpen={isOpen} onOpenChange={setSheetOpen} label="Menu" side="left">
      <nav aria-label="Main" className="shell-menu is-sheet">
        <div className="flex gap-1">
          <MainLink isCollapsed={false} isSignedOut={me === null} />
          <SheetClose aria-label="Close menu" className="menu-close">
            <X />
          </SheetClose>
        </div>
        {me === null ? <SignedOutMenu isCollapsed={false} /> : <MenuBody me={me} />}
      </nav>
    </Sheet>
  );
}
