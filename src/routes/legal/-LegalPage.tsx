import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { PublicFrame } from "#session/PublicFrame";
import { useSession } from "#session/useSession";
import { PlainLink } from "#ui/plain/PlainLink";
import { useDocumentTitle } from "#ui/plain/useDocumentTitle";

interface LegalPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page of text that is there with and without a session. */
export function LegalPage({ title, children }: LegalPageProps) {
  useDocumentTitle(`Service Management - ${title}`);
  const isSignedOut = useSession().status === "signedOut";
  return (
    <PublicFrame isProse>
      <h1 className="public-title">{title}</h1>
      {children}
      <p>
        <PlainLink to="/" className="link">
          {isSignedOut ? <Trans>Zur Anmeldung</Trans> : <Trans>Zur Übersicht der Kommunen</Trans>}
        </PlainLink>
      </p>
    </PublicFrame>
  );
}
