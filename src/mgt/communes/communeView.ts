import { useState } from "react";
import { useBrowser } from "#browser/browser";
import { communeViews, type CommuneView } from "./communesList";

/** Tiles or list: the view of the URL, else the one last used on this device. */
export function useCommuneView(): readonly [CommuneView, (view: CommuneView) => void] {
  const { stored } = useBrowser();
  const [chosen, setChosen] = useState<CommuneView>(() => {
    const kept = stored.read("communeView");
    return communeViews.find((view) => view === kept) ?? "tiles";
  });
  const choose = (view: CommuneView) => {
    stored.write("communeView", view);
    setChosen(view);
  };
  return [chosen, choose];
}
