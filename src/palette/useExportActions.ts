import { useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { pathOf, visibleScreens, type AppScreen } from "#frame/screens";
import { useViewer } from "#session/useSession";
import { useUi } from "#ui/ui";
import type { Action } from "./useActionEntries";

/** Exports of the lists that the viewer may open: each opens its list and starts what its button does. */
export function useExportActions(): readonly Action[] {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const viewer = useViewer();
  const { requestedExport } = useUi();
  const request = (screen: AppScreen) => {
    requestedExport.set(screen.id);
    // A list that never got ready must not export at a later visit.
    const stop = router.subscribe("onBeforeNavigate", () => {
      stop();
      requestedExport.set(null);
    });
  };
  const openAndRequest = (screen: AppScreen) => {
    const path = pathOf(screen);
    // The filters of the list that is open stay.
    if (router.state.location.pathname === path) return request(screen);
    const stop = router.subscribe("onResolved", ({ toLocation }) => {
      stop();
      if (toLocation.pathname === path) request(screen);
    });
    router.history.push(path);
  };
  return visibleScreens(viewer).flatMap((screen): Action[] => {
    if (!screen.hasExport) return [];
    const list = i18n._(screen.title);
    return [
      {
        id: `export-${screen.id}`,
        icon: "download",
        title: t`Exportieren: ${list}`,
        words: t`Export CSV Datei herunterladen`,
        run: () => openAndRequest(screen),
      },
    ];
  });
}
