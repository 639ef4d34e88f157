/** Text of e-mails with links for a new password. */
import { bilingualMail, type Paragraph } from "#server/domain/bilingualMail";
import type { Mail } from "#server/outgoing/mailer";
import type { LinkPurpose } from "#server/storage/invitations/invitations";

/** Data shown in such an e-mail. */
export interface MailedLink {
  readonly purpose: LinkPurpose;
  readonly username: string;
  readonly email: string;
  /** Who created the link; `null` if the system did. */
  readonly by: string | null;
  readonly url: string;
  readonly publicUrl: string;
  readonly expiresAt: Date;
}

const subjects: Readonly<Record<LinkPurpose, string>> = {
  INVITATION: "Einladung zu Service Management",
  PASSWORD_RESET: "Neues Passwort für Service Management",
};

/** Composes the e-mail to the user the link is for. */
export function linkMail(link: MailedLink): Mail {
  return bilingualMail({
    to: link.email,
    subject: subjects[link.purpose],
    german: germanParagraphs(link),
    english: englishParagraphs(link),
  });
}

function germanParagraphs({
  purpose,
  username,
  by,
  url,
  publicUrl,
  expiresAt,
}: MailedLink): readonly Paragraph[] {
  const isInvitation = purpose === "INVITATION";
  return [
    "Guten Tag,",
    isInvitation
      ? by === null
        ? "Sie sind zu Service Management eingeladen."
        : `${by} hat Sie zu Service Management eingeladen.`
      : `${by ?? "Die Administration"} hat Ihnen einen Link geschickt, mit dem Sie ein neues Passwort für Service Management wählen. Bis dahin gilt Ihr bisheriges.`,
    `Ihr Benutzername: ${username}`,
    isInvitation ? "Hier wählen Sie Ihr Passwort:" : "Hier wählen Sie Ihr neues Passwort:",
    { url },
    `Der Link funktioniert einmal und bis ${formatExpiry("de-DE", expiresAt)}. Geben Sie ihn nicht weiter.`,
    "Wenn Sie damit nichts anfangen können, brauchen Sie nichts zu tun.",
    `Service Management: ${publicUrl}`,
  ];
}

function englishParagraphs({
  purpose,
  username,
  by,
  url,
  publicUrl,
  expiresAt,
}: MailedLink): readonly Paragraph[] {
  const isInvitation = purpose === "INVITATION";
  return [
    "Hello,",
    isInvitation
      ? by === null
        ? "You are invited to Service Management."
        : `${by} has invited you to Service Management.`
      : `${by ?? "The administration"} has sent you a link to choose a new password for Service Management. Until then your present one works.`,
    `Your username: ${username}`,
    isInvitation ? "Choose your password here:" : "Choose your new password here:",
    { url },
    `The link works once and until ${formatExpiry("en-GB", expiresAt)}. Do not pass it on.`,
    "If this means nothing to you, there is nothing you need to do.",
    `Service Management: ${publicUrl}`,
  ];
}

/** E.g. 27. November 2026 um 11:37 MEZ. */
function formatExpiry(locale: string, date: Date): string {
  return new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: "Europe/Berlin",
    timeZoneName: "short",
  }).format(date);
}
