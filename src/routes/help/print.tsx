import { createFileRoute } from "@tanstack/react-router";
import { helpTitle } from "#ui/screenTitles";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/help/print")({
  staticData: { title: helpTitle, help: "start" },
  component: withScreens({ HelpHandbook: () => import("#help/HelpHandbook") }, ({ HelpHandbook }) => (
    <HelpHandbook />
  )),
});
