/**
 * Error messages: what happened, what was kept, what to do.
 * Those of the login are here; `appErrorMessages` has all.
 */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ErrorCode } from "#domain/errorCodes";
import { passwordMinLength } from "#domain/limits";
import { formatDateTime, formatNumber, formatTime, formatWait } from "./formats";
import type { Locale } from "./locales";

/** An error code of the contract, or one that only the browser produces. */
export type FailureCode = ErrorCode | "unreachable" | "unexpected_answer" | "contract_mismatch";

/** A failed request or an invalid value. */
export interface Failure {
  readonly code: FailureCode;
  /** Message parameters by name. */
  readonly params: Readonly<Record<string, string>>;
  /** When a request failed (as Date.now()), the start of waiting times. Validation messages have no time. */
  readonly at?: number;
  /** Replaces the message of the code, for an outcome that has a text of its own. */
  readonly wording?: MessageDescriptor;
}

/** The failure without its report, for places that show the reference below the message. */
export function referenceApart({ code, params: { report, ...params }, at }: Failure): {
  readonly failure: Failure;
  readonly reference: string | undefined;
} {
  return { failure: { code, params, at }, reference: report ?? params.reference };
}

export interface MessageContext {
  readonly params: Failure["params"];
  /** When the failure occurred. */
  readonly at: number;
  readonly locale: Locale;
}

export type Wording = MessageDescriptor | ((occasion: MessageContext) => MessageDescriptor);

/** A longer wait is shown with its date. */
const dateShownFromMs = 12 * 3_600_000;

function tooManyAttempts({ params, at, locale }: MessageContext): MessageDescriptor {
  const retryAt = Date.parse(params.retryAt ?? "");
  if (Number.isNaN(retryAt)) {
    return msg`Zu viele Versuche in kurzer Zeit. Warten Sie einige Minuten, bevor Sie es noch einmal versuchen.`;
  }
  const time = retryAt - at > dateShownFromMs ? formatDateTime(retryAt) : formatTime(retryAt);
  // With a wrong browser clock, the countdown would already be over.
  if (retryAt <= at) return msg`Zu viele Versuche in kurzer Zeit. Der nächste ist ab ${time} Uhr möglich.`;
  const wait = formatWait(retryAt - at, locale);
  return msg`Zu viele Versuche in kurzer Zeit. Der nächste ist ab ${time} Uhr möglich, also ${wait}.`;
}

function badRequest({ params: { detail } }: MessageContext): MessageDescriptor {
  return detail
    ? msg`Der Server hat die Anfrage nicht verstanden (${detail}). Es wurde nichts geändert. Laden Sie die Seite neu und versuchen Sie es noch einmal.`
    : msg`Der Server hat die Anfrage nicht verstanden. Es wurde nichts geändert. Laden Sie die Seite neu und versuchen Sie es noch einmal.`;
}

function unknownOperation({ params: { server } }: MessageContext): MessageDescriptor {
  return server === "older"
    ? msg`Der Server ist älter als diese Anwendung. Laden Sie die Seite neu, um weiterzuarbeiten. Ihre Eingaben bleiben erhalten.`
    : msg`Eine neue Version ist da. Laden Sie die Seite neu, um weiterzuarbeiten.`;
}

function contractMismatch({ params: { report } }: MessageContext): MessageDescriptor {
  return report
    ? msg`Die Anwendung und der Server haben unterschiedliche Stände. Es wurde nichts geändert. Laden Sie die Seite neu; hilft das nicht, nennen Sie Ihrer Administration diese Angabe: ${report}`
    : msg`Die Anwendung und der Server haben unterschiedliche Stände. Es wurde nichts geändert. Laden Sie die Seite neu; hilft das nicht, wenden Sie sich an Ihre Administration.`;
}

function internalError({ params: { reference } }: MessageContext): MessageDescriptor {
  return reference
    ? msg`Auf dem Server ist ein Fehler aufgetreten. Was gespeichert war, bleibt gespeichert. Versuchen Sie es später noch einmal; hilft das nicht, nennen Sie Ihrer Administration die Kennung ${reference}.`
    : msg`Auf dem Server ist ein Fehler aufgetreten. Was gespeichert war, bleibt gespeichert. Versuchen Sie es später noch einmal; hilft das nicht, wenden Sie sich an Ihre Administration.`;
}

