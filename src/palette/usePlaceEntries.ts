import { useObservable } from "#browser/useObservable";
import { searchable, type Searchable } from "#domain/palette/query";
import { pathOf } from "#frame/screens";
import type { OwnPlace } from "#mgt/palette/paletteQueries";
import { usePlaceWords } from "#mgt/places/usePlaceWords";
import type { PaletteEntry } from "./paletteEntry";
import type { PaletteMemory } from "./paletteMemory";

/** Visited places, the latest first, and favourites. What the viewer may not open is left out. */
export function usePlaceEntries({ places }: PaletteMemory): readonly Searchable<PaletteEntry>[] {
  const { recent, favourites } = useObservable(places);
  const wordsOf = usePlaceWords();
  const entriesOf = (group: "recent" | "favourites", own: readonly OwnPlace[]) =>
    own.flatMap((place) => {
      const words = wordsOf(place);
      if (!words) return [];
      const { link, icon, name, isGerman, detail } = words;
      const entry: PaletteEntry = {
        key: `${group}-${place.kind}-${place.key}`,
        group,
        icon,
        title: name,
        ...(isGerman && { titleLang: "de" }),
        ...(detail !== "" && { note: detail }),
        ...(place.ags && { ags: place.ags }),
        path: pathOf(link),
      };
      return [searchable(entry, name, [detail, place.ags ?? "", place.key])];
    });
  return [...entriesOf("recent", recent), ...entriesOf("favourites", favourites)];
}
