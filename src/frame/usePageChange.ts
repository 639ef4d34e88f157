import { useRouterState } from "@tanstack/react-router";
import { useEffect, useRef, type RefObject } from "react";
import { useObservable } from "#browser/useObservable";
import { useAnnounce, useUi } from "#ui/ui";
import { productName, useFrameTitle } from "./useFrameTitle";

/** The part of a screen that changes while the rest stays. */
const findPagePart = () => document.querySelector<HTMLElement>("[data-part-of-page]");

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
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const shown = useRef(path);
  const place = useRef<HTMLElement | null>(null);

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    const before = shown.current;
    shown.current = path;
    const placeBefore = place.current;
    place.current = findPagePart();
    if (before === undefined || before === path) return;
    const isPart = place.current !== null && place.current === placeBefore;
    const target = isPart ? place.current : main.current;
    target?.focus({ preventScroll: true });
    announce((isPart ? pagePart.get() : null) ?? title);
  }, [announce, main, pagePart, path, title]);
}
