import { useLayoutEffect } from "react";

/** Sets the document title. */
export function useDocumentTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}
