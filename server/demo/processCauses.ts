/** Responses to the attempts of the demo data: causes of errors, their texts and durations. */
import type { ServiceGroup } from "#domain/serviceGroups";
import type { AttemptProblem } from "#domain/processTransitions";
import type { Random } from "./random";

/** Result of an attempt. */
export interface Answer {
  readonly httpStatus: number | null;
  readonly problem: AttemptProblem | null;
  readonly text: string | null;
  readonly durationMs: number;
}

/** A recurring cause of errors. Its texts differ only in their numbers. */
export interface Cause {
  /** Service groups that it affects. `null` if it affects all. */
  readonly groups: readonly ServiceGroup[] | null;
  readonly httpStatus: number | null;
  readonly problem: AttemptProblem;
  /** Minimum and maximum duration until the response, in milliseconds. */
  readonly duration: readonly [number, number];
  /** Relative frequency with which the cause is drawn. */
  readonly weight: number;
  /** Error text of the target for an attempt, numbered from 1. Returns null if there is no text. */
  readonly errorText: (random: Random, attempt: number) => string | null;
}

type ErrorText = string | Cause["errorText"];
type Groups = readonly ServiceGroup[] | null;

const vehicles: Groups = ["ikfz", "zw"];
const licences: Groups = ["fs", "fw"];
const residents: Groups = ["ew", "ws"];
const civilStatus: Groups = ["pw"];
const money: Groups = ["fin", "owi"];
const foreignResidents: Groups = ["at", "aw"];

function cause(
  groups: Groups,
  httpStatus: number,
  weight: number,
  duration: Cause["duration"],
  errorText: ErrorText,
): Cause {
  const errorTextOf = typeof errorText === "string" ? () => errorText : errorText;
  return { groups, httpStatus, problem: "HTTP_STATUS", weight, duration, errorText: errorTextOf };
}

const quick = [40, 900] as const;
const usual = [300, 4_000] as const;
const slow = [8_000, 26_000] as const;
const port = (random: Random) => random.int(8_000, 8_999);

/** Cause of the incident, which affects many processes at once. */
export const incidentCause = cause(vehicles, 504, 2, slow, (_random, attempt) => {
  return `Zeitüberschreitung bei kba-grundgut, ${attempt % 2 === 1 ? 15 : 30} s ohne Antwort`;
});

/** Cause of the outage of two days. */
export const outageCause = cause(
  ["ew", "ws", "pw", "fin", "owi"],
  503,
  0,
  quick,
  "Rechenzentrum: keine Verbindung zu den Fachverfahren",
);

/** Transient causes, after which a retry may succeed. */
export const failures: readonly Cause[] = [
  incidentCause,
  cause(vehicles, 503, 6, quick, "KBA-Kopfstelle nicht erreichbar (Wartungsfenster)"),
  cause(vehicles, 502, 4, quick, "Bad Gateway: zfzr-auskunft"),
  cause(
    vehicles,
    500,
    2,
    usual,
    (random) => `Kennzeichenserver: interner Fehler ${random.int(1_000, 9_999)}`,
  ),
  cause(vehicles, 429, 2, quick, (random) => `Zu viele Anfragen, erneut in ${random.int(5, 90)} s`),
  cause(licences, 503, 4, quick, "ZFER vorübergehend nicht verfügbar"),
  cause(licences, 504, 2, slow, (random) => `Bundesdruckerei: keine Antwort nach ${random.int(10, 25)} s`),
  cause(licences, 500, 2, usual, "Fahrerlaubnisregister: Transaktion wurde zurückgerollt"),
  cause(residents, 503, 5, quick, "Melderegister: Tagesabschluss läuft, bitte später erneut senden"),
  cause(residents, 502, 3, quick, "OSCI-Intermediär antwortet nicht"),
  cause(
    residents,
    500,
    2,
    usual,
    (random) => `Fachverfahren: Deadlock in Tabelle MELDUNG, Vorgang ${random.int(10_000, 99_999)}`,
  ),
  cause(residents, 408, 1, slow, "Request Timeout"),
  cause(civilStatus, 503, 4, quick, "Standesamtsregister gesperrt: Sicherung läuft"),
  cause(
    civilStatus,
    500,
    2,
    usual,
    (random) => `AutiSta: Fehler ${random.int(100, 999)} beim Schreiben der Folgebeurkundung`,
  ),
  cause(civilStatus, 502, 1, quick, "Bad Gateway: xpersonenstand"),
  cause(money, 503, 3, quick, "Kassenverfahren: Buchungsschluss, Annahme ab 6 Uhr"),
  cause(
    money,
    500,
    2,
    usual,
    (random) => `HKR-Schnittstelle: Haushaltsstelle ${random.int(10_000, 99_999)} gesperrt`,
  ),
  cause(foreignResidents, 503, 3, quick, "AZR-Anbindung nicht verfügbar"),
  cause(foreignResidents, 502, 1, quick, "Bad Gateway: xauslaender"),
  cause(null, 503, 2, quick, "Service Unavailable"),
  cause(
    null,
    502,
    2,
    quick,
    (random) => `upstream connect error, 10.${random.int(0, 255)}.${random.int(0, 255)}.7:${port(random)}`,
  ),
  cause(null, 500, 2, usual, "Internal Server Error"),
  {
    groups: null,
    httpStatus: null,
    problem: "TIMEOUT",
    weight: 1,
    duration: [30_000, 30_040],
    errorText: () => null,
  },
  {
    groups: null,
    httpStatus: null,
    problem: "CONNECTION_FAILED",
    weight: 1,
    duration: [2, 60],
    errorText: (random) => random.pick(["ECONNREFUSED", "ECONNREFUSED", "ECONNRESET"]),
  },
];

