import { createFileRoute } from "@tanstack/react-router";
import { helpTitle } from "#ui/screenTitles";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/help/$page")({
  staticData: { title: helpTitle, help: "start" },
  component: withScreens(
    { HelpArticle: () => import("#help/HelpArticle") },
    function HelpRoute({ HelpArticle }) {
      return <HelpArticle slug={Route.useParams().page} />;
    },
  ),
});
