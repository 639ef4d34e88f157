import { createFileRoute } from "@tanstack/react-router";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/legal/privacy")({
  staticData: { hasOwnFrame: true, help: "legal" },
  component: withScreens({ PrivacyPage: () => import("./-LegalPages") }, ({ PrivacyPage }) => (
    <PrivacyPage />
  )),
});
