import type { TestState } from "@askery/api";
import { Check, CircleAlert, X } from "lucide-react";
import { Badge } from "../../../ui/badge.tsx";

const looks = {
  passed: { tone: "success", icon: Check, words: "Passed" },
  failed: { tone: "danger", icon: X, words: "Failed" },
  broken: { tone: "warning", icon: CircleAlert, words: "Could not run" },
} as const;

/** The result of a run. */
export function TestStateBadge({ state }: { readonly state: TestState | null }) {
  if (state === null) return <Badge>Not run yet</Badge>;
  const { tone, icon, words } = looks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {words}
    </Badge>
  );
}
