import { useLingui } from "@lingui/react/macro";
import { useObservable } from "#browser/useObservable";
import { communeSectionPath, communeSections } from "#domain/communeSections";
import { searchable, type Searchable } from "#domain/palette/query";
import { serviceScreenNames, serviceScreenPath } from "#domain/serviceScreens";
import { visibleScreens } from "#frame/screens";
import { useServiceName } from "#i18n/useServiceName";
import { useOpenScreens } from "#mgt/commune/services/serviceScreens";
import type { OwnPlace } from "#mgt/palette/paletteQueries";
import { shortPid } from "#process/processLabels";
import { useViewer } from "#session/useSession";
import type { PaletteEntry } from "./paletteEntry";
import type { PaletteMemory } from "./paletteMemory";
import { screenPath } from "./useScreenEntries";

type Shown = Omit<PaletteEntry, "key" | "group">;

/** Visited places, the latest first, and favourites. What the viewer may not open is left out. */
export function usePlaceEntries({ places }: PaletteMemory): readonly Searchable<PaletteEntry>[] {
  const { recent, favourites } = useObservable(places);
  const shownOf = useShownPlace();
  const entriesOf = (group: "recent" | "favourites", own: readonly OwnPlace[]) =>
    own.flatMap((place) => {
      const shown = shownOf(place);
      if (!shown) return [];
      const entry = { ...shown, group, key: `${group}-${place.kind}-${place.key}` };
      return [searchable(entry, shown.title, [shown.note ?? "", shown.ags ?? "", place.key])];
    });
  return [...entriesOf("recent", recent), ...entriesOf("favourites", favourites)];
}

function useShownPlace(): (place: OwnPlace) => Shown | undefined {
  const { i18n } = useLingui();
  const viewer = useViewer();
  const nameOf = useServiceName();
  const openScreens = useOpenScreens();
  const screens = visibleScreens(viewer);
  return ({ kind, key, section, ags, communeName, serviceId, label, detail }) => {
    const name = label ?? key;
    const commune = communeName ?? ags ?? "";
    const service = serviceId ? nameOf(serviceId) : "";
    switch (kind) {
      case "SCREEN": {
        const screen = screens.find(({ id }) => id === key);
        return screen && { icon: screen.icon, title: i18n._(screen.title), path: screenPath(screen) };
      }
      case "COMMUNE": {
        const known = communeSections.find((one) => one === section) ?? "master-data";
        const path = communeSectionPath(key, known);
        return { icon: "communes", title: name, titleLang: "de", ags: key, path };
      }
      case "SERVICE": {
        const open = openScreens(serviceId ?? "");
        const screen = serviceScreenNames.find((one) => one === section && open.includes(one)) ?? open[0];
        if (!screen || !ags || !serviceId) return undefined;
        const path = serviceScreenPath(screen, ags, serviceId);
        return { icon: "tiles", title: service, note: commune, noteLang: "de", ags, path };
      }
      case "USER":
        return { icon: "users", title: name, note: detail ?? "", path: `/admin/edituser/${key}` };
      case "RESOURCE":
        return { icon: "layers", title: name, note: detail ?? "", path: `/admin/editresource/${key}` };
      case "PROCESS":
      case "APPLICATION": {
        const isProcess = kind === "PROCESS";
        return {
          icon: isProcess ? "processes" : "document",
          title: `${shortPid(key)} · ${service}`,
          note: commune,
          noteLang: "de",
          path: `/admin/${isProcess ? "processes" : "applications"}/${key}`,
        };
      }
      default:
        // A later server may know other kinds.
        return undefined;
    }
  };
}
