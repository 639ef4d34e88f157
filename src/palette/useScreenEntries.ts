import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { searchable, type Searchable } from "#domain/palette/query";
import { can } from "#domain/permissions";
import { serviceCatalogue } from "#domain/serviceCatalogue";
import { pathOf, screenAreas, visibleScreens } from "#frame/screens";
import { useServiceName } from "#i18n/useServiceName";
import { useViewer } from "#session/useSession";
import { servicesTitle } from "#ui/screenTitles";
import type { PaletteEntry } from "./paletteEntry";

/** The German text of a message, which finds its screen in English, too. The build compiles messages to lists. */
function sourceTexts(message: MessageDescriptor | undefined): readonly string[] {
  return [message?.message].flat().filter((part) => typeof part === "string");
}

/** The screens without params that the viewer may open, found by title and synonyms. */
export function useScreenEntries(): readonly Searchable<PaletteEntry>[] {
  const { i18n } = useLingui();
  const viewer = useViewer();
  const { locale } = i18n;
  return useMemo(
    () =>
      visibleScreens(viewer).map((screen) => {
        const { id, icon, title, words } = screen;
        const areas = screenAreas(screen).map((area) => i18n._(area));
        const others = [...sourceTexts(title), ...sourceTexts(words), words ? i18n._(words) : ""];
        const entry: PaletteEntry = {
          key: `screen-${id}`,
          group: "screens",
          icon,
          title: i18n._(title),
          ...(areas.length > 0 && { note: areas.join(" · ") }),
          path: pathOf(screen),
        };
        return searchable(entry, entry.title, others);
      }),
    // i18n is the same object in all languages.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [viewer, i18n, locale],
  );
}

/** The pages of all services, for those who manage the catalogue. */
export function useCatalogueEntries(): readonly Searchable<PaletteEntry>[] {
  const { i18n } = useLingui();
  const viewer = useViewer();
  const nameOf = useServiceName();
  const isVisible = can(viewer, "admin_features") && can(viewer, "system_services");
  return useMemo(
    () =>
      isVisible
        ? serviceCatalogue.map(({ id, name }) => {
            const entry: PaletteEntry = {
              key: `catalogue-${id}`,
              group: "services",
              icon: "tiles",
              title: nameOf(id),
              note: i18n._(servicesTitle),
              path: `/admin/services/${id}`,
            };
            return searchable(entry, entry.title, [name.de, name.en, id]);
          })
        : [],
    [isVisible, nameOf, i18n],
  );
}
