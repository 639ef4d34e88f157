import { createFileRoute, lazyRouteComponent } from "@tanstack/react-router";
import { loadProcess } from "./-processLoaders";

export const Route = createFileRoute("/admin/processes/$pid")({
  // The details of both lists are one chunk.
  codeSplitGroupings: [],
  loader: (loading) => loadProcess(loading.params.pid, loading),
  component: lazyRouteComponent(() => import("./-ProcessPage"), "ProcessDetailPage"),
});
