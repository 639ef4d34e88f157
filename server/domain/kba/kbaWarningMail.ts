/** Text of e-mails that warn of KBA passwords. They contain neither passwords nor their identifiers. */
import { bilingualMail, type Paragraph } from "#server/domain/bilingualMail";
import type { Mail } from "#server/outgoing/mailer";

/** A password that expires soon or has expired. */
export interface WarnedPassword {
  readonly user: string;
  /** Last day on which it is valid, as YYYY-MM-DD. */
  readonly expiresOn: string;
  /** 0 on the last day, negative afterwards. */
  readonly daysLeft: number;
}

/** Content of a warning to one address of a commune. */
export interface KbaWarning {
  readonly to: string;
  readonly ags: string;
  readonly name: string;
  readonly passwords: readonly WarnedPassword[];
  readonly publicUrl: string;
}

/** Composes the e-mail. */
export function kbaWarningMail(warning: KbaWarning): Mail {
  const isAllExpired = warning.passwords.every(({ daysLeft }) => daysLeft < 0);
  return bilingualMail({
    to: warning.to,
    subject: `${warning.name}: KBA-Passwort ${isAllExpired ? "abgelaufen" : "läuft ab"}`,
    german: germanParagraphs(warning),
    english: englishParagraphs(warning),
  });
}

function germanParagraphs({ ags, name, passwords, publicUrl }: KbaWarning): readonly Paragraph[] {
  return [
    "Guten Tag,",
    `für ${name} (AGS ${ags}) ist das Passwort beim Kraftfahrt-Bundesamt (KBA) zu ändern:`,
    ...passwords.map(
      ({ user, expiresOn, daysLeft }) =>
        `KBA-Benutzer ${user}: letzter gültiger Tag ${formatDay("de-DE", expiresOn)} (${germanRest(daysLeft)})`,
    ),
    "Mit einem abgelaufenen Passwort nimmt das KBA keine Vorgänge an. Ändern Sie das Passwort beim KBA und tragen Sie es danach hier ein:",
    { url: settingsUrl(publicUrl, ags) },
    `Service Management: ${publicUrl}`,
  ];
}

function englishParagraphs({ ags, name, passwords, publicUrl }: KbaWarning): readonly Paragraph[] {
  return [
    "Hello,",
    `The password at the Federal Motor Transport Authority (KBA) needs to be changed for ${name} (AGS ${ags}):`,
    ...passwords.map(
      ({ user, expiresOn, daysLeft }) =>
        `KBA user ${user}: last valid day ${formatDay("en-GB", expiresOn)} (${englishRest(daysLeft)})`,
    ),
    "The KBA accepts no transactions with an expired password. Change the password at the KBA, then enter it here:",
    { url: settingsUrl(publicUrl, ags) },
    `Service Management: ${publicUrl}`,
  ];
}

function germanRest(daysLeft: number): string {
  if (daysLeft < 0) return "abgelaufen";
  if (daysLeft === 0) return "heute";
  return daysLeft === 1 ? "noch 1 Tag" : `noch ${daysLeft} Tage`;
}

function englishRest(daysLeft: number): string {
  if (daysLeft < 0) return "expired";
  if (daysLeft === 0) return "today";
  return daysLeft === 1 ? "1 day left" : `${daysLeft} days left`;
}

function settingsUrl(publicUrl: string, ags: string): string {
  return `${publicUrl}/mgt/edit/${ags}/kba-settings`;
}

/** E.g. 27. November 2026. */
function formatDay(locale: string, day: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}
