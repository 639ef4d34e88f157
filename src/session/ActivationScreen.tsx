import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useBrowser } from "#browser/browser";
import { activationRedirectMs } from "#domain/timings";
import { useDocumentTitle } from "#ui/plain/useDocumentTitle";
import { logOutForActivation } from "./activation";
import { ActivationForm } from "./ActivationForm";
import { PublicFrame } from "./PublicFrame";
import { useSessionServices } from "./sessionServices";

interface ActivationScreenProps {
  /** Token of the link; null if the URL has none. */
  readonly token: string | null;
  /** For a user with an account who forgot the password. */
  readonly isReset: boolean;
}

/** Screen where invited users set or reset their password. Does not log in. */
export function ActivationScreen({ token, isReset }: ActivationScreenProps) {
  const { t } = useLingui();
  const [isDone, setDone] = useState(false);
  const title = isReset ? t`Neues Passwort` : t`Benutzer aktivieren`;
  useDocumentTitle(`Service Management - ${title}`);
  const services = useSessionServices();
  const { address } = useBrowser();
  useEffect(() => logOutForActivation(services), [services]);
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => address.goTo("/", { replace: true }), activationRedirectMs);
    return () => clearTimeout(timer);
  }, [address, isDone]);

  return (
    <PublicFrame>
      <div className="public-form">
        <h1 className="public-title">{title}</h1>
        {!isDone && <ActivationForm token={token} isReset={isReset} onDone={() => setDone(true)} />}
        <p role="status" className="lede">
          {isDone &&
            (isReset ? (
              <Trans>Das neue Passwort gilt. Sie gelangen jetzt zur Anmeldung.</Trans>
            ) : (
              <Trans>Der Benutzer ist aktiviert. Sie gelangen jetzt zur Anmeldung.</Trans>
            ))}
        </p>
      </div>
    </PublicFrame>
  );
}
