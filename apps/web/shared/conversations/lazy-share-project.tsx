import type { ConversationSummary } from "@askery/api";
import { lazy, Suspense } from "react";

const ShareProjectDialog = lazy(async () => ({
  default: (await import("./share-project-dialog.tsx")).ShareProjectDialog,
}));

interface LazyShareProjectProps {
  /** The project to share; null while the dialog is closed. */
  readonly project: Pick<ConversationSummary, "id" | "summary"> | null;
  readonly onClose: () => void;
}

/** The share dialog of a project, loaded on first use. */
export function LazyShareProject({ project, onClose }: LazyShareProjectProps) {
  if (project === null) return null;
  return (
    <Suspense fallback={null}>
      <ShareProjectDialog project={project} onClose={onClose} />
    </Suspense>
  );
}
