import { Keyboard } from "lucide-react";
import { printShortcut } from "../../shared/page/keys.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "../../ui/popover.tsx";

const keys: readonly (readonly [keys: string, does: string])[] = [
  [printShortcut("↵"), "Run"],
  [printShortcut("⇧ ↵"), "Run the selection"],
  ["⇧ Alt F", "Format"],
  ["Ctrl Space", "Show completions"],
  ["Tab", "Leave the editor"],
  [printShortcut("Z"), "Undo"],
  [printShortcut("/"), "Comment out, or in"],
];

/** The keys of the SQL editor. */
export function SqlKeys() {
  return (
    <Popover>
      <PopoverTrigger asChild>
        <IconButton label="Keys of the editor" icon={Keyboard} />
      </PopoverTrigger>
      <PopoverContent aria-label="Keys of the editor">
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1.5 text-13">
          {keys.map(([shortcut, does]) => (
            <div key={does} className="contents">
              <dt>
                <Kbd>{shortcut}</Kbd>
              </dt>
              <dd className="text-text-2">{does}</dd>
            </div>
          ))}
        </dl>
      </PopoverContent>
    </Popover>
  );
}
