import { Button } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { AppLink } from "#ui/AppLink";
import { Page } from "#ui/Page";
import "./appFrame.css";

/** Any path that no screen has. */
export function NotFound() {
  return (
    <Page title={<Trans>Die Seite konnte nicht gefunden werden.</Trans>} width="mid">
      <p className="not-found-way">
        <Button asChild variant="solid">
          <AppLink to="/" look="bare">
            <Trans>Zu den Kommunen</Trans>
          </AppLink>
        </Button>
      </p>
    </Page>
  );
}
