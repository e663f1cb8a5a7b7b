import { exportConversation, type Conversation, type ConversationFormat } from "@askery/api";
import { useNavigate } from "@tanstack/react-router";
import { Ellipsis, FileText, FileType, LayoutDashboard, Pencil, Share2, Trash2 } from "lucide-react";
import { useState } from "react";
import {
  useDeleteConversation,
  useRenameConversation,
} from "../../shared/conversations/conversation-actions.ts";
import { useCanEdit } from "../../shared/database/use-can-edit.ts";
import { useReadsAll } from "../../shared/database/use-reads-all.ts";
import { CommentsButton } from "../../shared/comments/comments-button.tsx";
import { FavoriteButton } from "../../shared/library/favorite-button.tsx";
import { LazyNameDialog } from "../../ui/lazy-name-dialog.tsx";
import { LazySharingDialog } from "../../shared/sharing/lazy-sharing-dialog.tsx";
import { toShareable } from "../../shared/sharing/shareable.ts";
import { SharingBadges } from "../../shared/sharing/sharing-badges.tsx";
import { Button } from "../../ui/button.tsx";
import {
  Menu,
  MenuContent,
  MenuGroup,
  MenuItem,
  MenuLabel,
  MenuSeparator,
  MenuTrigger,
} from "../../ui/dropdown-menu.tsx";
import { fileNameOf, saveFile } from "../../shared/files/save-file.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { listAnswered, useProjectAsDashboard } from "./use-project-as-dashboard.ts";

type Opened = "nothing" | "share" | "name";

/** Actions for the whole project, in the page header. */
export function ProjectActions({ project }: { readonly project: Conversation }) {
  const [opened, setOpened] = useState<Opened>("nothing");
  const rename = useRenameConversation();
  const remove = useDeleteConversation();
  const navigate = useNavigate();
  const close = () => setOpened("nothing");
  const { id, databaseId, summary } = project;
  const readsAll = useReadsAll(databaseId);
  const canEdit = useCanEdit(databaseId);
  const board = useProjectAsDashboard(project);
  const deleteProject = () => {
    remove.mutate(project);
    void navigate({ to: "/ask" });
  };
  const save = (format: ConversationFormat) => {
    const address = exportConversation.path.replace("{conversationId}", encodeURIComponent(id));
    saveFile(`${address}?format=${format}`, fileNameOf(summary, format));
  };
  return (
    <>
      <SharingBadges isPublic={project.isPublic} isShared={project.isShared} />
      <CommentsButton />
      <FavoriteButton
        kind="conversation"
        databaseId={databaseId}
        targetId={id}
        title={summary}
        url={`/chat/${id}`}
      />
      {readsAll && (
        <Button
          kind="ghost"
          size="sm"
          icon={Share2}
          className="max-md:hidden"
          onClick={() => setOpened("share")}
        >
          Share
        </Button>
      )}
      <Menu>
        <MenuTrigger asChild>
          <IconButton label="More" icon={Ellipsis} isBusy={board.isPending} />
        </MenuTrigger>
        <MenuContent align="end">
          {readsAll && (
            <MenuItem icon={Share2} className="md:hidden" onSelect={() => setOpened("share")}>
              Share
            </MenuItem>
          )}
          <MenuItem icon={Pencil} onSelect={() => setOpened("name")}>
            Rename
          </MenuItem>
          {canEdit && listAnswered(project).length > 0 && (
            <MenuItem icon={LayoutDashboard} disabled={board.isPending} onSelect={() => board.mutate()}>
              Save as dashboard
            </MenuItem>
          )}
          <ExportItems onSave={save} />
          <MenuSeparator />
          <MenuItem icon={Trash2} isDanger onSelect={deleteProject}>
            Delete
          </MenuItem>
        </MenuContent>
      </Menu>
      {opened === "name" && (
        <LazyNameDialog
          title="Rename project"
          name={project.summary}
          confirmLabel="Rename"
          onConfirm={(summary) => rename.mutate({ of: project, summary })}
          onClose={close}
        />
      )}
      <LazySharingDialog thing={opened === "share" ? toShareable(project) : null} onClose={close} />
    </>
  );
}

function ExportItems({ onSave }: { readonly onSave: (format: ConversationFormat) => void }) {
  return (
    <MenuGroup aria-label="Export">
      <MenuLabel>Export</MenuLabel>
      <MenuItem icon={FileText} onSelect={() => onSave("md")}>
        Markdown
      </MenuItem>
      <MenuItem icon={FileType} onSelect={() => onSave("pdf")}>
        PDF
      </MenuItem>
    </MenuGroup>
  );
}
