import { Button } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { AppLink } from "#ui/AppLink";
import { Page } from "#ui/Page";

/** Any path that no screen has. */
export function NotFound() {
  return (
    <Page title={<Trans>Die Seite konnte nicht gefunden werden.</Trans>} width="mid">
      <Button asChild variant="solid" mt={4}>
        <AppLink to="/" look="bare">
          <Trans>Zu den Kommunen</Trans>
        </AppLink>
      </Button>
    </Page>
  );
}
