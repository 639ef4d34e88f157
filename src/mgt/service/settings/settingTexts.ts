import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ServiceSettingKey } from "#domain/serviceSettings";

/** A constant, since Lingui would read it as a placeholder of the sentence. */
const host = "{host}";

/** Help texts of the settings. */
export const settingHelp: Readonly<Record<ServiceSettingKey, MessageDescriptor>> = {
  rest_service: msg`Ressource, an die eingegangene Anträge zugestellt werden.`,
  host_url: msg`Ersetzt den Platzhalter ${host}. Beginnt mit http://, https:// oder ${host}.`,
  api_key: msg`Weist die Zustellung beim Fachverfahren aus. Wird verschlüsselt gespeichert und nie wieder angezeigt.`,
  signature_keystore: msg`Ressource mit dem Schlüssel, mit dem ausgehende Dokumente signiert werden.`,
  notify_email: msg`Erhält eine Nachricht über jeden neuen Antrag.`,
  payment_provider: msg`Ressource, über die Gebühren bezahlt werden.`,
  contact_email: msg`Steht auf den Seiten des Dienstes und in den Bestätigungen.`,
  contact_phone: msg`Mit Vorwahl, zum Beispiel 030 23125 144.`,
  appointment_required: msg`Ob ein Antrag nur zusammen mit einem gebuchten Termin gestellt werden kann.`,
  max_attachments: msg`So viele Dateien darf ein Antrag höchstens enthalten.`,
  attachment_max_mb: msg`Größere Dateien werden beim Hochladen abgelehnt.`,
  retention_days: msg`So lange nach dem Ende eines Vorgangs bleiben die Daten der Antragstellenden gespeichert.`,
};

interface SettingSection {
  readonly id: string;
  readonly title: MessageDescriptor;
  readonly keys: readonly ServiceSettingKey[];
}

/** The known settings by topic, in display order. */
export const settingSections: readonly SettingSection[] = [
  {
    id: "delivery",
    title: msg`Zustellung`,
    keys: ["rest_service", "host_url", "api_key", "signature_keystore", "notify_email"],
  },
  { id: "payment", title: msg`Zahlung`, keys: ["payment_provider"] },
  { id: "contact", title: msg`Kontakt`, keys: ["contact_email", "contact_phone"] },
  {
    id: "application",
    title: msg`Antrag und Anlagen`,
    keys: ["appointment_required", "max_attachments", "attachment_max_mb"],
  },
  { id: "retention", title: msg`Aufbewahrung`, keys: ["retention_days"] },
];
