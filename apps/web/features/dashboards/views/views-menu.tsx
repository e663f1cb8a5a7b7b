import { BookmarkPlus, Eye, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import {
  Menu,
  MenuCheckItem,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuTrigger,
} from "../../../ui/dropdown-menu.tsx";
import { LazyNameDialog } from "../../../ui/lazy-name-dialog.tsx";
import type { FilterUse } from "../filters/use-filters.ts";
import { findView, type Views } from "./use-views.ts";

interface ViewsMenuProps {
  readonly use: FilterUse;
  readonly views: Views;
}

/** The person's own views of a dashboard: values of its filters under a name. The actions are for the view that is shown. */
export function ViewsMenu({ use, views }: ViewsMenuProps) {
  const [isNaming, setIsNaming] = useState<"new" | "rename" | null>(null);
  const { list } = views;
  const shown = findView(list, use.state);
  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <Button kind="ghost" size="sm" icon={Eye} className="not-printed max-w-56 flex-none">
            <span className="truncate">{shown?.name ?? "Views"}</span>
          </Button>
        </MenuTrigger>
        <MenuContent>
          <MenuLabel>My views</MenuLabel>
          <MenuRadioGroup
            value={shown?.id ?? ""}
            onValueChange={(id) => {
              const view = list.find((one) => one.id === id);
              if (view !== undefined) use.apply(view.filters);
            }}
          >
            {list.map(({ id, name, isDefault }) => (
              <MenuRadioItem key={id} value={id}>
                <span className="min-w-0 truncate">{name}</span>
                {isDefault && <span className="text-12 text-text-3">default</span>}
              </MenuRadioItem>
            ))}
          </MenuRadioGroup>
          {list.length > 0 && <MenuSeparator />}
          {shown === undefined ? (
            <MenuItem icon={BookmarkPlus} onSelect={() => setIsNaming("new")}>
              Save these filters as a view
            </MenuItem>
          ) : (
            <>
              <MenuCheckItem
                checked={shown.isDefault}
                onCheckedChange={(isDefault) => views.change({ ...shown, isDefault })}
              >
                Open the dashboard with it
              </MenuCheckItem>
              <MenuItem icon={Pencil} onSelect={() => setIsNaming("rename")}>
                Rename the view
              </MenuItem>
              <MenuItem icon={Trash2} isDanger onSelect={() => views.remove(shown)}>
                Delete the view
              </MenuItem>
            </>
          )}
        </MenuContent>
      </Menu>
      {isNaming === "new" && (
        <LazyNameDialog
          title="Save as a view"
          name=""
          confirmLabel="Save view"
          onConfirm={(name) => views.saveAs(name, use.state)}
          onClose={() => setIsNaming(null)}
        />
      )}
      {isNaming === "rename" && shown !== undefined && (
        <LazyNameDialog
          title="Rename view"
          name={shown.name}
          confirmLabel="Rename"
          onConfirm={(name) => views.change({ ...shown, name })}
          onClose={() => setIsNaming(null)}
        />
      )}
    </>
  );
}
