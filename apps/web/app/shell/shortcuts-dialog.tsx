import { printShortcut } from "../../shared/page/keys.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Kbd } from "../../ui/kbd.tsx";

interface ShortcutWords {
  readonly keys: string;
  readonly does: string;
}

const shortcuts: readonly ShortcutWords[] = [
  { keys: printShortcut("K"), does: "Ask, jump to a page, switch the database" },
  { keys: printShortcut("B"), does: "Expand or collapse the menu" },
  { keys: "?", does: "Show the shortcuts" },
  { keys: "Enter", does: "Ask the question" },
  { keys: "Shift Enter", does: "Start a new line in the question" },
  { keys: "F8", does: "Go to the latest message" },
  { keys: "Esc", does: "Close the open dialog or menu" },
];

export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog isOpen onOpenChange={onClose} title="Keyboard shortcuts" size="sm">
      <dl>
        {shortcuts.map(({ keys, does }) => (
          <div key={keys} className="flex items-center gap-3 border-b border-line py-2 last:border-0">
            <dt className="order-2 ms-auto flex-none">
              <Kbd>{keys}</Kbd>
            </dt>
            <dd className="text-text-2">{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
