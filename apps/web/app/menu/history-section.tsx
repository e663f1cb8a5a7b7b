import type { ConversationSummary } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { Ellipsis, Eye, Share2, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { useDeleteConversation } from "../../shared/conversations/conversation-actions.ts";
import { latestConversationsQuery } from "../../shared/server/queries.ts";
import { LazyShareProject } from "../../shared/conversations/lazy-share-project.tsx";
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "../../ui/dropdown-menu.tsx";
import { MenuLink } from "./menu-link.tsx";
import { useOpenUrl } from "./use-open-url.ts";

/** The five latest projects of a database, and the way to all of them. */
export function HistorySection({ databaseId }: { readonly databaseId: string }) {
  const latest = useQuery(latestConversationsQuery(databaseId));
  const [shared, setShared] = useState<ConversationSummary | null>(null);
  const labelId = useId();
  const projects = latest.data?.items ?? [];
  return (
    <section aria-labelledby={labelId}>
      <h2 id={labelId} className="menu-label">
        History
      </h2>
      {latest.isSuccess && projects.length === 0 && <p className="menu-note">Your questions appear here.</p>}
      <ul>
        {projects.map((project) => (
          <li key={project.id}>
            <HistoryRow project={project} onShare={() => setShared(project)} />
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
      <LazyShareProject project={shared} onClose={() => setShared(null)} />
    </section>
  );
}

interface HistoryRowProps {
  readonly project: ConversationSummary;
  readonly onShare: () => void;
}

function HistoryRow({ project, onShare }: HistoryRowProps) {
  const url = `/chat/${project.id}`;
  const isOpen = useOpenUrl() === url;
  const navigate = useNavigate();
  const remove = useDeleteConversation();
  const onDelete = () => {
    remove.mutate(project);
    if (isOpen) void navigate({ to: "/ask" });
  };
  return (
    <div className="menu-row-with-action">
      <MenuLink url={url}>
        <span className="truncate">{project.summary}</span>
      </MenuLink>
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
          <MenuItem icon={Share2} onSelect={onShare}>
            Share Project
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={Trash2} isDanger onSelect={onDelete}>
            Delete Project
          </MenuItem>
        </MenuContent>
      </Menu>
    </div>
  );
}
