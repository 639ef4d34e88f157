import { useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { useBrowser } from "#browser/browser";
import { startTimer } from "#browser/startTimer";
import { visitsPerCall } from "#domain/places";
import { visitsDelayMs } from "#domain/timings";
import { visibleScreens } from "#frame/screens";
import { useSessionServices } from "#session/sessionServices";
import { useDocumentEvent } from "#ui/useDocumentEvent";
import { placeAt } from "./placeLink";
import { useVisitExchange } from "./useVisitExchange";
import { addVisits, readVisits } from "./visits";

/**
 * Collects the places that the user visits. They are sent by the command palette, when the page is hidden, or if there are
 * several of them some time after the last navigation, so that no call competes with the data of a screen.
 */
export function VisitRecorder() {
  const { stored, disposed } = useBrowser();
  const { session } = useSessionServices();
  const exchange = useVisitExchange();
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });

  useEffect(() => {
    const viewer = session.viewer();
    const visit = viewer && path !== undefined && placeAt(path, visibleScreens(viewer));
    if (!visit || addVisits(stored, viewer.id, [visit]) < visitsPerCall) return undefined;
    return startTimer(disposed, () => void exchange(), visitsDelayMs);
  }, [path, stored, disposed, session, exchange]);

  useDocumentEvent("visibilitychange", () => {
    const viewer = session.viewer();
    if (document.hidden && viewer && readVisits(stored, viewer.id).length > 0) void exchange();
  });
  return null;
}
