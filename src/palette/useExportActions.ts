import { useLingui } from "@lingui/react/macro";
import { useMatch, useParams, useRouter } from "@tanstack/react-router";
import { useObservable } from "#browser/useObservable";
import { communeWithoutWords } from "#domain/palette/communeIndex";
import { can } from "#domain/permissions";
import { pathOf, visibleScreens, type AppScreen } from "#frame/screens";
import { useViewer } from "#session/useSession";
import { useUi } from "#ui/ui";
import type { Action } from "./paletteEntry";
import type { PaletteMemory } from "./paletteMemory";

/**
 * Exports of the lists that the viewer may open: each opens its list and starts what its button does. Bookings are exported
 * by commune, so theirs opens the page of the open one.
 */
export function useExportActions({ communes }: PaletteMemory): readonly Action[] {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const viewer = useViewer();
  const { requestedExport } = useUi();
  const index = useObservable(communes)?.index;
  const ags = useParams({ strict: false, select: ({ commune }) => commune });
  const bookings = useMatch({ from: "/mgt/accounting/$commune", shouldThrow: false });
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
  const exportOf = (id: string, list: string) => ({
    id: `export-${id}`,
    icon: "download" as const,
    title: t`Exportieren: ${list}`,
    words: t`Export CSV Datei herunterladen`,
  });
  const lists = visibleScreens(viewer).flatMap((screen): Action[] =>
    screen.hasExport
      ? [{ ...exportOf(screen.id, i18n._(screen.title)), run: () => openAndRequest(screen) }]
      : [],
  );
  const commune = index && ags !== undefined && communeWithoutWords(index, ags);
  if (!commune || !can(viewer, "metrics")) return lists;
  // The filters of the bookings that are open stay, as with the button of their list.
  const search = { ...bookings?.search, id: undefined, after: undefined, before: undefined };
  const { href } = router.buildLocation({
    to: "/mgt/accounting/$commune/export",
    params: { commune: commune.item },
    search,
  });
  const action = {
    ...exportOf("bookings", t`Buchungen`),
    note: commune.name,
    noteLang: "de" as const,
    ags: commune.item,
    path: href,
  };
  // First, since it concerns what is open and a group shows only its best entries.
  return [action, ...lists];
}
