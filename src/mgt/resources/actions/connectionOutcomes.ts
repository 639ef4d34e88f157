import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Tone } from "#ui/Status";

/** Texts for the result of a connection test. */
interface OutcomeTexts {
  readonly tone: Tone;
  readonly title: MessageDescriptor;
  /** Recommended action. */
  readonly hint?: MessageDescriptor;
}

const outcomes: Readonly<Record<string, OutcomeTexts>> = {
  REACHABLE: { tone: "success", title: msg`Erreichbar` },
  ERROR_STATUS: {
    tone: "error",
    title: msg`Der Server antwortet mit einem Fehler`,
    hint: msg`Prüfen Sie die Adresse. Der Status sagt dem Betreiber mehr.`,
  },
  UNEXPECTED_ANSWER: {
    tone: "error",
    title: msg`Unerwartete Antwort`,
    hint: msg`Unter dieser Adresse antwortet etwas anderes, als diese Art von Ressource braucht.`,
  },
  CREDENTIALS_REFUSED: {
    tone: "error",
    title: msg`Zugangsdaten abgelehnt`,
    hint: msg`Der Server ist erreichbar, nimmt die Zugangsdaten aber nicht an. Geben Sie sie neu ein.`,
  },
  ADDRESS_REFUSED: {
    tone: "error",
    title: msg`Adresse nicht erlaubt`,
    hint: msg`Die Regeln dieser Installation erlauben keine Aufrufe dieser Adresse.`,
  },
  TLS_FAILED: {
    tone: "error",
    title: msg`TLS-Zertifikat nicht vertrauenswürdig`,
    hint: msg`Das Zertifikat des Servers ist abgelaufen, oder sein Aussteller ist unbekannt.`,
  },
  UNREACHABLE: {
    tone: "error",
    title: msg`Keine Verbindung`,
    hint: msg`Prüfen Sie die Adresse, und ob der Server aus diesem Netz erreichbar ist.`,
  },
  TIMEOUT: { tone: "error", title: msg`Keine Antwort innerhalb von 10 Sekunden` },
};

const unknown: OutcomeTexts = { tone: "neutral", title: msg`Unbekanntes Ergebnis` };

/** Texts of an outcome, with a fallback for unknown ones. */
export const connectionOutcome = (outcome: string): OutcomeTexts => outcomes[outcome] ?? unknown;
