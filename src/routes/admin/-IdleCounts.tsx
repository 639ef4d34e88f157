import { useEffect, useState } from "react";
import { loadChunk } from "#browser/loadChunk";
import { whenIdle } from "#browser/whenIdle";

const loadCounts = async () => (await import("./-NavigationCounts")).NavigationCounts;

/**
 * The numbers in the navigation, whose code loads when the page is idle; without it, they stay unknown. Not in the route,
 * whose imports the start script loads at once.
 */
export function IdleCounts() {
  const [loaded, setLoaded] = useState<{ readonly Counts: Awaited<ReturnType<typeof loadCounts>> } | null>(
    null,
  );
  useEffect(
    () =>
      whenIdle(() =>
        loadChunk(loadCounts).then(
          (Counts) => setLoaded({ Counts }),
          () => undefined,
        ),
      ),
    [],
  );
  return loaded && <loaded.Counts />;
}
