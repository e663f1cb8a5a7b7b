import type { DataRule, LimitedGroup } from "@askery/api";
import { Pencil, Users } from "lucide-react";
import { useState } from "react";
import { Card } from "../../../ui/card.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { ListRow } from "../../../ui/list-row.tsx";
import { Section } from "../../../ui/section.tsx";
import { AttributesDialog } from "./attributes-dialog.tsx";
import { describeAttributes, listAttributes } from "./describe-rule.ts";

interface LimitedGroupsProps {
  readonly databaseId: string;
  readonly rules: readonly DataRule[];
  readonly groups: readonly LimitedGroup[];
}

/** The groups, with the values that their members have if they have none of their own. */
export function LimitedGroups({ databaseId, rules, groups }: LimitedGroupsProps) {
  const [changed, setChanged] = useState<LimitedGroup | null>(null);
  const names = listAttributes(rules);
  if (groups.length === 0 || names.length === 0) return null;
  return (
    <Section
      title="Groups"
      description="Values for members who have none of their own. Who is in several groups has those of all."
    >
      <Card>
        <ul aria-label="Groups">
          {groups.map((group) => (
            <ListRow
              key={group.id}
              lead={<Users className="size-4 text-text-3" />}
              title={group.name}
              detail={describeAttributes(names, group.attributes)}
              actions={
                <IconButton
                  label={`Change what ${group.name} sees`}
                  icon={Pencil}
                  onClick={() => setChanged(group)}
                />
              }
            />
          ))}
        </ul>
      </Card>
      {changed !== null && (
        <AttributesDialog
          {...{ databaseId, names }}
          holder={{ ...changed, kind: "group" }}
          onClose={() => setChanged(null)}
        />
      )}
    </Section>
  );
}
