import { Box } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatDate } from "#i18n/formats";
import { ContactLink } from "#session/ContactLink";
import { PublicFrame } from "#session/PublicFrame";
import { useInstance, useSession, useViewer } from "#session/useSession";
import { Page } from "#ui/Page";
import { PlainLink } from "#ui/plain/PlainLink";
import { useDocumentTitle } from "#ui/plain/useDocumentTitle";
import { useRouteTitles } from "#ui/routeTitles";

interface LegalPageProps {
  readonly children: ReactNode;
}

/** A text page, available with and without a session. Its title is that of the route. */
function LegalPage({ children }: LegalPageProps) {
  const viewer = useViewer();
  const title = useRouteTitles().at(-1)?.text ?? "";
  if (!viewer) return <PublicPage title={title}>{children}</PublicPage>;
  return (
    <Page title={title} width="mid">
      <Box className="prose" mt={4} maxW="var(--size-prose)">
        {children}
      </Box>
    </Page>
  );
}

function PublicPage({ title, children }: LegalPageProps & { readonly title: string }) {
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

interface ExternalPageProps {
  /** The setting with the URL. */
  readonly setting: "imprintUrl" | "privacyUrl";
  readonly intro: ReactNode;
  /** Shown if the URL is not set. */
  readonly missing: ReactNode;
}

/** A page that links to a text at a URL from the settings. */
function ExternalPage({ setting, intro, missing }: ExternalPageProps) {
  const known = useInstance();
  const address = known?.[setting]?.trim();
  const isWeb = address !== undefined && /^https?:\/\//i.test(address);
  return (
    <LegalPage>
      {isWeb && (
        <p>
          {intro}{" "}
          <a className="link" href={address} rel="noreferrer">
            {address}
          </a>
        </p>
      )}
      {known && !isWeb && <p>{missing}</p>}
    </LegalPage>
  );
}

export function ImprintPage() {
  return (
    <ExternalPage
      setting="imprintUrl"
      intro={<Trans>Das Impressum dieser Installation steht hier:</Trans>}
      missing={
        <Trans>
          Für diese Installation ist noch kein Impressum hinterlegt. Auskunft gibt die Administration Ihrer
          Behörde.
        </Trans>
      }
    />
  );
}

export function PrivacyPage() {
  return (
    <ExternalPage
      setting="privacyUrl"
      intro={<Trans>Die Datenschutzerklärung dieser Installation steht hier:</Trans>}
      missing={
        <Trans>
          Für diese Installation ist noch keine Datenschutzerklärung hinterlegt. Auskunft gibt die
          Administration Ihrer Behörde.
        </Trans>
      }
    />
  );
}

/** Date of the latest review of the statement. */
const reviewedAt = "2026-11-20T12:00:00.000Z";

/** The accessibility statement, with a way to report barriers. */
export function AccessibilityPage() {
  const date = formatDate(reviewedAt);
  return (
    <LegalPage>
      <p>
        <Trans>
          Service Management soll für alle benutzbar sein, die damit arbeiten. Maßstab sind die
          Barrierefreie-Informationstechnik-Verordnung (BITV 2.0) mit der Norm EN 301 549 und die Web Content
          Accessibility Guidelines (WCAG) 2.2, Stufe AA.
        </Trans>
      </p>
      <h2>
        <Trans>Stand der Vereinbarkeit</Trans>
      </h2>
      <p>
        <Trans>
          Die Anwendung wird nach diesen Anforderungen entwickelt. Die Bewertung beruht auf eigenen Prüfungen;
          eine Prüfung durch eine unabhängige Stelle steht noch aus.
        </Trans>
      </p>
      <h2>
        <Trans>Was geprüft wird</Trans>
      </h2>
      <ul>
        <li>
          <Trans>Jeder Bildschirm mit automatischen Regeln, in heller und dunkler Darstellung</Trans>
        </li>
        <li>
          <Trans>Anmeldung und Übersicht der Kommunen nur mit der Tastatur, mit sichtbarem Fokus</Trans>
        </li>
        <li>
          <Trans>Kontraste von Text und Bedienelementen</Trans>
        </li>
        <li>
          <Trans>
            Schmale Fenster ab 320 Pixel Breite, Vergrößerung auf 200 Prozent und verringerte Bewegung
          </Trans>
        </li>
      </ul>
      <h2>
        <Trans>Was noch nicht barrierefrei ist</Trans>
      </h2>
      <p>
        <Trans>
          Bilder, Texte und Dateien, die Kommunen selbst einstellen, können Barrieren enthalten. Mit
          Screenreadern wurde bisher nicht durchgehend geprüft.
        </Trans>
      </p>
      <h2>
        <Trans>Barrieren melden</Trans>
      </h2>
      <ReportHint />
      <p>
        <Trans>
          Erhalten Sie innerhalb von sechs Wochen keine zufriedenstellende Antwort, können Sie sich an die
          Durchsetzungs- oder Schlichtungsstelle für Barrierefreiheit Ihres Landes wenden. Das Verfahren ist
          kostenlos.
        </Trans>
      </p>
      <p className="help">
        <Trans>Zuletzt überprüft am {date}</Trans>
      </p>
    </LegalPage>
  );
}

function ReportHint() {
  const contact = useInstance()?.barrierContact;
  return (
    <p>
      {contact ? (
        <Trans>
          Ist Ihnen etwas im Weg, oder brauchen Sie Inhalte in einer anderen Form? Schreiben Sie an{" "}
          <ContactLink contact={contact} />. Nennen Sie dabei den Bildschirm und was Sie tun wollten.
        </Trans>
      ) : (
        <Trans>
          Ist Ihnen etwas im Weg, oder brauchen Sie Inhalte in einer anderen Form? Wenden Sie sich an die
          Administration Ihrer Behörde. Nennen Sie dabei den Bildschirm und was Sie tun wollten.
        </Trans>
      )}
    </p>
  );
}
