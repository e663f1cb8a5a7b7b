import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { sessionQuery } from "../server/queries.ts";
import { emptyDraft, readDraft, saveDraft, type CommentDraft } from "./comment-drafts.ts";

interface DraftUse {
  /** The draft when the field was first shown. */
  readonly initial: CommentDraft;
  readonly save: (draft: CommentDraft) => void;
}

/** The user's draft of a comment, in the browser's storage. */
export function useDrafts(of: string): DraftUse {
  const session = useQuery(sessionQuery);
  const userId = session.data?.user.id;
  const place = userId === undefined ? null : { userId, of };
  const [initial, setInitial] = useState(() => (place === null ? emptyDraft : readDraft(place)));
  return {
    initial,
    save: (draft) => {
      if (place !== null) saveDraft(place, draft);
      if (draft.text === "") setInitial(emptyDraft);
    },
  };
}
