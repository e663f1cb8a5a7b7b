import type { ShareLink } from "@askery/api";
import { useState, type SubmitEvent } from "react";
import { countOf } from "../wording/count-of.ts";
import { readFormFailure } from "../server/form-failure.ts";
import { Button } from "../../ui/button.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Switch } from "../../ui/switch.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { CopyField } from "./copy-field.tsx";
import { EmbedLocks } from "./embed-locks.tsx";
import { printFrame } from "./print-frame.ts";
import { SharingPart } from "./sharing-part.tsx";
import type { Shareable } from "./shareable.ts";
import { reportNotShared, useChangeSharing } from "./use-sharing.ts";

interface EmbedPartProps {
  readonly thing: Shareable;
  readonly embed: ShareLink | null;
}

/** A frame with a thing for pages of other sites. */
export function EmbedPart({ thing, embed }: EmbedPartProps) {
  const [isOpen, setIsOpen] = useState(false);
  const change = useChangeSharing(thing);
  const turn = (isOn: boolean) => {
    setIsOpen(isOn);
    if (!isOn && embed !== null) change.mutate({ kind: "revoke-embed" }, { onError: reportNotShared });
  };
  return (
    <SharingPart
      title="Embed"
      description="A frame for pages of other sites, without scripts. It shows the saved figures, or those of values that your site signs."
      aside={
        <Switch
          label="Other sites can show it"
          isLabelHidden
          checked={embed !== null || isOpen}
          isDisabled={change.isPending}
          onCheckedChange={turn}
        />
      }
    >
      {(isOpen || embed !== null) && <Sites key={embed?.url} thing={thing} embed={embed} />}
      {embed !== null && embed.locks.length === 0 && <FrameCode thing={thing} embed={embed} />}
      {embed !== null && (
        <>
          <EmbedLocks thing={thing} embed={embed} />
          <p className="figures text-12 text-text-3">Loaded {countOf(embed.visitCount, "time")}.</p>
        </>
      )}
    </SharingPart>
  );
}

/** The sites that may show the frame. */
function Sites({ thing, embed }: EmbedPartProps) {
  const change = useChangeSharing(thing);
  const saved = embed?.sites.join(" ") ?? "";
  const [text, setText] = useState(saved);
  const [problem, setProblem] = useState<string>();
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const sites = text
      .split(/[\s,]+/)
      .filter((site) => site !== "")
      .map(withoutPath);
    change.mutate(
      { kind: "embed", options: { sites } },
      {
        onSuccess: () => setProblem(undefined),
        onError: (error) => {
          const { fields, notice } = readFormFailure(error, [
            "sites",
            ...sites.map((_, at) => `sites.${at}`),
          ]);
          setProblem(Object.values(fields)[0] ?? notice?.title);
        },
      },
    );
  };
  return (
    <form onSubmit={save} className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          label="Sites that may show it"
          placeholder="https://example.com"
          value={text}
          error={problem}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      {(embed === null || text !== saved) && (
        <Button type="submit" isBusy={change.isPending}>
          {embed === null ? "Create" : "Save"}
        </Button>
      )}
    </form>
  );
}

/** "https://Example.com/page" as a site: "https://example.com". Others stay, and the server names the problem. */
function withoutPath(text: string): string {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) ? url.origin : text;
}

function FrameCode({ thing, embed }: { readonly thing: Shareable; readonly embed: ShareLink }) {
  const [theme, setTheme] = useState<"light" | "dark">("light");
  const { url } = embed;
  return (
    <>
      <div>
        <Segmented
          label="Theme of the frame"
          segments={[
            { value: "light", label: "Light" },
            { value: "dark", label: "Dark" },
          ]}
          value={theme}
          onValueChange={setTheme}
        />
      </div>
      <CopyField
        label="Code for the page"
        what="code"
        text={url === null ? null : printFrame(thing, `${url}?theme=${theme}`)}
      />
    </>
  );
}
