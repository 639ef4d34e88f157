/** Route titles, used by the app bar, the document title and breadcrumbs. */
import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { useMatches } from "@tanstack/react-router";
import { useEffect } from "react";
import type { ActivitySection } from "#domain/activitySections";
import { useUi } from "./ui";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** Title of this part of the URL. Titles of parent routes come before it. */
    readonly title?: MessageDescriptor | ((params: Readonly<Record<string, string>>) => MessageDescriptor);
    /**
     * Section of the activity log with the entries about this screen, which its history link opens. The params
     * commune, service, job and run of the URL narrow them.
     */
    readonly history?: ActivitySection;
    /** Page of the help about this screen, by its file. */
    readonly help?: string;
    /** Navigation at the side of the page. */
    readonly navigation?: "administration";
    /** The screen also works without a session and renders its own frame. */
    readonly hasOwnFrame?: boolean;
    /** Stays mounted while child routes change: they are parts of this screen, or it has a `ScreenOutlet`. */
    readonly staysMounted?: boolean;
    /** Holds a selection, which a page load would lose, while child routes change. */
    readonly holdsSelection?: boolean;
  }
}

export interface RouteTitle {
  readonly text: string;
  readonly path: string;
}

/** Titles of the matched routes, outermost first; empty on the start page. */
export function useRouteTitles(): RouteTitle[] {
  const { _ } = useLingui();
  return useMatches({
    select: (matches) =>
      matches.flatMap(({ staticData: { title }, params, pathname }) =>
        title ? [{ text: _(typeof title === "function" ? title(params) : title), path: pathname }] : [],
      ),
    // Other search params render nothing again.
    structuralSharing: true,
  });
}

/** Sets the subject of the screen, such as the name of a commune, while it is mounted. */
export function usePageSubject(subject: string): void {
  const { pageSubject } = useUi();
  useEffect(() => {
    pageSubject.set(subject);
    return () => pageSubject.set(null);
  }, [pageSubject, subject]);
}

/** Sets the open part of a screen while it is mounted. Changes are announced, but not part of the title. */
export function usePagePart(part: string): void {
  const { pagePart } = useUi();
  useEffect(() => {
    pagePart.set(part);
    return () => pagePart.set(null);
  }, [pagePart, part]);
}
