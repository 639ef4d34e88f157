import { Button, Flex } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { AppLink } from "#ui/AppLink";
import { Page } from "#ui/Page";
import { useRouteTitles } from "#ui/routeTitles";
import { useNavigationKind } from "./useNavigationKind";

/** Shown for unknown paths, below the screen that they begin with. */
export function NotFound() {
  const isAdministration = useNavigationKind() === "administration";
  const [first, ...others] = useRouteTitles();
  // Breadcrumbs leave out the last title, which is usually that of the screen itself.
  const isLeftOut = isAdministration && first !== undefined && others.length === 0;
  return (
    <Page
      title={<Trans>Die Seite konnte nicht gefunden werden.</Trans>}
      from={isLeftOut ? { text: first.text, to: "/admin" } : undefined}
      width={isAdministration ? "full" : "mid"}
    >
      <Flex wrap="wrap" gap={2} mt={4}>
        {isAdministration && (
          <Button asChild variant="solid">
            <AppLink to="/admin" variant="bare">
              <Trans>Zur Übersicht</Trans>
            </AppLink>
          </Button>
        )}
        <Button asChild variant={isAdministration ? undefined : "solid"}>
          <AppLink to="/" variant="bare">
            <Trans>Zu den Kommunen</Trans>
          </AppLink>
        </Button>
      </Flex>
    </Page>
  );
}