/** Permanent causes, after which a retry does not help. */
export const refusals: readonly Cause[] = [
  cause(
    vehicles,
    422,
    6,
    usual,
    "Der Sicherheitscode der Zulassungsbescheinigung Teil I stimmt nicht überein",
  ),
  cause(vehicles, 422, 3, usual, "Zu der eVB-Nummer liegt keine gültige Versicherungsbestätigung vor"),
  cause(vehicles, 409, 3, usual, "Das Kennzeichen ist bereits vergeben"),
  cause(
    vehicles,
    422,
    2,
    usual,
    (random) => `Kfz-Steuer: Rückstand von ${random.int(20, 480)},${random.int(10, 99)} €`,
  ),
  cause(licences, 422, 3, usual, "Das Lichtbild entspricht nicht den Vorgaben"),
  cause(
    licences,
    404,
    2,
    quick,
    (random) => `Kein Führerschein unter der Nummer ${random.int(100_000, 999_999)} bekannt`,
  ),
  cause(residents, 422, 4, usual, "Die Person wurde im Melderegister nicht eindeutig gefunden"),
  cause(residents, 409, 2, usual, "Für die Wohnung liegt bereits eine Anmeldung zu diesem Tag vor"),
  cause(residents, 403, 1, quick, "Auskunftssperre nach § 51 BMG"),
  cause(
    civilStatus,
    404,
    4,
    usual,
    (random) => `Registereintrag ${random.int(1, 900)}/${random.int(1950, 2020)} nicht gefunden`,
  ),
  cause(civilStatus, 422, 2, usual, "Das Standesamt ist für diesen Eintrag nicht zuständig"),
  cause(money, 422, 2, usual, "Das Kassenzeichen ist nicht vergeben"),
  cause(money, 400, 1, quick, "IBAN: Prüfziffer falsch"),
  cause(foreignResidents, 422, 2, usual, "Die Anlage „Arbeitsvertrag“ fehlt"),
  cause(null, 422, 1, usual, "Pflichtfeld antragsteller.geburtsdatum fehlt"),
  cause(
    null,
    400,
    1,
    quick,
    (random) => `Ungültige Nachricht: Zeile ${random.int(2, 90)}, Spalte ${random.int(1, 60)}`,
  ),
  cause(null, 401, 0.5, quick, "Zertifikat des Absenders ist abgelaufen"),
];

/** Draws one of the causes that affect a service group. Throws a RangeError if there is none. */
export function drawCause(causes: readonly Cause[], group: ServiceGroup, random: Random): Cause {
  const possible = causes.filter(({ groups }) => groups === null || groups.includes(group));
  let left = random.next() * possible.reduce((sum, { weight }) => sum + weight, 0);
  const picked = possible.find(({ weight }) => (left -= weight) < 0) ?? possible.at(-1);
  if (picked === undefined) throw new RangeError(`No cause for ${group}`);
  return picked;
}

/** Builds the result of an attempt that failed with this cause. */
export function responseOf(errorCause: Cause, random: Random, attempt: number): Answer {
  const { httpStatus, problem } = errorCause;
  return {
    httpStatus,
    problem,
    text: errorCause.errorText(random, attempt),
    durationMs: random.int(...errorCause.duration),
  };
}

/** Builds the result of an attempt that succeeded. */
export function successAnswer(random: Random): Answer {
  const isNote = random.chance(0.01);
  return {
    httpStatus: random.pick([200, 200, 200, 201, 202]),
    problem: isNote ? "ANSWER_NOT_JSON" : null,
    text: null,
    durationMs: random.int(200, 4_500) * random.pick([1, 1, 1, 2, 5]),
  };
}
