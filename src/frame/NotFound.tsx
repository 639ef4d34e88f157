import { Trans } from "@lingui/react/macro";
import { AppLink } from "#ui/AppLink";
import { buttonClass } from "#ui/buttonClass";
import { Page } from "#ui/Page";
import "./appFrame.css";

/** Any path that no screen has. */
export function NotFound() {
  return (
    <Page title={<Trans>Die Seite konnte nicht gefunden werden.</Trans>} width="mid">
      <p className="not-found-way">
        <AppLink to="/" look="bare" className={buttonClass({ variant: "solid" })}>
          <Trans>Zu den Kommunen</Trans>
        </AppLink>
      </p>
    </Page>
  );
}
