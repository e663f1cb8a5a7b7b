import type { ConversationSummary } from "@askery/api";
import { Pin, PinOff, Trash2 } from "lucide-react";
import { useManyConversations } from "../../shared/conversations/conversation-actions.ts";
import { countOf } from "../../shared/wording/count-of.ts";
import { Button } from "../../ui/button.tsx";
import type { ProjectSelection } from "./use-project-selection.ts";

/** What can be done with the selected projects. Nothing while none is selected. */
export function ProjectSelectionBar({ selection }: { readonly selection: ProjectSelection }) {
  const { projects, clear } = selection;
  const many = useManyConversations();
  if (projects.length === 0) return null;
  const isPinned = projects.every((project) => project.isPinned);
  const act = (work: (projects: readonly ConversationSummary[]) => void) => {
    work(projects);
    clear();
  };
  return (
    <div
      role="toolbar"
      aria-label="Selected projects"
      className="flex w-full flex-wrap items-center gap-1 rounded-3 bg-selected px-3 py-1.5"
    >
      <output className="me-2 text-13 font-medium text-text">
        {countOf(projects.length, "project")} selected
      </output>
      <Button
        kind="ghost"
        size="sm"
        icon={isPinned ? PinOff : Pin}
        onClick={() => act((chosen) => many.pin(chosen, !isPinned))}
      >
        {isPinned ? "Unpin" : "Pin"}
      </Button>
      <Button kind="ghost" size="sm" icon={Trash2} onClick={() => act(many.remove)}>
        Delete
      </Button>
      <Button kind="ghost" size="sm" className="ms-auto" onClick={clear}>
        Clear
      </Button>
    </div>
  );
}
