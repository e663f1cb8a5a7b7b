import type { Person } from "@askery/api";
import { useEffect, useRef } from "react";
import { Avatar } from "../../ui/avatar.tsx";
import { joinClasses } from "../../ui/join-classes.ts";

/** A person who can be mentioned. With limits, the mention shows them the comment. */
export type Mentionable = Person & { readonly isLimited: boolean };

interface MentionListProps {
  readonly id: string;
  readonly people: readonly Mentionable[];
  /** The index of the selected one. */
  readonly lit: number;
  readonly onAccept: (person: Person) => void;
}

export function optionIdOf(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** The people who can be mentioned, under the field. Focus stays in the field; a click accepts a person. */
export function MentionList({ id, people, lit, onAccept }: MentionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children.item(lit)?.scrollIntoView({ block: "nearest" });
  }, [lit]);
  return (
    <div
      ref={list}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag lists what a text could become
      role="listbox"
      aria-label="People to mention"
      className="max-h-40 overflow-y-auto rounded-3 bg-surface p-1 shadow-2"
      // Keeps focus in the field on click.
      onPointerDown={(event) => event.preventDefault()}
    >
      {people.map((person, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and takes keys
        <div
          key={person.id}
          id={optionIdOf(id, index)}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag is one of such a list
          role="option"
          tabIndex={-1}
          aria-selected={index === lit}
          className={joinClasses(
            "flex min-h-row cursor-default items-center gap-2 rounded-2 px-2 text-13 max-md:min-h-tap",
            index === lit && "bg-selected",
          )}
          onClick={() => onAccept(person)}
        >
          <Avatar name={person.name} image={person.image} tintKey={person.id} size="xs" />
          <span className="min-w-0 truncate">{person.name}</span>
          {person.isLimited && <span className="shrink-0 text-12 text-text-3">limited access</span>}
        </div>
      ))}
    </div>
  );
}
