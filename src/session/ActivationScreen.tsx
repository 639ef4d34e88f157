import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { activationRedirectMs } from "#domain/timings";
import { goTo } from "#ui/plain/PlainLink";
import { useDocumentTitle } from "#ui/plain/useDocumentTitle";
import { leaveSession } from "./activation";
import { ActivationForm } from "./ActivationForm";
import { PublicFrame } from "./PublicFrame";

/** Where an invited user sets a password (section 2); nobody is logged in by that. */
export function ActivationScreen({ token }: { readonly token: string | null }) {
  const { t } = useLingui();
  const [isDone, setDone] = useState(false);
  useDocumentTitle(`Service Management - ${t`Benutzer aktivieren`}`);
  useEffect(leaveSession, []);
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => goTo("/", { replace: true }), activationRedirectMs);
    return () => clearTimeout(timer);
  }, [isDone]);

  return (
    <PublicFrame>
      <div className="public-form">
        <h1 className="public-title">
          <Trans>Benutzer aktivieren</Trans>
        </h1>
        {!isDone && <ActivationForm token={token} onDone={() => setDone(true)} />}
        <p role="status" className="lede">
          {isDone && <Trans>Der Benutzer ist aktiviert. Sie gelangen jetzt zur Anmeldung.</Trans>}
        </p>
      </div>
    </PublicFrame>
  );
}
