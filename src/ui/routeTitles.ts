/** Titles that routes state once, for the app bar, the document and the path above a heading. */
import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { useMatches } from "@tanstack/react-router";
import { useEffect } from "react";
import { useUi } from "./ui";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /**
     * What this part of the address is called, where need be by its params; the product's name and the parts above come
     * before it.
     */
    readonly title?: MessageDescriptor | ((params: Readonly<Record<string, string>>) => MessageDescriptor);
    /** The areas that stand at the side of the page. */
    readonly navigation?: "administration";
    /** The screen is there without a session as well and brings its own frame. */
    readonly hasOwnFrame?: boolean;
    /** The screens below this one are parts of it: it stays while they change. */
    readonly staysMounted?: boolean;
  }
}

export interface RouteTitle {
  readonly text: string;
  readonly path: string;
}

/** The titled parts of the address on screen, outermost first; empty on the start page. */
export function useRouteTitles(): RouteTitle[] {
  const { _ } = useLingui();
  return useMatches().flatMap(({ staticData: { title }, params, pathname }) =>
    title ? [{ text: _(typeof title === "function" ? title(params) : title), path: pathname }] : [],
  );
}

/** States what the screen is about, such as the name of a commune, while the screen is there. */
export function usePageSubject(subject: string): void {
  const { pageSubject } = useUi();
  useEffect(() => {
    pageSubject.set(subject);
    return () => pageSubject.set(null);
  }, [pageSubject, subject]);
}

/** States which part of a screen is open while that is there: said when it changes, in no title. */
export function usePagePart(part: string): void {
  const { pagePart } = useUi();
  useEffect(() => {
    pagePart.set(part);
    return () => pagePart.set(null);
  }, [pagePart, part]);
}
