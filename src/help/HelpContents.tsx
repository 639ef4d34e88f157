import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { AppLink } from "#ui/AppLink";
import { Icon } from "#ui/Icon";
import { Page } from "#ui/Page";
import { HelpIndex } from "./HelpIndex";

/** The contents of the help by area, with a search. */
export function HelpContents() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Hilfe`}
      width="mid"
      lede={
        <Trans>
          Jeder Bildschirm in wenigen Sätzen: wozu er da ist, wie es geht und was danach geschieht.
        </Trans>
      }
      actions={
        <Button asChild variant="ghost">
          <AppLink to="/help/print" variant="bare">
            <Icon name="document" />
            <Trans>Alles drucken</Trans>
          </AppLink>
        </Button>
      }
    >
      <HelpIndex />
    </Page>
  );
}
