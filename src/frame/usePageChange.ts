import { useRouterState } from "@tanstack/react-router";
import { useEffect, useRef, type RefObject } from "react";
import { announce } from "#ui/announce";
import { productName, useFrameTitle } from "./useFrameTitle";

/** Names the document after the screen; on the way to another one the focus goes along and the title is said. */
export function usePageChange(main: RefObject<HTMLElement | null>): void {
  const title = [productName, ...useFrameTitle()].join(" - ");
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const shown = useRef(path);

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    const before = shown.current;
    shown.current = path;
    if (before === undefined || before === path) return;
    main.current?.focus({ preventScroll: true });
    announce(title);
  }, [main, path, title]);
}
