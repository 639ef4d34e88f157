import { Trans, useLingui } from "@lingui/react/macro";
import { createFileRoute } from "@tanstack/react-router";
import { formatDate } from "#i18n/formats";
import { ContactLink } from "#session/ContactLink";
import { useInstance } from "#session/useSession";
import { LegalPage } from "./-LegalPage";

export const Route = createFileRoute("/legal/accessibility")({
  staticData: { hasOwnFrame: true },
  component: AccessibilityPage,
});

/** When the statement was last gone through. */
const reviewedAt = "2026-11-20T12:00:00.000Z";

/** The accessibility statement, with a way to report barriers. */
function AccessibilityPage() {
  const { t } = useLingui();
  const date = formatDate(reviewedAt);
  return (
    <LegalPage title={t`Barrierefreiheit`}>
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
