import { Eye, Share2, Trash2, UserPlus } from "lucide-react";
import { useState } from "react";
import { AlertDialog } from "../alert-dialog.tsx";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import {
  Menu,
  MenuCheckItem,
  MenuContent,
  MenuGroup,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuSub,
  MenuSubContent,
  MenuSubTrigger,
  MenuTrigger,
} from "../dropdown-menu.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "../popover.tsx";
import { Sheet, SheetClose } from "../sheet.tsx";
import { TextField } from "../text-field.tsx";
import { showFailureToast, showToast, showUndoToast } from "../toast-store.ts";
import { Specimen, Specimens } from "./specimen.tsx";

export function OverlaySpecimens() {
  return (
    <Specimens title="What opens">
      <Specimen title="Menu with a sub-menu, popover">
        <MenuSpecimen />
        <Popover>
          <PopoverTrigger asChild>
            <Button>Filter</Button>
          </PopoverTrigger>
          <PopoverContent aria-label="Filter">
            <TextField label="Country" placeholder="Germany" />
          </PopoverContent>
        </Popover>
      </Specimen>
      <Specimen title="Dialog, question, sheets">
        <DialogSpecimen />
        <AlertSpecimen />
        <SheetSpecimen side="left" />
        <SheetSpecimen side="right" />
        <SheetSpecimen side="bottom" />
      </Specimen>
      <Specimen title="Toasts">
        <Button onClick={() => showToast("Chart saved")}>Save chart</Button>
        <Button onClick={() => showUndoToast("Dashboard deleted", () => showToast("Dashboard restored"))}>
          Delete dashboard
        </Button>
        <Button onClick={() => showFailureToast("The link could not be copied")}>Copy link</Button>
      </Specimen>
    </Specimens>
  );
}

function MenuSpecimen() {
  const [isDense, setIsDense] = useState(true);
  const [sort, setSort] = useState("date");
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button>Menu</Button>
      </MenuTrigger>
      <MenuContent>
        <MenuItem icon={Eye} shortcut="↵">
          View Project
        </MenuItem>
        <MenuItem icon={Share2}>Share Project</MenuItem>
        <MenuItem icon={UserPlus} disabled>
          Invite
        </MenuItem>
        <MenuSub>
          <MenuSubTrigger icon={Eye}>Sort by</MenuSubTrigger>
          <MenuSubContent>
            <MenuRadioGroup value={sort} onValueChange={setSort}>
              <MenuRadioItem value="date">Date</MenuRadioItem>
              <MenuRadioItem value="name">Name</MenuRadioItem>
            </MenuRadioGroup>
          </MenuSubContent>
        </MenuSub>
        <MenuSeparator />
        <MenuGroup>
          <MenuLabel>View</MenuLabel>
          <MenuCheckItem checked={isDense} onCheckedChange={setIsDense}>
            Dense rows
          </MenuCheckItem>
        </MenuGroup>
        <MenuSeparator />
        <MenuItem icon={Trash2} isDanger>
          Delete Project
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}

function DialogSpecimen() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Dialog</Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="Share “Shop overview”"
        description="People in Marlow & Finch can open it with the role they have."
        footer={
          <>
            <Button kind="ghost" onClick={() => setIsOpen(false)}>
              Cancel
            </Button>
            <Button kind="solid" onClick={() => setIsOpen(false)}>
              Invite
            </Button>
          </>
        }
      >
        <TextField label="E-mail" type="email" placeholder="name@company.com" />
      </Dialog>
    </>
  );
}

function AlertSpecimen() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Question</Button>
      <AlertDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="Delete “Shop overview” for good?"
        description="Its 8 cards and their schedules go with it. This can't be undone."
        confirmLabel="Delete for good"
        onConfirm={() => setIsOpen(false)}
      />
    </>
  );
}

function SheetSpecimen({ side }: { readonly side: "left" | "right" | "bottom" }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Sheet {side}</Button>
      <Sheet isOpen={isOpen} onOpenChange={setIsOpen} label={`Sheet ${side}`} side={side}>
        <div className="flex flex-col gap-3 p-4">
          <p>A panel at the edge.</p>
          <SheetClose asChild>
            <Button>Close</Button>
          </SheetClose>
        </div>
      </Sheet>
    </>
  );
}
