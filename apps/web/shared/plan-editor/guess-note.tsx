import { Check } from "lucide-react";
import { Button } from "../../ui/button.tsx";

/** That a part was guessed, with the button that confirms it. */
export function GuessNote({ onConfirm }: { readonly onConfirm: () => void }) {
  return (
    <div className="mx-2 mt-1 flex flex-none items-center gap-2 rounded-2 bg-warning-soft py-1 ps-2.5 pe-1 text-13 max-md:me-12">
      <p className="min-w-0 flex-1 truncate text-text-2">This is a guess.</p>
      <Button size="sm" icon={Check} onClick={onConfirm}>
        That’s right
      </Button>
    </div>
  );
}
