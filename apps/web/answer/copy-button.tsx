import { Check, Copy, X } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../ui/button.tsx";
import { copyText } from "./copy-text.ts";

/** How long "Copied" stands. */
const thanksMs = 2000;

type CopyState = "idle" | "copied" | "failed";

const looks = {
  idle: { icon: Copy, label: "Copy" },
  copied: { icon: Check, label: "Copied" },
  failed: { icon: X, label: "Copying is not allowed here" },
} as const;

interface CopyButtonProps {
  /** What is copied: "SQL", "table". */
  readonly what: string;
  /** Called when pressed, so that a long text is only made then. */
  readonly read: () => string;
}

/** Copies a text and says so. */
export function CopyButton({ what, read }: CopyButtonProps) {
  const [state, setState] = useState<CopyState>("idle");
  useEffect(() => {
    if (state === "idle") return;
    const timer = setTimeout(() => setState("idle"), thanksMs);
    return () => clearTimeout(timer);
  }, [state]);
  const { icon, label } = looks[state];
  const copy = async () => setState((await copyText(read())) ? "copied" : "failed");
  return (
    <Button kind="ghost" size="sm" icon={icon} onClick={() => void copy()}>
      <span aria-live="polite">{label}</span>
      {state === "idle" && <span className="sr-only"> the {what}</span>}
    </Button>
  );
}
