import type { ConversationSummary } from "@askery/api";
import { useState } from "react";

/** The projects that are selected for an action on all of them. */
export interface ProjectSelection {
  readonly projects: readonly ConversationSummary[];
  readonly has: (id: string) => boolean;
  readonly toggle: (project: ConversationSummary) => void;
  readonly clear: () => void;
}

export function useProjectSelection(): ProjectSelection {
  const [projects, setProjects] = useState<readonly ConversationSummary[]>([]);
  const has = (id: string) => projects.some((project) => project.id === id);
  return {
    projects,
    has,
    toggle: (project) =>
      setProjects(has(project.id) ? projects.filter(({ id }) => id !== project.id) : [...projects, project]),
    clear: () => setProjects([]),
  };
}
