import type { PersonDetail } from "@askery/api";
import { Link } from "@tanstack/react-router";
import { Avatar } from "../../ui/avatar.tsx";

/** The user's favorite people, with links to their pages. */
export function PeopleStrip({ people }: { readonly people: readonly PersonDetail[] }) {
  if (people.length === 0) return null;
  return (
    <ul aria-label="Favorite users" className="mb-4 flex flex-wrap gap-2">
      {people.map(({ id, name, image }) => (
        <li key={id}>
          <Link
            to="/people/$id"
            params={{ id }}
            className="flex h-8 items-center gap-2 rounded-full bg-surface ps-1 pe-3 shadow-2 hover:bg-hover max-md:h-tap"
          >
            <Avatar name={name} image={image} tintKey={id} />
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
