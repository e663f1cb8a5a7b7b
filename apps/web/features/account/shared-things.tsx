import { listSharedThings, type SharedThing } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { ChartColumn, LayoutDashboard, MessageCircleQuestionMark } from "lucide-react";
import { useState } from "react";
import { ListRow } from "../../shared/list/list-row.tsx";
import { FailurePanel } from "../../shared/page/failure-panel.tsx";
import { LinkButton } from "../../shared/page/link-button.tsx";
import { endpointQuery } from "../../shared/server/endpoint-query.ts";
import { LazySharingDialog } from "../../shared/sharing/lazy-sharing-dialog.tsx";
import { pathOf } from "../../shared/sharing/shareable.ts";
import { SharingBadges } from "../../shared/sharing/sharing-badges.tsx";
import { countOf } from "../../shared/wording/count-of.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Section } from "../../ui/section.tsx";
import { WaitingLine } from "../../ui/waiting-line.tsx";

const icons = {
  conversation: MessageCircleQuestionMark,
  chart: ChartColumn,
  dashboard: LayoutDashboard,
} as const;

/** Everything of the user that others can open: shared projects, and links. */
export function SharedThings() {
  const things = useQuery(endpointQuery(listSharedThings, {}, 0));
  if (things.data === undefined) {
    return things.error === null ? (
      <WaitingLine>Loading what you share</WaitingLine>
    ) : (
      <FailurePanel error={things.error} onRetry={() => void things.refetch()} />
    );
  }
  return (
    <Section
      title="Shared by me"
      description="Projects that members can read, and everything that opens with a link of yours, in all databases."
    >
      <Card>
        {things.data.length === 0 ? (
          <NothingShared />
        ) : (
          <ul aria-label="Shared by me" className="divide-y divide-line">
            {things.data.map((thing) => (
              <li key={`${thing.kind} ${thing.id}`}>
                <ThingRow thing={thing} />
              </li>
            ))}
          </ul>
        )}
      </Card>
    </Section>
  );
}

function ThingRow({ thing }: { readonly thing: SharedThing }) {
  const [isOpen, setIsOpen] = useState(false);
  const { kind, title, link, embed, readerCount } = thing;
  const isPublic = [link, embed].some((one) => one !== null && !one.isExpired);
  return (
    <>
      <ListRow
        icon={icons[kind]}
        title={title}
        to={pathOf(thing)}
        detail={describe(thing)}
        actions={
          <span className="flex items-center gap-3">
            <SharingBadges isPublic={isPublic} isShared={readerCount !== 0} />
            <Button size="sm" onClick={() => setIsOpen(true)}>
              Manage
              <span className="sr-only"> the sharing of {title}</span>
            </Button>
          </span>
        }
      />
      <LazySharingDialog
        thing={isOpen ? { ...thing, isMine: true } : null}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}

/** "Shop · 3 members · link, opened 4 times · on https://example.com" */
function describe({ databaseName, readerCount, link, embed }: SharedThing): string {
  const readers =
    readerCount === null ? "all members" : readerCount === 0 ? "" : countOf(readerCount, "member");
  const opened =
    link === null || link.visitCount === 0 ? "not opened yet" : `opened ${countOf(link.visitCount, "time")}`;
  const visits = link === null ? "" : `link, ${opened}`;
  const expired = link?.isExpired === true ? ", expired" : "";
  const sites = embed === null ? "" : `on ${embed.sites.join(", ")}`;
  return [databaseName, readers, `${visits}${expired}`, sites].filter((text) => text !== "").join(" · ");
}

function NothingShared() {
  return (
    <EmptyState
      title="You share nothing"
      drawing="grid"
      action={<LinkButton to="/chats">All projects</LinkButton>}
    >
      Open the menu of a project, chart or dashboard and choose Share.
    </EmptyState>
  );
}
