import { Upload } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { describeFailure } from "../server/describe-failure.ts";

interface PictureFieldProps {
  /** The kind of picture: "picture", "logo". */
  readonly what: string;
  /** The current picture, as shown elsewhere. */
  readonly picture: ReactNode;
  readonly hasPicture: boolean;
  readonly onTake: (file: File) => Promise<void>;
  readonly onRemove: () => Promise<void>;
}

/** A picture, with buttons to replace and remove it, and errors below. */
export function PictureField({ what, picture, hasPicture, onTake, onRemove }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const change = async (work: () => Promise<void>) => {
    setIsBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(describeProblem(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-4">
      {picture}
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <div className="flex flex-wrap gap-2">
          <Button size="sm" icon={Upload} isBusy={isBusy} onClick={() => input.current?.click()}>
            {hasPicture ? `Change ${what}` : `Add a ${what}`}
          </Button>
          {hasPicture && (
            <Button size="sm" kind="ghost" disabled={isBusy} onClick={() => void change(onRemove)}>
              Remove
            </Button>
          )}
        </div>
        <p
          role={problem === null ? undefined : "alert"}
          className={problem === null ? "text-12 text-text-3" : "text-12 text-danger"}
        >
          {problem ?? "PNG, JPEG or WebP. It is cropped to a square and resized in the browser."}
        </p>
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          aria-label={what.charAt(0).toUpperCase() + what.slice(1)}
          tabIndex={-1}
          className="hidden"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file !== undefined) void change(async () => onTake(file));
            event.target.value = "";
          }}
        />
      </div>
    </div>
  );
}

function describeProblem(error: unknown): string {
  if (error instanceof Error && error.name === "PictureError") return error.message;
  const { title, detail } = describeFailure(error);
  return `${title} ${detail}`;
}
