import { useEffect, useState } from "react";
import { indexCommunes } from "#domain/palette/communeIndex";
import { loadPaletteStart } from "#mgt/palette/paletteQueries";
import { useVisitExchange } from "#mgt/places/useVisitExchange";
import { useRelay } from "#relay/relay";
import type { PaletteMemory } from "./paletteMemory";

type Loading = "loading" | "loaded" | "failed";

/** Refreshes places and communes each time the palette opens; until then, it shows those of the last time. */
export function usePaletteStart({ communes, places, offers }: PaletteMemory): Loading {
  const environment = useRelay().environments.mgt;
  const sendVisits = useVisitExchange();
  const [state, setState] = useState<Loading>("loading");
  useEffect(() => {
    let isClosed = false;
    // What a commune offers may have changed since.
    offers.set(new Map());
    // The visits since the last call belong to the places.
    const load = sendVisits().then(() => loadPaletteStart(environment, communes.get()?.version ?? null));
    load.then(
      (start) => {
        if (isClosed || !start) return;
        const { version, ags, names } = start.communeDirectory;
        if (ags && names) communes.set({ version, index: indexCommunes({ ags, names }) });
        places.set(start.ownPlaces);
        setState("loaded");
      },
      () => {
        if (!isClosed) setState("failed");
      },
    );
    return () => {
      isClosed = true;
    };
  }, [environment, sendVisits, communes, places, offers]);
  return state;
}
