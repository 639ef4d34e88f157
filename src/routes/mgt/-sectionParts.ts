import { lazyRouteComponent } from "@tanstack/react-router";

/** What stands in a section's place while its code is on its way, or when it fails; named once for all sections. */
export const sectionParts = {
  pendingComponent: lazyRouteComponent(() => import("#mgt/commune/SectionBoundary"), "SectionPending"),
  errorComponent: lazyRouteComponent(() => import("#mgt/commune/SectionBoundary"), "SectionFailed"),
};
