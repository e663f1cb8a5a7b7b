import { listFavoritePeople, type Page as PageOf } from "@askery/api";
import {
  useInfiniteQuery,
  useQuery,
  type InfiniteData,
  type UseInfiniteQueryOptions,
} from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState, type ReactNode } from "react";
import { SearchField } from "../../ui/search-field.tsx";
import { LinkButton } from "../page/link-button.tsx";
import { Page } from "../page/page.tsx";
import { WithDatabase } from "../database/with-database.tsx";
import { endpointQuery } from "../server/endpoint-query.ts";
import type { Scope } from "./saved-lists.ts";
import { NothingSaved } from "./nothing-saved.tsx";
import { OwnerFilter } from "./owner-filter.tsx";
import { PagedList } from "../list/paged-list.tsx";
import { PeopleStrip } from "./people-strip.tsx";
import type { SavedWords } from "./saved-words.ts";
import { useSearch } from "../list/use-search.ts";

/** The items that a page lists: all, those that the user starred, or those of favorite people. */
export type PageScope = Exclude<Scope, "mine">;

interface SavedListProps<Item> {
  readonly words: SavedWords;
  readonly scope: PageScope;
  readonly listQuery: (databaseId: string, scope: Scope, search: string) => ListQuery<Item>;
  readonly layout: "rows" | "gallery";
  readonly renderRow: (item: Item) => ReactNode;
  /** Besides the search: orders, filters, actions on what is selected. Default: none. */
  readonly tools?: ReactNode;
  /** The text and action to show if nothing has been saved yet. */
  readonly first: { readonly action: ReactNode; readonly text: string };
}

type ListQuery<Item> = UseInfiniteQueryOptions<
  PageOf<Item>,
  Error,
  InfiniteData<PageOf<Item>>,
  unknown[],
  string | null
>;

/** Lists the saved items of the current database, with search, pages and a button for a new one. */
export function SavedListPage<Item extends { readonly id: string }>(props: SavedListProps<Item>) {
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

function SavedList<Item extends { readonly id: string }>(
  props: SavedListProps<Item> & { readonly databaseId: string },
) {
  const { databaseId, words, scope: pageScope, listQuery, layout, renderRow, tools, first } = props;
  const { typed, setTyped, settled } = useSearch();
  const [owners, setOwners] = useState<"all" | "mine">("all");
  const scope = pageScope === "all" ? owners : pageScope;
  const list = useInfiniteQuery(listQuery(databaseId, scope, settled));
  const people = useQuery({ ...endpointQuery(listFavoritePeople), enabled: scope === "people" });
  return (
    <div className="page-column">
      {scope === "people" && <PeopleStrip people={people.data ?? []} />}
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <SearchField
          label={`Find a ${words.noun}`}
          value={typed}
          onValueChange={setTyped}
          className="w-72 max-md:w-full"
        />
        {pageScope === "all" && <OwnerFilter value={owners} onValueChange={setOwners} />}
        {tools}
      </div>
      <PagedList
        query={list}
        label={words.title}
        layout={layout}
        keyOf={({ id }) => id}
        renderRow={renderRow}
        empty={<NothingSaved words={words} scope={scope} search={settled} first={first} />}
      />
    </div>
  );
}
