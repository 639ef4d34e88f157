import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/legal/privacy")({
  staticData: { title: msg`Datenschutz`, help: "legal" },
  component: withScreens({ PrivacyPage: () => import("./-LegalPages") }, ({ PrivacyPage }) => (
    <PrivacyPage />
  )),
});
