import { createFileRoute } from "@tanstack/react-router";
import { lazyScreen } from "../-lazyScreen";

export const Route = createFileRoute("/legal/privacy")({
  staticData: { hasOwnFrame: true },
  component: lazyScreen(() => import("./-LegalPages"), "PrivacyPage"),
});
