import { readDrawnColumns, type DesignMark } from "@askery/model";
import { Plus, X } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { findQuartiles } from "./find-quartiles.ts";
import { NumberField } from "./number-field.tsx";
import type { PanelProps } from "./panel-props.ts";

type NotedMark = Extract<DesignMark, { readonly kind: "reference" | "band" | "event" }>;

const maxNoted = 20;

/** Lines at figures, bands of figures, and notes at days of the axis, each with a name. */
export function MarksField({ chart, design, spec, onChange }: PanelProps) {
  const { marks } = design;
  const noted = marks.filter(isNoted);
  const isOverTime = readDrawnColumns(spec).x?.kind === "time";
  const replace = (old: NotedMark, next: NotedMark | null) =>
    onChange({ marks: marks.flatMap((mark) => (mark === old ? (next ?? []) : mark)) });
  const add = (mark: NotedMark) => onChange({ marks: [...marks, mark] });
  const [low, middle, high] = findQuartiles(spec, chart.table);
  const isFull = noted.length >= maxNoted;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-13 font-medium text-text">Lines, bands and notes</legend>
      {noted.map((mark, index) => (
        <div key={index} className="grid grid-cols-[1fr_1fr_auto] items-start gap-2">
          <MarkPlace mark={mark} onChange={(next) => replace(mark, next)} />
          <IconButton
            icon={X}
            className="mt-[1.625rem]"
            label={`Remove ${mark.label || nouns[mark.kind]}`}
            onClick={() => replace(mark, null)}
          />
          <div className="col-span-3">
            <TextField
              label={`Name of the ${nouns[mark.kind]}`}
              value={mark.label}
              maxLength={60}
              onChange={(event) => replace(mark, { ...mark, label: event.target.value })}
            />
          </div>
        </div>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={Plus}
          disabled={isFull}
          onClick={() => add({ kind: "reference", value: middle, label: "reference" })}
        >
          Line
        </Button>
        <Button
          size="sm"
          icon={Plus}
          disabled={isFull}
          onClick={() => add({ kind: "band", from: low, to: high, label: "usual" })}
        >
          Band
        </Button>
        {isOverTime && (
          <Button
            size="sm"
            icon={Plus}
            disabled={isFull}
            onClick={() => add({ kind: "event", at: "", label: "" })}
          >
            Note at a day
          </Button>
        )}
      </div>
    </fieldset>
  );
}

const nouns: Readonly<Record<NotedMark["kind"], string>> = { reference: "line", band: "band", event: "note" };

function isNoted(mark: DesignMark): mark is NotedMark {
  return mark.kind in nouns;
}

interface MarkPlaceProps {
  readonly mark: NotedMark;
  readonly onChange: (mark: NotedMark) => void;
}

/** Where a mark is: a figure, two figures, or a day. */
function MarkPlace({ mark, onChange }: MarkPlaceProps) {
  switch (mark.kind) {
    case "reference":
      return (
        <div className="col-span-2">
          <NumberField
            label="Line at"
            value={mark.value}
            onChange={(value) => value !== null && onChange({ ...mark, value })}
          />
        </div>
      );
    case "band":
      return (
        <>
          <NumberField
            label="Band from"
            value={mark.from}
            onChange={(from) => from !== null && onChange({ ...mark, from })}
          />
          <NumberField
            label="Band to"
            value={mark.to}
            onChange={(to) => to !== null && onChange({ ...mark, to })}
          />
        </>
      );
    case "event":
      return (
        <div className="col-span-2">
          <TextField
            type="date"
            label="Day"
            value={typeof mark.at === "string" ? mark.at.slice(0, 10) : ""}
            onChange={(event) => onChange({ ...mark, at: event.target.value })}
          />
        </div>
      );
  }
}
