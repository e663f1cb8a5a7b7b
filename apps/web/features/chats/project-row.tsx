import type { ConversationSummary } from "@askery/api";
import { Ellipsis, MessageCircleQuestionMark, Pencil, Pin, PinOff, Share2, Trash2 } from "lucide-react";
import { useState } from "react";
import {
  useDeleteConversation,
  useManyConversations,
  useRenameConversation,
} from "../../shared/conversations/conversation-actions.ts";
import { useReadsAll } from "../../shared/database/use-reads-all.ts";
import { ListRow } from "../../shared/list/list-row.tsx";
import { LazySharingDialog } from "../../shared/sharing/lazy-sharing-dialog.tsx";
import { toShareable } from "../../shared/sharing/shareable.ts";
import { SharingBadges } from "../../shared/sharing/sharing-badges.tsx";
import { describeWhen } from "../../shared/wording/describe-when.ts";
import { useNow } from "../../shared/wording/use-now.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "../../ui/dropdown-menu.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { LazyNameDialog } from "../../ui/lazy-name-dialog.tsx";
import type { ProjectSelection } from "./use-project-selection.ts";

const modeNames = { genesis: "Genesis", explorer: "Explorer", quantum: "Quantum" } as const;

interface ProjectRowProps {
  readonly project: ConversationSummary;
  readonly selection: ProjectSelection;
}

/** A project of the user, with its actions. */
export function ProjectRow({ project, selection }: ProjectRowProps) {
  const [dialog, setDialog] = useState<"rename" | "share" | null>(null);
  const now = useNow();
  const close = () => setDialog(null);
  return (
    <>
      <ListRow
        lead={
          <div className="relative z-1 flex-none">
            <Checkbox
              label={<span className="sr-only">{`Select ${project.summary}`}</span>}
              checked={selection.has(project.id)}
              onCheckedChange={() => selection.toggle(project)}
            />
          </div>
        }
        title={project.summary}
        to={`/chat/${project.id}`}
        detail={`${modeNames[project.mode]} · ${describeWhen(project.updatedAtMs, now)}`}
        actions={
          <>
            {project.isPinned && <Pin aria-label="Pinned" className="size-3.5! text-text-3" />}
            <SharingBadges isPublic={project.isPublic} isShared={project.isShared} />
            <ProjectMenu project={project} onOpen={setDialog} />
          </>
        }
      />
      {dialog === "rename" && <RenameDialog project={project} onClose={close} />}
      <LazySharingDialog thing={dialog === "share" ? toShareable(project) : null} onClose={close} />
    </>
  );
}

interface ProjectMenuProps {
  readonly project: ConversationSummary;
  readonly onOpen: (dialog: "rename" | "share") => void;
}

function ProjectMenu(props: ProjectMenuProps) {
  return (
    <Menu>
      <MenuTrigger asChild>
        <IconButton label={`Actions for ${props.project.summary}`} icon={Ellipsis} />
      </MenuTrigger>
      <MenuContent align="end">
        <ProjectMenuItems {...props} />
      </MenuContent>
    </Menu>
  );
}

/** Rendered while the menu is open: a page has a menu for each of its projects. */
function ProjectMenuItems({ project, onOpen }: ProjectMenuProps) {
  const remove = useDeleteConversation();
  const many = useManyConversations();
  const readsAll = useReadsAll(project.databaseId);
  return (
    <>
      <MenuItem icon={Pencil} onSelect={() => onOpen("rename")}>
        Rename
      </MenuItem>
      <MenuItem
        icon={project.isPinned ? PinOff : Pin}
        onSelect={() => many.pin([project], !project.isPinned)}
      >
        {project.isPinned ? "Unpin" : "Pin"}
      </MenuItem>
      {readsAll && (
        <MenuItem icon={Share2} onSelect={() => onOpen("share")}>
          Share
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={Trash2} isDanger onSelect={() => remove.mutate(project)}>
        Delete
      </MenuItem>
    </>
  );
}

interface RenameDialogProps {
  readonly project: ConversationSummary;
  readonly onClose: () => void;
}

function RenameDialog({ project, onClose }: RenameDialogProps) {
  const rename = useRenameConversation();
  return (
    <LazyNameDialog
      title="Rename project"
      name={project.summary}
      confirmLabel="Rename"
      onConfirm={(summary) => rename.mutate({ of: project, summary })}
      onClose={onClose}
    />
  );
}

/** A project of another member, to read. */
export function SharedRow({ project }: { readonly project: ConversationSummary }) {
  const now = useNow();
  const { id, summary, owner, updatedAtMs } = project;
  return (
    <ListRow
      icon={MessageCircleQuestionMark}
      title={summary}
      to={`/chat/${id}`}
      detail={`${owner.name} · ${describeWhen(updatedAtMs, now)}`}
    />
  );
}
