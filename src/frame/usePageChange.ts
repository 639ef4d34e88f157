import { useRouterState } from "@tanstack/react-router";
import { useEffect, useRef, type RefObject } from "react";
import { useObservable } from "#browser/useObservable";
import { useAnnounce, useUi } from "#ui/ui";
import { productName, useFrameTitle } from "./useFrameTitle";

/** The place within a screen that changes while the rest of it stays. */
const placeWithin = () => document.querySelector<HTMLElement>("[data-part-of-page]");

/**
 * Names the document after the screen and what it is about; on the way to another one the focus goes along and the
 * title is said. Where only a part of the screen has changed, the focus goes there and that part is said.
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
    place.current = placeWithin();
    if (before === undefined || before === path) return;
    const isPart = place.current !== null && place.current === placeBefore;
    const target = isPart ? place.current : main.current;
    target?.focus({ preventScroll: true });
    announce((isPart ? pagePart.get() : null) ?? title);
  }, [announce, main, pagePart, path, title]);
}
