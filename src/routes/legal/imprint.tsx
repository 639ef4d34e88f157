import { createFileRoute } from "@tanstack/react-router";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/legal/imprint")({
  staticData: { hasOwnFrame: true },
  component: withScreens({ ImprintPage: () => import("./-LegalPages") }, ({ ImprintPage }) => (
    <ImprintPage />
  )),
});
