import { Folder } from "lucide-react";

/** Where an item is, in lists of several folders. Nothing for the top. */
export function FolderName({ place }: { readonly place: string | null }) {
  if (place === null) return null;
  return (
    <p className="mt-0.5 flex min-w-0 items-center gap-1 text-12 text-text-3">
      <Folder className="size-3! flex-none" />
      <span className="truncate">{place}</span>
    </p>
  );
}
