import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ServiceSettingKey } from "#domain/serviceSettings";

export const settingLabels: Readonly<Record<ServiceSettingKey, MessageDescriptor>> = {
  rest_service: msg`REST-Service`,
  host_url: msg`Adresse des Dienstes (URL)`,
  api_key: msg`API-Schlüssel`,
  signature_keystore: msg`Schlüsselspeicher der Signatur`,
  notify_email: msg`E-Mail für Benachrichtigungen`,
  payment_provider: msg`Zahlungsanbieter`,
  contact_email: msg`E-Mail für Rückfragen`,
  contact_phone: msg`Telefon für Rückfragen`,
  appointment_required: msg`Termin erforderlich`,
  max_attachments: msg`Anlagen je Antrag`,
  attachment_max_mb: msg`Größe einer Anlage in MB`,
  retention_days: msg`Aufbewahrung in Tagen`,
};