function databaseUnavailable({ params: { outcome } }: MessageContext): MessageDescriptor {
  return outcome === "unknown"
    ? msg`Die Datenbank ist gerade nicht erreichbar. Was gespeichert war, bleibt gespeichert; ob Ihre letzte Änderung dazugehört, ist nicht bekannt. Sehen Sie in einem Moment nach, bevor Sie sie wiederholen.`
    : msg`Die Datenbank ist gerade nicht erreichbar. Was gespeichert war, bleibt gespeichert. Versuchen Sie es in einem Moment noch einmal.`;
}

function passwordTooShort({ params, locale }: MessageContext): MessageDescriptor {
  const min = formatNumber(Number(params.min ?? passwordMinLength), locale);
  return msg`Das Passwort ist zu kurz. Es braucht mindestens ${min} Zeichen.`;
}

function textTooLong({ params, locale }: MessageContext): MessageDescriptor {
  if (!params.max) return msg`Der Text ist zu lang. Kürzen Sie ihn und versuchen Sie es noch einmal.`;
  const max = formatNumber(Number(params.max), locale);
  return msg`Der Text ist zu lang. Erlaubt sind höchstens ${max} Zeichen.`;
}

/** Errors that can occur on every screen, including the login. */
export const loginErrorMessages = {
  insufficient_permissions: msg`Sie verfügen nicht über die nötigen Berechtigungen für diese Aktion.`,
  invalid_credentials: msg`Ungültiger Benutzername, E-Mail oder Passwort.`,
  unauthorized: msg`Ihre Sitzung ist beendet. Melden Sie sich wieder an, um weiterzuarbeiten.`,
  bad_request: badRequest,
  unknown_operation: unknownOperation,
  invalid_token: msg`Die verwendete Einladung ist ungültig/abgelaufen.`,
  internal_error: internalError,
  database_unavailable: databaseUnavailable,
  storage_full: msg`Auf dem Server ist kein Speicherplatz mehr frei. Es wurde nichts geändert. Wenden Sie sich an Ihre Administration und versuchen Sie es später noch einmal.`,
  too_many_attempts: tooManyAttempts,
  password_too_short: passwordTooShort,
  password_not_allowed: msg`Das Passwort darf nicht der Benutzername oder die E-Mail-Adresse sein. Wählen Sie ein anderes.`,
  password_too_common: msg`Dieses Passwort gehört zu denen, die zuerst geraten werden, auch mit Ziffern oder Zeichen am Ende. Wählen Sie ein anderes, etwa einen Satz.`,
  password_one_character: msg`Das Passwort wiederholt nur ein Zeichen. Wählen Sie ein anderes, etwa einen Satz.`,
  text_too_long: textTooLong,
  unreachable: msg`Der Server ist gerade nicht erreichbar. Was gespeichert war, bleibt gespeichert. Prüfen Sie Ihre Verbindung und versuchen Sie es in einem Moment noch einmal.`,
  contract_mismatch: contractMismatch,
  unexpected_answer: msg`Der Server hat unerwartet geantwortet. Was gespeichert war, bleibt gespeichert. Laden Sie die Seite neu oder versuchen Sie es später noch einmal.`,
} satisfies Partial<Record<FailureCode, Wording>>;

/** Messages by code. Codes without one fall back to `unexpected_answer`. */
export type ErrorMessages = typeof loginErrorMessages & Partial<Record<FailureCode, Wording>>;

/** The message of a failure. */
export function errorMessage(
  messages: ErrorMessages,
  { code, params, at = Date.now(), wording: own }: Failure,
  locale: Locale,
): MessageDescriptor {
  const wording = own ?? messages[code] ?? messages.unexpected_answer;
  return typeof wording === "function" ? wording({ params, at, locale }) : wording;
}
