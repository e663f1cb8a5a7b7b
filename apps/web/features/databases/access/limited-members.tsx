import type { DataRule, LimitedMember } from "@askery/api";
import { Eye, Pencil } from "lucide-react";
import { useState } from "react";
import { Avatar } from "../../../ui/avatar.tsx";
import { Card } from "../../../ui/card.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { ListRow } from "../../../ui/list-row.tsx";
import { Section } from "../../../ui/section.tsx";
import { AttributesDialog } from "./attributes-dialog.tsx";
import { describeAttributes, listAttributes } from "./describe-rule.ts";
import { SeeAsDialog } from "./see-as-dialog.tsx";

interface LimitedMembersProps {
  readonly databaseId: string;
  readonly rules: readonly DataRule[];
  readonly members: readonly LimitedMember[];
}

interface Step {
  readonly kind: "change" | "see";
  readonly member: LimitedMember;
}

/** The members whom the rules concern, with the values that the rules allow them. */
export function LimitedMembers({ databaseId, rules, members }: LimitedMembersProps) {
  const [step, setStep] = useState<Step | null>(null);
  const names = listAttributes(rules);
  const close = () => setStep(null);
  return (
    <Section title="Editors and viewers" description="What the rules allow each of them.">
      <Card>
        {members.length === 0 && (
          <p className="p-4 text-13 text-text-2">All members are owners or admins, who read everything.</p>
        )}
        <ul aria-label="Editors and viewers">
          {members.map((member) => (
            <ListRow
              key={member.person.id}
              lead={
                <Avatar
                  name={member.person.name}
                  image={member.person.image}
                  tintKey={member.person.id}
                  size="md"
                />
              }
              title={member.person.name}
              detail={describeAttributes(names, member.attributes)}
              actions={
                <>
                  <IconButton
                    label={`See as ${member.person.name}`}
                    icon={Eye}
                    onClick={() => setStep({ kind: "see", member })}
                  />
                  {names.length > 0 && (
                    <IconButton
                      label={`Change what ${member.person.name} sees`}
                      icon={Pencil}
                      onClick={() => setStep({ kind: "change", member })}
                    />
                  )}
                </>
              }
            />
          ))}
        </ul>
      </Card>
      {step?.kind === "change" && (
        <AttributesDialog
          {...{ databaseId, names }}
          holder={{ ...step.member.person, kind: "member", attributes: step.member.attributes }}
          onClose={close}
        />
      )}
      {step?.kind === "see" && <SeeAsDialog {...{ databaseId }} member={step.member} onClose={close} />}
    </Section>
  );
}
