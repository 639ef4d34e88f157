/** German and English wording of the lines in the daily digest, like that of the overview. */
import type { AttentionKind, AttentionResponsible } from "#domain/attention";

/** Languages of the mail. */
export type DigestLanguage = "de" | "en";

/** Sentences of a line, for one and for several rows; # is their number. */
interface LineWording {
  readonly one: string;
  readonly other: string;
  /** Name of the kind. */
  readonly label: string;
}

const german: Readonly<Record<AttentionKind, LineWording>> = {
  PROCESS_ERROR_GROUP: {
    one: "# Prozess, gleiche Ursache",
    other: "# Prozesse, gleiche Ursache",
    label: "Prozesse mit gleicher Ursache",
  },
  PROCESS_WITHOUT_RETRY: {
    one: "# Prozess wird nicht mehr wiederholt, oder seine Zahlung weicht ab",
    other: "# Prozesse werden nicht mehr wiederholt, oder ihre Zahlung weicht ab",
    label: "Prozesse ohne Wiederholung",
  },
  KBA_PASSWORD: {
    one: "# KBA-Passwort ist abgelaufen oder läuft bald ab",
    other: "# KBA-Passwörter sind abgelaufen oder laufen bald ab",
    label: "Ablaufende KBA-Passwörter",
  },
  KEYSTORE: {
    one: "# Keystore ist abgelaufen, läuft bald ab oder ist nicht lesbar",
    other: "# Keystores sind abgelaufen, laufen bald ab oder sind nicht lesbar",
    label: "Ablaufende Keystores",
  },
  SECRET_KEY: {
    one: "# Geheimnis ist nicht mit dem aktuellen Schlüssel verschlüsselt",
    other: "# Geheimnisse sind nicht mit dem aktuellen Schlüssel verschlüsselt",
    label: "Geheimnisse mit altem Schlüssel",
  },
  JOB_FAILED: {
    one: "# automatisierter Job ist zuletzt fehlgeschlagen",
    other: "# automatisierte Jobs sind zuletzt fehlgeschlagen",
    label: "Fehlgeschlagene automatisierte Jobs",
  },
  IMPORT_FAILED: {
    one: "In # Kommune ist der automatische Import fehlgeschlagen",
    other: "In # Kommunen ist der automatische Import fehlgeschlagen",
    label: "Fehlgeschlagene automatische Importe",
  },
  COMMUNE_NOT_INITIALIZED: {
    one: "# Kommune ist nicht eingerichtet",
    other: "# Kommunen sind nicht eingerichtet",
    label: "Nicht eingerichtete Kommunen",
  },
  FEE_GAP: {
    one: "# Zeitraum einer Gebühr hat keinen Preis",
    other: "# Zeiträume von Gebühren haben keinen Preis",
    label: "Lücken in Gebühren",
  },
  FEE_OVERLAP: {
    one: "# Zeitraum einer Gebühr hat mehrere Preise",
    other: "# Zeiträume von Gebühren haben mehrere Preise",
    label: "Überschneidungen in Gebühren",
  },
  WATER_METER_READING: {
    one: "# Ablesezeitraum für Wasserzähler endet bald",
    other: "# Ablesezeiträume für Wasserzähler enden bald",
    label: "Endende Ablesezeiträume",
  },
  MAIL_REFUSED: {
    one: "Die E-Mail an # Benutzer wurde nicht angenommen",
    other: "Die E-Mails an # Benutzer wurden nicht angenommen",
    label: "Abgewiesene E-Mails",
  },
  INVITATION_EXPIRING: {
    one: "# Einladung ist abgelaufen oder läuft bald ab",
    other: "# Einladungen sind abgelaufen oder laufen bald ab",
    label: "Ablaufende Einladungen",
  },
  TEXT_INCOMPLETE: {
    one: "# Dienst einer Kommune hat fehlende oder veraltete Texte",
    other: "# Dienste von Kommunen haben fehlende oder veraltete Texte",
    label: "Unvollständige Texte",
  },
  RESOURCE_DEPRECATED: {
    one: "# Ressource ist veraltet",
    other: "# Ressourcen sind veraltet",
    label: "Veraltete Ressourcen",
  },
};

const english: Readonly<Record<AttentionKind, LineWording>> = {
  PROCESS_ERROR_GROUP: {
    one: "# process, same cause",
    other: "# processes, same cause",
    label: "Processes with the same cause",
  },
  PROCESS_WITHOUT_RETRY: {
    one: "# process is not retried any more, or its payment differs",
    other: "# processes are not retried any more, or their payments differ",
    label: "Processes without retry",
  },
  KBA_PASSWORD: {
    one: "# KBA password has expired or expires soon",
    other: "# KBA passwords have expired or expire soon",
    label: "Expiring KBA passwords",
  },
  KEYSTORE: {
    one: "# keystore has expired, expires soon or cannot be read",
    other: "# keystores have expired, expire soon or cannot be read",
    label: "Expiring keystores",
  },
  SECRET_KEY: {
    one: "# secret is not encrypted with the current key",
    other: "# secrets are not encrypted with the current key",
    label: "Secrets with an old key",
  },
  JOB_FAILED: {
    one: "The latest run of # automated job failed",
    other: "The latest runs of # automated jobs failed",
    label: "Failed automated jobs",
  },
  IMPORT_FAILED: {
    one: "The automatic import failed in # commune",
    other: "The automatic import failed in # communes",
    label: "Failed automatic imports",
  },
  COMMUNE_NOT_INITIALIZED: {
    one: "# commune is not set up",
    other: "# communes are not set up",
    label: "Communes that are not set up",
  },
  FEE_GAP: {
    one: "# period of a fee has no price",
    other: "# periods of fees have no price",
    label: "Gaps in fees",
  },
  FEE_OVERLAP: {
    one: "# period of a fee has several prices",
    other: "# periods of fees have several prices",
    label: "Overlaps in fees",
  },
  WATER_METER_READING: {
    one: "# reading period of water meters ends soon",
    other: "# reading periods of water meters end soon",
    label: "Ending reading periods",
  },
  MAIL_REFUSED: {
    one: "The mail to # user was refused",
    other: "The mails to # users were refused",
    label: "Refused mails",
  },
  INVITATION_EXPIRING: {
    one: "# invitation has expired or expires soon",
    other: "# invitations have expired or expire soon",
    label: "Expiring invitations",
  },
  TEXT_INCOMPLETE: {
    one: "# service of a commune has missing or outdated texts",
    other: "# services of communes have missing or outdated texts",
    label: "Incomplete texts",
  },
  RESOURCE_DEPRECATED: {
    one: "# resource is deprecated",
    other: "# resources are deprecated",
    label: "Deprecated resources",
  },
};

/** Wording of the lines by language and kind. */
export const lineWording = { de: german, en: english } as const;

/** Who has to act, by language. */
export const responsibleWording: Readonly<
  Record<DigestLanguage, Readonly<Record<AttentionResponsible, string>>>
> = {
  de: { OPERATOR: "Betrieb", SUPPORT: "Support", COMMUNE: "Kommune" },
  en: { OPERATOR: "Operations", SUPPORT: "Support", COMMUNE: "Commune" },
};
