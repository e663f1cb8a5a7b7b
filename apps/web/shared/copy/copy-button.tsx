import { Check, Copy, X } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { copyText } from "./copy-text.ts";

/** How long "Copied" is shown. */
const thanksMs = 2000;

type CopyState = "idle" | "copying" | "copied" | "failed";

const looks = {
  idle: { icon: Copy, label: "Copy" },
  copying: { icon: Copy, label: "Copying" },
  copied: { icon: Check, label: "Copied" },
  failed: { icon: X, label: "Copying is not allowed here" },
} as const;

interface CopyButtonProps {
  /** The content to copy: "SQL", "table". */
  readonly what: string;
  /**
   * Called on click, so that a long text is created only then; a very long one is created elsewhere, as `text/plain`.
   */
  readonly read: () => string | Promise<Blob>;
  /** The label after copying. Default: "Copied". */
  readonly thanks?: string;
}

/** Copies a text and confirms it. */
export function CopyButton({ what, read, thanks = looks.copied.label }: CopyButtonProps) {
  const [state, setState] = useState<CopyState>("idle");
  useEffect(() => {
    if (state === "idle" || state === "copying") return;
    const timer = setTimeout(() => setState("idle"), thanksMs);
    return () => clearTimeout(timer);
  }, [state]);
  const { icon, label } = looks[state];
  const copy = async () => {
    const text = read();
    if (typeof text !== "string") setState("copying");
    setState((await copyText(text)) ? "copied" : "failed");
  };
  return (
    <Button kind="ghost" size="sm" icon={icon} isBusy={state === "copying"} onClick={() => void copy()}>
      <span aria-live="polite">{state === "copied" ? thanks : label}</span>
      {state === "idle" && <span className="sr-only"> the {what}</span>}
    </Button>
  );
}
