import { useEffect, useState, type ComponentType } from "react";
import { loadChunk } from "#browser/loadChunk";
import { whenIdle } from "#browser/whenIdle";
import { useViewer } from "#session/useSession";

const load = async () => (await import("#mgt/places/VisitRecorder")).VisitRecorder;

/** Records visits of a signed-in user. Its code loads when the browser is idle; without it, nothing is recorded. */
export function Visits() {
  const isSignedIn = useViewer() !== null;
  const [loaded, setLoaded] = useState<{ readonly Recorder: ComponentType } | null>(null);
  useEffect(() => {
    if (!isSignedIn) return undefined;
    return whenIdle(() => {
      loadChunk(load).then(
        (Recorder) => setLoaded({ Recorder }),
        () => undefined,
      );
    });
  }, [isSignedIn]);
  return isSignedIn && loaded && <loaded.Recorder />;
}
