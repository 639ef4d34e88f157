import { Outlet, useChildMatches } from "@tanstack/react-router";
import { Suspense } from "react";
import { PagePending } from "./PagePending";

/**
 * The screen below a layout route. Each screen has a new Suspense boundary:
 * an existing one would keep the previous screen until the data arrives.
 */
export function ScreenOutlet() {
  const screen = useChildMatches({
    select: (matches) =>
      (matches.find(({ staticData }) => staticData.staysMounted) ?? matches.at(-1))?.routeId,
  });
  return (
    <Suspense key={screen} fallback={<PagePending />}>
      <Outlet />
    </Suspense>
  );
}
