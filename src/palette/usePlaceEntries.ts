import { useLingui } from "@lingui/react/macro";
import { useObservable } from "#browser/useObservable";
import { searchable, type Searchable } from "#domain/palette/query";
import { can } from "#domain/permissions";
import { pathOf, visibleScreens } from "#frame/screens";
import { useServiceName } from "#i18n/useServiceName";
import type { OwnPlace } from "#mgt/palette/paletteQueries";
import { placeLink } from "#mgt/places/placeLink";
import { shortPid } from "#process/processLabels";
import { useViewer } from "#session/useSession";
import type { PaletteEntry } from "./paletteEntry";
import type { PaletteMemory } from "./paletteMemory";

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
  const screens = visibleScreens(viewer);
  return ({ kind, key, section = null, ags, communeName, serviceId, label, detail }) => {
    // A later server may know other kinds.
    if (kind === "%future added value") return undefined;
    const link = placeLink({ kind, key, section }, screens, (permission) => can(viewer, permission));
    if (!link) return undefined;
    const path = pathOf(link);
    const name = label ?? key;
    const commune = communeName ?? ags ?? "";
    const service = serviceId ? nameOf(serviceId) : "";
    switch (kind) {
      case "SCREEN": {
        const screen = screens.find(({ id }) => id === key);
        return screen && { icon: screen.icon, title: i18n._(screen.title), path };
      }
      case "COMMUNE":
        return { icon: "communes", title: name, titleLang: "de", ags: key, path };
      case "SERVICE":
        return { icon: "tiles", title: service, note: commune, noteLang: "de", ags: ags ?? "", path };
      case "USER":
        return { icon: "users", title: name, note: detail ?? "", path };
      case "RESOURCE":
        return { icon: "layers", title: name, note: detail ?? "", path };
      default:
        // A process or an application.
        return {
          icon: kind === "PROCESS" ? "processes" : "document",
          title: `${shortPid(key)} · ${service}`,
          note: commune,
          noteLang: "de",
          path,
        };
    }
  };
}
