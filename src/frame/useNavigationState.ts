import { useBrowser } from "#browser/browser";
import { useObservable } from "#browser/useObservable";
import { useUi } from "#ui/ui";

/** Parts of the navigation that differ from their default, in the stored text separated by spaces. */
export interface NavigationState {
  /** Whether a part was opened or closed by the user, or the whole navigation was folded. */
  readonly isToggled: (part: string) => boolean;
  readonly toggle: (part: string) => void;
}

/** What the user opened and closed in the navigation, kept on the device. */
export function useNavigationState(): NavigationState {
  const { stored } = useBrowser();
  const { toggledNavigation } = useUi();
  const text = useObservable(toggledNavigation) ?? stored.read("navigation") ?? "";
  const parts = text.split(" ").filter(Boolean);
  return {
    isToggled: (part) => parts.includes(part),
    toggle: (part) => {
      const others = parts.filter((one) => one !== part);
      const next = (others.length < parts.length ? others : [...others, part]).join(" ");
      toggledNavigation.set(next);
      stored.write("navigation", next || null);
    },
  };
}
