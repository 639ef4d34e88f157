import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/legal/imprint")({
  staticData: { title: msg`Impressum`, help: "legal" },
  component: withScreens({ ImprintPage: () => import("./-LegalPages") }, ({ ImprintPage }) => (
    <ImprintPage />
  )),
});
