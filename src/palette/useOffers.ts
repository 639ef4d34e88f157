import { useEffect, useState } from "react";
import { useObservable } from "#browser/useObservable";
import type { CommuneSection } from "#domain/communeSections";
import { openCommuneSections } from "#domain/sectionToOpen";
import { can } from "#domain/permissions";
import { loadOffers, offersMax } from "#mgt/palette/paletteQueries";
import { useRelay } from "#relay/relay";
import { useViewer } from "#session/useSession";
import type { PaletteMemory } from "./paletteMemory";

interface Offers {
  readonly isLoading: boolean;
  /** The services of a commune; none while they are unknown. */
  readonly offersOf: (ags: string) => readonly string[];
}

/** Loads the services of the best communes that are not known yet. Without an answer, they have no entries. */
export function useOffers({ offers }: PaletteMemory, communes: readonly string[]): Offers {
  const environment = useRelay().environments.mgt;
  const known = useObservable(offers);
  const [failed, setFailed] = useState("");
  const wanted = communes
    .slice(0, offersMax)
    .filter((ags) => !known.has(ags))
    .join(" ");
  useEffect(() => {
    if (wanted === "") return;
    loadOffers(environment, wanted.split(" ")).then(
      (loaded) => offers.set(new Map([...offers.get(), ...loaded])),
      () => setFailed(wanted),
    );
  }, [environment, offers, wanted]);
  return { isLoading: wanted !== "" && wanted !== failed, offersOf: (ags) => known.get(ags) ?? [] };
}

/** Returns the sections of a commune that the viewer may open. Some exist only in communes with certain services. */
export function useOpenSections({ offers }: PaletteMemory): (ags: string) => readonly CommuneSection[] {
  const viewer = useViewer();
  const known = useObservable(offers);
  return (ags) => openCommuneSections(known.get(ags) ?? [], (permission) => can(viewer, permission));
}
