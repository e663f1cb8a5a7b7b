import { useEffect } from "react";

/** Sets the title of the browser's tab and history entry. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === "Askery" ? title : `${title} · Askery`;
  }, [title]);
}
