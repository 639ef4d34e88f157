import { createFileRoute } from "@tanstack/react-router";
import { helpTitle } from "#ui/screenTitles";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/help/$page")({
  staticData: { title: helpTitle, help: "start" },
  component: withScreens(
    {
      HelpArticle: () => import("#help/HelpArticle"),
      HelpedScreenLink: () => import("#frame/HelpedScreenLink"),
    },
    function HelpRoute({ HelpArticle, HelpedScreenLink }) {
      const { page } = Route.useParams();
      return <HelpArticle slug={page} screenLink={<HelpedScreenLink page={page} />} />;
    },
  ),
});
