import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/legal/accessibility")({
  staticData: { title: msg`Barrierefreiheit`, help: "legal" },
  component: withScreens({ AccessibilityPage: () => import("./-LegalPages") }, ({ AccessibilityPage }) => (
    <AccessibilityPage />
  )),
});
