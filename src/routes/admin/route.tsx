import { createFileRoute } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { loadChunk } from "#browser/loadChunk";
import { whenIdle } from "#browser/whenIdle";
import { ScreenOutlet } from "#frame/ScreenOutlet";
import { ProcessesProvider } from "#process/ProcessesProvider";
import { administrationTitle } from "#ui/screenTitles";
import { requires } from "../-context";

export const Route = createFileRoute("/admin")({
  staticData: { title: administrationTitle, navigation: "administration", staysMounted: true },
  beforeLoad: requires("admin_features"),
  component: AdminRoute,
});

function AdminRoute() {
  return (
    <ProcessesProvider>
      <ScreenOutlet />
      <IdleCounts />
    </ProcessesProvider>
  );
}

const loadCounts = async () => (await import("./-NavigationCounts")).NavigationCounts;

/** The numbers in the navigation, whose code loads when the page is idle. Without it, they stay unknown. */
function IdleCounts() {
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
