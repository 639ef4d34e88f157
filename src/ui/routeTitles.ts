/** Titles that routes state once, for the app bar, the document and the path above a heading. */
import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { useMatches } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** What this part of the address is called; the product's name and the parts above come before it. */
    readonly title?: MessageDescriptor;
    /** The areas that stand at the side of the page. */
    readonly navigation?: "administration";
    /** The screen is there without a session as well and brings its own frame. */
    readonly hasOwnFrame?: boolean;
  }
}

export interface RouteTitle {
  readonly text: string;
  readonly path: string;
}

/** The titled parts of the address on screen, outermost first; empty on the start page. */
export function useRouteTitles(): RouteTitle[] {
  const { _ } = useLingui();
  return useMatches().flatMap(({ staticData, pathname }) =>
    staticData.title ? [{ text: _(staticData.title), path: pathname }] : [],
  );
}
