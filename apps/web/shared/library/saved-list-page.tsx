import { Plus } from "lucide-react";
import { LinkButton } from "../page/link-button.tsx";
import { Page } from "../page/page.tsx";
import { WithDatabase } from "../database/with-database.tsx";
import { SavedList, type ListedItem, type PageScope, type SavedListProps } from "./saved-list.tsx";

/** Lists the saved items of the current database, with search, pages and a button for a new one. */
export function SavedListPage<Item extends ListedItem>(props: Omit<SavedListProps<Item>, "databaseId">) {
  const { words, scope } = props;
  const { noun, title, path, newPath } = words;
  const titles: Readonly<Record<PageScope, string>> = {
    all: title,
    starred: "Starred",
    people: "Favorite users",
  };
  return (
    <Page
      title={titles[scope]}
      crumbs={scope === "all" ? [] : [{ title, to: path }]}
      actions={
        <LinkButton to={newPath} size="sm">
          <Plus />
          <span>
            New<span className="max-md:sr-only"> {noun}</span>
          </span>
        </LinkButton>
      }
    >
      <WithDatabase>
        {({ id }) => <SavedList key={`${id} ${scope}`} databaseId={id} {...props} />}
      </WithDatabase>
    </Page>
  );
}
