import { Button } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { AppLink } from "#ui/AppLink";
import { Page } from "#ui/Page";
import { useRouteTitles } from "#ui/routeTitles";
import { useNavigationKind } from "./useNavigationKind";

/** Shown for unknown paths. */
export function NotFound() {
  const isAdministration = useNavigationKind() === "administration";
  const [area, ...below] = useRouteTitles();
  // Without a screen below it, the area itself is what the path leads back to.
  const from =
    isAdministration && area && below.length === 0 ? ({ text: area.text, to: "/admin" } as const) : [];
  return (
    <Page
      title={<Trans>Die Seite konnte nicht gefunden werden.</Trans>}
      from={from}
      width={isAdministration ? "full" : "mid"}
    >
      <Button asChild variant="solid" mt={4}>
        <AppLink to="/" variant="bare">
          <Trans>Zu den Kommunen</Trans>
        </AppLink>
      </Button>
    </Page>
  );
}
