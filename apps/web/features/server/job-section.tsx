import type { ServerState } from "@askery/api";
import { LinkButton } from "../../shared/page/link-button.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { Section } from "../../ui/section.tsx";

/** How many background jobs run, wait and have failed, with the ways to all of them and to the audit log. */
export function JobSection({ jobs: { running, waiting, failed } }: Pick<ServerState, "jobs">) {
  return (
    <Section title="Background jobs" description="Syncs, tests of answers, and deletions from the trash.">
      <Card className="flex flex-wrap items-center gap-3 p-4">
        <span className="flex min-w-0 flex-1 basis-60 flex-wrap gap-2">
          <Badge tone={failed === 0 ? "success" : "danger"}>{failed} failed</Badge>
          <Badge tone={running === 0 ? "plain" : "accent"}>{running} running</Badge>
          <Badge>{waiting} waiting</Badge>
        </span>
        <span className="flex flex-wrap gap-2">
          <LinkButton to="/jobs">Background jobs</LinkButton>
          <LinkButton to="/audit">Audit log of the server</LinkButton>
        </span>
      </Card>
    </Section>
  );
}
