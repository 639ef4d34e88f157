/** Text of the daily digest: the lines of the overview, German first, then English. */
import { attentionRules, type AttentionKind } from "#domain/attention";
import { calendarDayOf } from "#domain/calendarDays";
import type { AttentionLine, AttentionReport } from "#server/domain/attention/attention";
import { bilingualMail, type Paragraph } from "#server/domain/bilingualMail";
import type { Mail } from "#server/outgoing/mailer";
import { lineWording, responsibleWording, type DigestLanguage } from "./digestWording";

/** What a digest says. */
export interface DigestContent {
  /** Lines that need a person and are not marked as seen, the most urgent kind first. */
  readonly lines: readonly AttentionLine[];
  /** Kinds that could not be computed. */
  readonly failedKinds: readonly AttentionKind[];
  readonly computedAt: Date;
  /** Hour of the day at which digests are sent. */
  readonly hour: number;
}

/** Selects what a digest says; null if nothing needs attention, so that none is sent. */
export function digestContentOf(
  reports: readonly AttentionReport[],
  now: Date,
  hour: number,
): DigestContent | null {
  const lines = reports
    .flatMap((report) => report.lines ?? [])
    .filter(({ seen }) => seen === null || seen.isOutgrown);
  const failedKinds = reports.filter((report) => report.lines === null).map(({ kind }) => kind);
  return lines.length + failedKinds.length > 0 ? { lines, failedKinds, computedAt: now, hour } : null;
}

/** Composes the mail to one address. */
export function digestMail(to: string, content: DigestContent, publicUrl: string): Mail {
  const count = content.lines.length;
  const subject =
    count === 0
      ? "Nicht alles konnte ermittelt werden"
      : count === 1
        ? "1 Punkt braucht Aufmerksamkeit"
        : `${count} Punkte brauchen Aufmerksamkeit`;
  return bilingualMail({
    to,
    subject: `Service Management: ${subject}`,
    german: germanParagraphs(content, publicUrl),
    english: englishParagraphs(content, publicUrl),
  });
}

function germanParagraphs(content: DigestContent, publicUrl: string): readonly Paragraph[] {
  const { lines, failedKinds, computedAt, hour } = content;
  const what = lines.length === 1 ? "dieser Punkt braucht" : `diese ${lines.length} Punkte brauchen`;
  return [
    "Guten Tag,",
    lines.length === 0
      ? "was Aufmerksamkeit braucht, konnte nicht vollständig ermittelt werden:"
      : `${what} Aufmerksamkeit (${formatMoment(computedAt)}):`,
    ...lines.map((line) => lineText("de", line)),
    ...failedKinds.map((kind) => `${lineWording.de[kind].label}: konnte nicht ermittelt werden`),
    "Zur Übersicht:",
    { url: `${publicUrl}/admin` },
    `Sie erhalten diese E-Mail um ${hour} Uhr, wenn etwas Aufmerksamkeit braucht. Abstellen können Sie sie in Ihrem Konto:`,
    { url: `${publicUrl}/account` },
  ];
}

function englishParagraphs(content: DigestContent, publicUrl: string): readonly Paragraph[] {
  const { lines, failedKinds, computedAt, hour } = content;
  const what = lines.length === 1 ? "This point needs" : `These ${lines.length} points need`;
  return [
    "Hello,",
    lines.length === 0
      ? "What needs attention could not be determined completely:"
      : `${what} attention (${formatMoment(computedAt)}):`,
    ...lines.map((line) => lineText("en", line)),
    ...failedKinds.map((kind) => `${lineWording.en[kind].label}: could not be determined`),
    "To the overview:",
    { url: `${publicUrl}/admin` },
    `You receive this e-mail at ${hour}:00 if something needs attention. You can switch it off in your account:`,
    { url: `${publicUrl}/account` },
  ];
}

/** E.g. "– 41 Prozesse, gleiche Ursache: HTTP 502 (Support; 3 Kommunen, 2 Dienste; seit 20.11.2026 09:12)". */
function lineText(language: DigestLanguage, line: AttentionLine): string {
  const { kind, count, name, communeCount, serviceCount, since, endsOn } = line;
  const isGerman = language === "de";
  const words = lineWording[language][kind];
  const sentence = (count === 1 ? words.one : words.other).replace("#", formatCount(language, count));
  const places = [
    communeCount !== null &&
      counted(language, communeCount, isGerman ? ["Kommune", "Kommunen"] : ["commune", "communes"]),
    serviceCount !== null &&
      counted(language, serviceCount, isGerman ? ["Dienst", "Dienste"] : ["service", "services"]),
  ].filter((part) => part !== false);
  const facts = [
    responsibleWording[language][attentionRules[kind].responsible],
    places.join(", "),
    since !== null && `${isGerman ? "seit" : "since"} ${formatMoment(since)}`,
    endsOn !== null && `${isGerman ? "Ende" : "ends"} ${formatDay(endsOn)}`,
  ].filter(Boolean);
  return `– ${sentence}${name === null ? "" : `: ${name}`} (${facts.join("; ")})`;
}

function counted(language: DigestLanguage, count: number, [one, other]: readonly [string, string]): string {
  return `${formatCount(language, count)} ${count === 1 ? one : other}`;
}

function formatCount(language: DigestLanguage, count: number): string {
  return new Intl.NumberFormat(language === "de" ? "de-DE" : "en-GB").format(count);
}

/** E.g. 20.11.2026 09:12 in both languages, as in the app. */
function formatMoment(moment: Date): string {
  const time = new Intl.DateTimeFormat("de-DE", {
    timeZone: "Europe/Berlin",
    hour: "2-digit",
    minute: "2-digit",
  });
  return `${formatDay(calendarDayOf(moment))} ${time.format(moment)}`;
}

const formatDay = (day: string) => day.split("-").toReversed().join(".");
