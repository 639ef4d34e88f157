import { Button } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { AppLink } from "#ui/AppLink";
import { Page } from "#ui/Page";

/** Shown for unknown paths. */
export function NotFound() {
  return (
    <Page title={<Trans>Die Seite konnte nicht gefunden werden.</Trans>} width="mid">
      <Button asChild variant="solid" mt={4}>
        <AppLink to="/" variant="bare">
          <Trans>Zu den Kommunen</Trans>
        </AppLink>
      </Button>
    </Page>
  );
}
