import { ChevronRight, CornerUpLeft, Plus, X } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { PanelHead } from "./editor-panel.tsx";
import type { FilterGroup } from "./filter-group.ts";

interface GroupPanelProps {
  readonly kind: FilterGroup["kind"];
  /** The filters of the group, in words. */
  readonly words: readonly string[];
  readonly onKind: (kind: FilterGroup["kind"]) => void;
  readonly onOpen: (index: number) => void;
  /** Makes a filter of the group one by itself. Undefined within another group. */
  readonly onTakeOut: ((index: number) => void) | undefined;
  readonly onRemovePart: (index: number) => void;
  readonly onAdd: () => void;
  readonly onBack?: (() => void) | undefined;
  readonly onRemove: () => void;
}

/** Several filters as one: any of them must be true, or all. */
export function GroupPanel(props: GroupPanelProps) {
  const { kind, words, onKind, onOpen, onTakeOut, onRemovePart, onAdd, onBack, onRemove } = props;
  return (
    <>
      <PanelHead title="Filters together" onBack={onBack} onRemove={onRemove} removeLabel="Remove all" />
      <div className="flex-none px-3 pb-2">
        <Segmented<FilterGroup["kind"]>
          label="How the filters combine"
          value={kind}
          segments={[
            { value: "any", label: "Any of these" },
            { value: "all", label: "All of these" },
          ]}
          onValueChange={onKind}
        />
      </div>
      <ul
        aria-label="Filters of the group"
        className="min-h-0 flex-1 overflow-y-auto border-t border-line p-1"
      >
        {words.map((text, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two filters may have the same words
          <li key={`${index} ${text}`} className="flex items-center gap-0.5">
            <button
              type="button"
              {...(index === 0 && { "data-first-focus": true })}
              onClick={() => onOpen(index)}
              className="flex min-h-row min-w-0 flex-1 items-center gap-2 rounded-2 px-2 py-1 text-start text-13 text-text transition-colors hover:bg-hover max-md:min-h-tap max-md:text-14"
            >
              {index > 0 && <span className="flex-none text-text-3">{kind === "any" ? "or" : "and"}</span>}
              <span className="min-w-0 flex-1 wrap-anywhere">{text}</span>
              <ChevronRight className="size-3.5! flex-none text-text-3" />
            </button>
            {onTakeOut && (
              <IconButton label={`Take out: ${text}`} icon={CornerUpLeft} onClick={() => onTakeOut(index)} />
            )}
            <IconButton label={`Remove: ${text}`} icon={X} onClick={() => onRemovePart(index)} />
          </li>
        ))}
      </ul>
      <div className="flex flex-none gap-2 border-t border-line p-3">
        <Button icon={Plus} onClick={onAdd} className="w-full">
          Add a filter to the group
        </Button>
      </div>
    </>
  );
}
