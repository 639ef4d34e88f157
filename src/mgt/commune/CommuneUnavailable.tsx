import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { ApiError } from "#relay/apiError";
import { AppLink } from "#ui/AppLink";
import { buttonClass } from "#ui/buttonClass";
import { ErrorState } from "#ui/ErrorState";
import "./communeUnavailable.css";

const unavailable = new ApiError("commune_unavailable");

/** In place of a screen whose commune is unknown, foreign or no commune at all: what it is and the way on. */
export function CommuneUnavailable() {
  const errorMessage = useErrorMessage();
  const [at] = useState(() => Date.now());
  return (
    <div className="commune-unavailable">
      <ErrorState
        level="h1"
        icon="communes"
        title={errorMessage(unavailable, at)}
        actions={
          <AppLink to="/" look="bare" className={buttonClass({ variant: "solid" })}>
            <Trans>Zur Übersicht</Trans>
          </AppLink>
        }
      >
        <Trans>Prüfen Sie den Schlüssel in der Adresse, oder wählen Sie die Kommune in der Übersicht.</Trans>
      </ErrorState>
    </div>
  );
}
