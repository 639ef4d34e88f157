import { createFileRoute } from "@tanstack/react-router";
import { helpTitle } from "#ui/screenTitles";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/help/")({
  staticData: { title: helpTitle, help: "start" },
  component: withScreens({ HelpContents: () => import("#help/HelpContents") }, ({ HelpContents }) => (
    <HelpContents />
  )),
});
