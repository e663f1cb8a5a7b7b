import type { FavoriteAuthor } from "@askery/api";
import { Link } from "@tanstack/react-router";
import { Avatar } from "../../../ui/avatar.tsx";
import { countOf } from "../../wording/count-of.ts";

/** The user's favorite people, with links to their pages. A dot marks those of whom something is new. */
export function PeopleStrip({ authors }: { readonly authors: readonly FavoriteAuthor[] }) {
  if (authors.length === 0) return null;
  return (
    <ul aria-label="Favorite users" className="mb-4 flex flex-wrap gap-2">
      {authors.map(({ id, name, image, newCount }) => (
        <li key={id}>
          <Link
            to="/people/$id"
            params={{ id }}
            className="flex h-8 items-center gap-2 rounded-full bg-surface ps-1 pe-3 shadow-2 hover:bg-hover max-md:h-tap"
          >
            <Avatar name={name} image={image} tintKey={id} />
            {name}
            {newCount > 0 && (
              <>
                <span aria-hidden className="size-2 rounded-full bg-accent" />
                <span className="sr-only">, {countOf(newCount, "new item")}</span>
              </>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
