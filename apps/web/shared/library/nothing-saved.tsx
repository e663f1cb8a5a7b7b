import type { ReactNode } from "react";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LinkButton } from "../page/link-button.tsx";
import type { Scope } from "./saved-lists.ts";
import type { SavedWords } from "./saved-words.ts";

interface NothingSavedProps {
  readonly words: SavedWords;
  readonly scope: Scope;
  readonly search: string;
  /** The text and action to show if nothing has been saved yet. */
  readonly first: { readonly action: ReactNode; readonly text: string };
  /** What to show if a filter leaves nothing; null if there is no filter. */
  readonly nothingLeft: string | null;
  /** Which list of folders is empty: the open folder, or the top. Null if there are no folders. */
  readonly folder: { readonly isOpen: boolean } | null;
}

/** The empty state of a list of saved items. */
export function NothingSaved({ words, scope, search, first, nothingLeft, folder }: NothingSavedProps) {
  const { noun, title, path, drawing } = words;
  const nouns = title.toLowerCase();
  if (search !== "") return <NothingFound noun={noun} search={search} />;
  if (nothingLeft !== null) return <p className="px-4 py-6 text-center text-13 text-text-3">{nothingLeft}</p>;
  const all = <LinkButton to={path}>All {nouns}</LinkButton>;
  if (folder !== null) return <EmptyFolder nouns={nouns} isOpen={folder.isOpen} />;
  if (scope === "starred") {
    return (
      <EmptyState title={`No starred ${nouns} yet`} drawing={drawing} action={all}>
        Star a {noun} and it appears here.
      </EmptyState>
    );
  }
  if (scope === "people") {
    return (
      <EmptyState title={`No ${nouns} of favorite users yet`} drawing="people" action={all}>
        Open someone's page from one of their {nouns} and make them a favorite: what they publish appears
        here.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={scope === "mine" ? `No ${nouns} of yours yet` : `No ${nouns} yet`}
      drawing={drawing}
      action={first.action}
    >
      {first.text}
    </EmptyState>
  );
}

function EmptyFolder({ nouns, isOpen }: { readonly nouns: string; readonly isOpen: boolean }) {
  return (
    <p className="px-4 py-6 text-center text-13 text-text-3">
      {isOpen
        ? `No ${nouns} in this folder. Drag some here, or choose Move in their menus.`
        : `All ${nouns} are in folders.`}
    </p>
  );
}

function NothingFound({ noun, search }: { readonly noun: string; readonly search: string }) {
  return (
    <EmptyState
      title={`No ${noun} is called “${search}”`}
      drawing="search"
      action={
        <LinkButton to="/ask" search={{ q: search }}>
          Ask “{search}”
        </LinkButton>
      }
    >
      Search covers titles only. Ask it as a question, or try fewer words.
    </EmptyState>
  );
}
