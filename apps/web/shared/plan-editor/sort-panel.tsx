import type { EditOrder, OutputOption } from "@askery/model";
import { Segmented } from "../../ui/segmented.tsx";
import { PanelHead } from "./editor-panel.tsx";
import { matchOptions } from "../../ui/match-options.ts";
import { OptionList } from "../../ui/option-list.tsx";
import type { PanelProps } from "./panel-props.ts";

interface SortPanelProps extends PanelProps {
  /** Empty: not sorted. */
  readonly order: readonly EditOrder[];
}

interface Direction {
  readonly value: EditOrder["direction"];
  readonly label: string;
}

/** The directions of an order by what the values are. */
const directions: Readonly<Record<OutputOption["sortsAs"], readonly Direction[]>> = {
  number: [
    { value: "descending", label: "Largest first" },
    { value: "ascending", label: "Smallest first" },
  ],
  date: [
    { value: "descending", label: "Newest first" },
    { value: "ascending", label: "Oldest first" },
  ],
  text: [
    { value: "ascending", label: "A to Z" },
    { value: "descending", label: "Z to A" },
  ],
};

/** What the result is sorted by, and in which direction. */
export function SortPanel({ order, options, onEdit, onBack, typed, onTyped, empty }: SortPanelProps) {
  const [now] = order;
  const sorted = options.outputs.find(({ output }) => output === now?.output);
  const sort = (next: EditOrder) => onEdit({ kind: "setOrder", order: [next] });
  return (
    <>
      <PanelHead
        title="Sort by"
        onBack={onBack}
        onRemove={now === undefined ? undefined : () => onEdit({ kind: "setOrder", order: [] })}
      />
      {now !== undefined && (
        <div className="flex-none px-3 pb-2">
          <Segmented<EditOrder["direction"]>
            label="Direction"
            value={now.direction}
            segments={directions[sorted?.sortsAs ?? "number"]}
            onValueChange={(direction) => sort({ ...now, direction })}
          />
        </div>
      )}
      <OptionList
        label="Find a column"
        options={matchOptions(
          options.outputs.map(({ words, output, isMeasure }) => ({
            value: { output, direction: isMeasure ? "descending" : "ascending" } as const,
            key: output,
            words,
            group: "",
            isChosen: output === now?.output,
          })),
          typed,
        )}
        {...{ typed, onTyped, empty }}
        onPick={sort}
      />
    </>
  );
}
