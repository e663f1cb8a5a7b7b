import {
  colorComparisons,
  ruleColors,
  type ColorComparison,
  type ColorRule,
  type RuleColor,
} from "@askery/model";
import { Plus, X } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Select } from "../../../ui/select.tsx";
import { NumberField } from "./number-field.tsx";

interface RulesFieldProps {
  readonly rules: readonly ColorRule[];
  readonly onChange: (rules: readonly ColorRule[]) => void;
}

const comparisonLabels: Readonly<Record<ColorComparison, string>> = {
  "<": "below",
  "<=": "at most",
  ">": "above",
  ">=": "at least",
};
const colorLabels: Readonly<Record<RuleColor, string>> = {
  good: "Good",
  bad: "Bad",
  accent: "Accent",
  muted: "Grey",
};

/** Colors of figures beyond a limit: "below 100: bad". */
export function RulesField({ rules, onChange }: RulesFieldProps) {
  const change = (index: number, part: Partial<ColorRule>) =>
    onChange(rules.map((rule, at) => (at === index ? { ...rule, ...part } : rule)));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-13 font-medium text-text">Limits with a color</legend>
      <p className="-mt-2 text-12 text-text-3">Figures above or below a limit get a color of their own.</p>
      {rules.map(({ comparison, value, color }, index) => (
        <div key={index} className="grid grid-cols-[1fr_1fr_auto] items-start gap-2">
          <Select
            label="When it is"
            options={colorComparisons.map((one) => ({ value: one, label: comparisonLabels[one] }))}
            value={comparison}
            onValueChange={(one) => change(index, { comparison: one })}
          />
          <NumberField
            label="Figure"
            value={value}
            onChange={(one) => one !== null && change(index, { value: one })}
          />
          <IconButton
            icon={X}
            className="mt-[1.625rem]"
            label="Remove the rule"
            onClick={() => onChange(rules.filter((_, at) => at !== index))}
          />
          <div className="col-span-2">
            <Select
              label="Color"
              isLabelHidden
              options={ruleColors.map((one) => ({ value: one, label: colorLabels[one] }))}
              value={color}
              onValueChange={(one) => change(index, { color: one })}
            />
          </div>
        </div>
      ))}
      <Button
        size="sm"
        icon={Plus}
        className="w-fit"
        disabled={rules.length >= 10}
        onClick={() => onChange([...rules, { comparison: "<", value: 0, color: "bad" }])}
      >
        Add a rule
      </Button>
    </fieldset>
  );
}
