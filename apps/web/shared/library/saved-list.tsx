import type { FiledKind, Page as PageOf, Person } from "@askery/api";
import { useInfiniteQuery, type InfiniteData, type UseInfiniteQueryOptions } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { Notice } from "../../ui/notice.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { PagedList } from "../list/paged-list.tsx";
import { useSearch } from "../list/use-search.ts";
import { startDrag } from "./folders/dragged-items.ts";
import { FolderList } from "./folders/folder-list.tsx";
import { describeFolder } from "./folders/folder-tree.ts";
import { FolderTrail } from "./folders/folder-trail.tsx";
import { MoveContext } from "./folders/move-context.ts";
import { MoveDialog } from "./folders/move-dialog.tsx";
import { NewFolderButton } from "./folders/new-folder-button.tsx";
import type { FiledItem } from "./folders/use-folders.ts";
import { useOpenFolder, type OpenFolder } from "./folders/use-open-folder.ts";
import { NothingSaved } from "./nothing-saved.tsx";
import { OwnerFilter } from "./owner-filter.tsx";
import { useFavoriteAuthors } from "./favorite-authors/use-favorite-authors.ts";
import { NewMark } from "./favorite-authors/new-mark.tsx";
import { PeopleStrip } from "./favorite-authors/people-strip.tsx";
import type { InFolder, Scope } from "./saved-lists.ts";
import type { SavedWords } from "./saved-words.ts";
import { SelectionBar } from "./selection/selection-bar.tsx";
import type { SelectedItem, Selection } from "./selection/use-selection.ts";

/** The items that a page lists: all, those that the user starred, or those of favorite people. */
export type PageScope = Exclude<Scope, "mine">;

/** An item of a list, with the person who made it. */
export type ListedItem = SelectedItem & { readonly owner: Person; readonly createdAtMs: number };

export interface SavedListProps<Item extends ListedItem> {
  readonly databaseId: string;
  readonly words: SavedWords;
  readonly scope: PageScope;
  /** The folder that the address opens. Other lists than that of all items show all folders together. */
  readonly folder?: string | undefined;
  readonly listQuery: (databaseId: string, scope: Scope, search: string, within: InFolder) => ListQuery<Item>;
  readonly layout: "rows" | "gallery";
  /** @param place the folders in which the item is, if the list is not that of one folder: "Sales / Europe" */
  readonly renderRow: (item: Item, place: string | null) => ReactNode;
  readonly selection: Selection<Item>;
  readonly onMakeBoard?: ((items: readonly SelectedItem[]) => void) | undefined;
  /** Besides the search: orders, filters. Default: none. */
  readonly tools?: ReactNode;
  /** The text and action to show if nothing has been saved yet. */
  readonly first: { readonly action: ReactNode; readonly text: string };
  /** What to show instead if the tools leave nothing of the list. Null if they leave everything. Default: null. */
  readonly nothingLeft?: string | null;
}

type ListQuery<Item> = UseInfiniteQueryOptions<
  PageOf<Item>,
  Error,
  InfiniteData<PageOf<Item>>,
  unknown[],
  string | null
>;

/** A list with its folders: that of the open folder, or what a search finds in all of them. */
export function SavedList<Item extends ListedItem>(props: SavedListProps<Item>) {
  const { databaseId, words, scope: pageScope, listQuery, layout, renderRow, selection, tools } = props;
  const { noun } = words;
  const { typed, setTyped, settled } = useSearch();
  const [owners, setOwners] = useState<"all" | "mine">("all");
  const [moving, setMoving] = useState<readonly FiledItem[] | null>(null);
  const open = useOpenFolder({ databaseId, kind: noun, folder: props.folder, onMoved: selection.clear });
  const { folders, openId, canEdit } = open;
  const scope = pageScope === "all" ? owners : pageScope;
  const isOfFolder = pageScope === "all" && settled === "";
  const within = isOfFolder ? { folder: openId ?? "top" } : {};
  const list = useInfiniteQuery(listQuery(databaseId, scope, settled, within));
  const authors = useFavoriteAuthors(databaseId, noun, scope === "people");
  return (
    <div className="page-column">
      {scope === "people" && <PeopleStrip authors={authors.list} />}
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <SearchField
          label={`Find a ${noun}`}
          value={typed}
          onValueChange={setTyped}
          className="w-72 max-lg:w-full"
        />
        {pageScope === "all" && <OwnerFilter value={owners} onValueChange={setOwners} />}
        {pageScope === "all" && canEdit && <NewFolderButton {...{ folders, openId }} />}
        {tools}
        <SelectionBar kind={noun} selection={selection} onMove={setMoving} onMakeBoard={props.onMakeBoard} />
      </div>
      {isOfFolder && <FolderParts title={words.title} kind={noun} open={open} />}
      <MoveContext value={canEdit ? setMoving : null}>
        <PagedList
          query={list}
          label={words.title}
          layout={layout}
          keyOf={({ id }) => id}
          {...(scope === "people" && { groupOf: ({ owner }: Item) => owner.name, isGathered: true })}
          renderRow={(item) => (
            <DraggedItem items={canEdit ? (selection.has(item.id) ? selection.items : [item]) : []}>
              {authors.isNew(item) && <NewMark />}
              {renderRow(item, isOfFolder ? null : describeFolder(folders.list, item.folderId))}
            </DraggedItem>
          )}
          empty={
            <NothingSaved
              {...{ words, scope }}
              search={settled}
              first={props.first}
              nothingLeft={props.nothingLeft ?? null}
              folder={isOfFolder && folders.list.length > 0 ? { isOpen: openId !== null } : null}
            />
          }
        />
      </MoveContext>
      {moving !== null && (
        <MoveDialog
          title={moving.length === 1 ? `Move the ${noun}` : `Move ${moving.length} ${noun}s`}
          folders={folders}
          currentId={placeOfAll(moving)}
          onPick={(folderId) => folders.file(moving, folderId)}
          onClose={() => setMoving(null)}
        />
      )}
    </div>
  );
}

interface FolderPartsProps {
  readonly title: string;
  readonly kind: FiledKind;
  readonly open: OpenFolder;
}

/** The way to the open folder, and the folders in it. */
function FolderParts({ title, kind, open: { isGone, ...open } }: FolderPartsProps) {
  return (
    <>
      {isGone && (
        <div className="mb-4">
          <Notice title="This folder no longer exists.">
            Its contents are in the folder that it was in.
          </Notice>
        </div>
      )}
      <FolderTrail title={title} {...open} />
      <FolderList kind={kind} {...open} />
    </>
  );
}

interface DraggedItemProps {
  /** What is dragged with the item. None if nothing can be moved. */
  readonly items: readonly FiledItem[];
  readonly children: ReactNode;
}

/** An item of the list, whose link starts a drag. */
function DraggedItem({ items, children }: DraggedItemProps) {
  return (
    <div
      className="relative h-full"
      onDragStart={(event) => {
        if (items.length > 0) startDrag(event, { kind: "items", items });
      }}
    >
      {children}
    </div>
  );
}

/** The folder in which all items are; undefined if they are in several. */
function placeOfAll(items: readonly FiledItem[]): string | null | undefined {
  const [first] = items;
  return items.every(({ folderId }) => folderId === first?.folderId) ? first?.folderId : undefined;
}
