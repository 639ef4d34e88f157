import { useRouter, useRouterState } from "@tanstack/react-router";
import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { nextTask } from "#browser/nextTask";
import { useObservable } from "#browser/useObservable";
import { focusTable } from "#ui/table/focusTable";
import { useAnnounce, useUi } from "#ui/ui";
import { productName, useFrameTitle } from "./useFrameTitle";

/** The part of a screen that changes while the rest stays; its value names the table to focus while it is empty. */
const findPagePart = () => document.querySelector<HTMLElement>("[data-part-of-page]");

/** The field of the command palette. */
const paletteField = "[aria-modal=true][data-state=open] [role=combobox]";

/**
 * Sets the document title. After a navigation it moves the focus to the screen and announces
 * the title; if only part of the screen changed, it focuses and announces that part.
 */
export function usePageChange(main: RefObject<HTMLElement | null>): void {
  const announce = useAnnounce();
  const screen = useFrameTitle();
  const { pagePart, pageSubject } = useUi();
  const subject = useObservable(pageSubject);
  const title = [productName, ...screen, ...(subject ? [subject] : [])].join(" - ");
  const router = useRouter();
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const shown = useRef(path);
  const place = useRef<HTMLElement | null>(null);

  useLayoutEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    // The title may change before the navigation ends: the parts on screen already belong to the next path.
    if (path !== undefined && path !== router.state.location.pathname) return;
    const before = shown.current;
    shown.current = path;
    const placeBefore = place.current;
    place.current = findPagePart();
    if (before === undefined || before === path) return;
    const isPart = place.current !== null && place.current === placeBefore;
    const target = isPart ? place.current : main.current;
    announce((isPart ? pagePart.get() : null) ?? title);
    const focused = document.activeElement;
    // Focusing forces a layout, so it runs in a separate task, unless the screen has already moved the focus.
    void nextTask().then(() => {
      if (document.activeElement !== focused) return;
      // The command palette may be opened while the page loads; without the focus it would close.
      if (focused?.matches(paletteField)) return;
      const tableId = isPart ? target?.dataset.partOfPage : undefined;
      // Evaluate now, since the part may have closed meanwhile.
      if (tableId && target?.childElementCount === 0) focusTable(tableId);
      else target?.focus({ preventScroll: true });
    });
  }, [announce, main, pagePart, path, router, title]);
}
