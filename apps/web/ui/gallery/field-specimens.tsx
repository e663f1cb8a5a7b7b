import { useState } from "react";
import { Checkbox } from "../checkbox.tsx";
import { ChoiceCards } from "../choice-card.tsx";
import { PasswordField } from "../password-field.tsx";
import { SearchField } from "../search-field.tsx";
import { Select } from "../select.tsx";
import { Switch } from "../switch.tsx";
import { TextArea } from "../text-area.tsx";
import { TextField } from "../text-field.tsx";
import { Specimen, Specimens } from "./specimen.tsx";

export function FieldSpecimens() {
  return (
    <Specimens title="Fields">
      <Specimen title="Text: full, empty with hint, wrong, disabled">
        <div className="grid w-full gap-4">
          <TextField label="Name" defaultValue="Marlow & Finch" />
          <TextField
            label="Host"
            placeholder="db.example.com"
            hint="Without a protocol or a port."
            aside="optional"
          />
          <TextField label="Port" defaultValue="54x2" error="A port is a number from 1 to 65535." />
          <TextField label="Database" defaultValue="orders" disabled />
        </div>
      </Specimen>
      <Specimen title="Password, several lines">
        <div className="grid w-full gap-4">
          <PasswordField label="Password" autoComplete="off" defaultValue="correct horse" />
          <PasswordField label="New password" autoComplete="off" hint="At least 8 characters." />
          <TextArea label="Description" defaultValue="One row for each product in an order." />
        </div>
      </Specimen>
      <Specimen title="Select: chosen, nothing chosen, wrong">
        <SelectSpecimens />
      </Specimen>
      <Specimen title="Checkbox, switch, search">
        <ToggleSpecimens />
      </Specimen>
      <Specimen title="Choices: what an unclear word can mean" isWide>
        <ChoiceSpecimen />
      </Specimen>
    </Specimens>
  );
}

type Zone = "Europe/Berlin" | "UTC" | "America/New_York";

function SelectSpecimens() {
  const [zone, setZone] = useState<Zone | undefined>("Europe/Berlin");
  const options = [
    { value: "Europe/Berlin", label: "Berlin", detail: "UTC+1" },
    { value: "UTC", label: "UTC" },
    { value: "America/New_York", label: "New York", detail: "UTC−5" },
  ] as const;
  return (
    <div className="grid w-full gap-4">
      <Select
        label="Time zone"
        options={options}
        value={zone}
        onValueChange={setZone}
        hint="Days begin here."
      />
      <Select label="Second time zone" options={options} value={undefined} onValueChange={setZone} />
      <Select
        label="Third time zone"
        options={options}
        value={undefined}
        onValueChange={setZone}
        error="Choose one."
      />
      <Select label="Fourth time zone" options={options} value="UTC" onValueChange={setZone} isDisabled />
    </div>
  );
}

function ToggleSpecimens() {
  const [isOn, setIsOn] = useState(true);
  const [text, setText] = useState("order");
  return (
    <div className="grid w-full gap-3">
      <Checkbox
        label="Send sample values"
        hint="Names and amounts, at most five a column."
        checked={isOn}
        onCheckedChange={setIsOn}
      />
      <Checkbox label="All columns" checked="some" onCheckedChange={setIsOn} />
      <Checkbox label="Audit events" checked={false} onCheckedChange={setIsOn} />
      <Checkbox label="Not on this plan" checked isDisabled onCheckedChange={setIsOn} />
      <Switch
        label="Remember this for everybody in Marlow & Finch"
        checked={isOn}
        onCheckedChange={setIsOn}
      />
      <Switch label="Off" checked={!isOn} onCheckedChange={(next) => setIsOn(!next)} />
      <Switch label="Unavailable" checked isDisabled onCheckedChange={setIsOn} />
      <SearchField label="Find a table" value={text} onValueChange={setText} />
      <SearchField label="Find a column" value="" onValueChange={setText} />
    </div>
  );
}

function ChoiceSpecimen() {
  const [meaning, setMeaning] = useState<"revenue" | "margin" | undefined>("revenue");
  return (
    <div className="w-full">
      <ChoiceCards
        label="“value” can mean two things here"
        value={meaning}
        onValueChange={setMeaning}
        choices={[
          {
            value: "revenue",
            label: "Revenue",
            detail: "sum of order lines",
            aside: "first: Aiko Tanaka, €48,210",
          },
          {
            value: "margin",
            label: "Margin",
            detail: "revenue minus cost",
            aside: "first: Jonas Weiß, €11,904",
          },
        ]}
      />
    </div>
  );
}
