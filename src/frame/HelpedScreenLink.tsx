import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useViewer } from "#session/useSession";
import { AppLink } from "#ui/AppLink";
import { Icon } from "#ui/Icon";
import { pathOf, visibleScreens } from "./screens";

interface HelpedScreenLinkProps {
  /** Name of the help page. */
  readonly page: string;
}

/** Link from a help page to its screen, if the viewer may open it, and it needs no commune, service or record. */
export function HelpedScreenLink({ page }: HelpedScreenLinkProps) {
  const { i18n } = useLingui();
  const router = useRouter();
  const viewer = useViewer();
  const described = visibleScreens(viewer).filter((screen) => {
    const [routes] = router.getMatchedRoutes(pathOf(screen));
    return screen.id !== "help" && routes.at(-1)?.options.staticData?.help === page;
  });
  // A page about several screens has the link only if one of them is its main screen.
  const screen = described.length > 1 ? described.find(({ id }) => id === page) : described[0];
  if (!screen) return null;
  const title = i18n._(screen.title);
  return (
    <Button asChild variant="ghost" _print={{ display: "none" }}>
      <AppLink to={screen.to} params={screen.params} variant="bare">
        <Icon name={screen.icon} />
        <Trans>Zur Seite „{title}“</Trans>
      </AppLink>
    </Button>
  );
}
