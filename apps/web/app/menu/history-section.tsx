import type { ConversationSummary, Database } from "@askery/api";
import { Link, useNavigate } from "@tanstack/react-router";
import { Ellipsis, Eye, Share2, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { useReadsAll } from "../../shared/database/use-reads-all.ts";
import { useDeleteConversation } from "../../shared/conversations/conversation-actions.ts";
import { useLatestProjects } from "../../shared/conversations/use-latest-projects.ts";
import { LazySharingDialog } from "../../shared/sharing/lazy-sharing-dialog.tsx";
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "../../ui/dropdown-menu.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { describeWhen } from "../../shared/wording/describe-when.ts";
import { useNow } from "../../shared/wording/use-now.ts";
import { toShareable } from "../../shared/sharing/shareable.ts";
import { MenuLink, TitledLink } from "./menu-link.tsx";
import { shortenTitles } from "./shorten-titles.ts";
import { useOpenUrl } from "./use-open-url.ts";

/** The five latest projects of a database, and a link to all of them. */
export function HistorySection({ database }: { readonly database: Database }) {
  const { projects, isKnown, isPreparing } = useLatestProjects(database);
  const labels = shortenTitles(projects.map(({ summary }) => summary));
  const now = useNow();
  const [shared, setShared] = useState<ConversationSummary | null>(null);
  const labelId = useId();
  return (
    <section aria-labelledby={labelId}>
      <h2 id={labelId} className="menu-label">
        History
      </h2>
      <output className="block">
        {isPreparing && (
          <span className="menu-note flex items-center gap-2">
            <Spinner />
            Answering example questions
          </span>
        )}
      </output>
      {isKnown && !isPreparing && projects.length === 0 && (
        <p className="menu-note">Your questions appear here.</p>
      )}
      <ul>
        {projects.map((project, index) => (
          <li key={project.id}>
            <HistoryRow
              project={project}
              label={labels[index] ?? project.summary}
              detail={isRepeated(project, projects) ? describeWhen(project.updatedAtMs, now) : undefined}
              onShare={() => setShared(project)}
            />
          </li>
        ))}
        {projects.length > 0 && (
          <li>
            <MenuLink url="/chats" className="menu-row is-quiet">
              <Ellipsis className="size-3.5!" />
              More
            </MenuLink>
          </li>
        )}
      </ul>
      <LazySharingDialog thing={shared && toShareable(shared)} onClose={() => setShared(null)} />
    </section>
  );
}

function isRepeated({ summary }: ConversationSummary, projects: readonly ConversationSummary[]): boolean {
  return projects.filter((other) => other.summary === summary).length > 1;
}

interface HistoryRowProps {
  readonly project: ConversationSummary;
  /** The shortened summary. */
  readonly label: string;
  /** Distinguishes projects with the same summary. */
  readonly detail: string | undefined;
  readonly onShare: () => void;
}

function HistoryRow({ project, label, detail, onShare }: HistoryRowProps) {
  const url = `/chat/${project.id}`;
  const isOpen = useOpenUrl() === url;
  const navigate = useNavigate();
  const remove = useDeleteConversation();
  const readsAll = useReadsAll(project.databaseId);
  const onDelete = () => {
    remove.mutate(project);
    if (isOpen) void navigate({ to: "/ask" });
  };
  return (
    <div className="menu-row-with-action">
      <TitledLink url={url} title={project.summary} label={label} detail={detail} />
      <Menu>
        <MenuTrigger className="menu-action" aria-label={`Actions for ${project.summary}`}>
          <Ellipsis />
        </MenuTrigger>
        <MenuContent side="right" align="start">
          <MenuItem asChild>
            <Link to={url}>
              <Eye />
              View Project
            </Link>
          </MenuItem>
          {readsAll && (
            <MenuItem icon={Share2} onSelect={onShare}>
              Share Project
            </MenuItem>
          )}
          <MenuSeparator />
          <MenuItem icon={Trash2} isDanger onSelect={onDelete}>
            Delete Project
          </MenuItem>
        </MenuContent>
      </Menu>
    </div>
  );
}
