import { createFileRoute } from "@tanstack/react-router";
import { lazyScreen } from "../-lazyScreen";

export const Route = createFileRoute("/legal/imprint")({
  staticData: { hasOwnFrame: true },
  component: lazyScreen(() => import("./-LegalPages"), "ImprintPage"),
});
