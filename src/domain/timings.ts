/**
 * Time spans, each stated once. Milliseconds unless the name says otherwise.
 */

/** The loading overlay goes this long after the startup user load. */
export const startupOverlayMs = 150;

/** From the activation's message to the root path. */
export const activationRedirectMs = 1_000;

/** How long the confirmation icon stands after the token was copied. */
export const tokenCopiedMs = 1_000;

/** A script chunk that has not arrived by then is a load error. */
export const chunkLoadTimeoutMs = 120_000;

/** A session that is not used ends after so many minutes, unless the settings say otherwise. */
export const sessionIdleMinutes = 30;

/** A session ends after so many hours in any case, unless the settings say otherwise. */
export const sessionAbsoluteHours = 12;

/** The warning comes this long before a session ends. */
export const sessionWarningMs = 120_000;

/** The first wait after failed logins; each further failure doubles it. */
export const loginFirstWaitMs = 10_000;

/** The longest wait after failed logins. */
export const loginLongestWaitMs = 15 * 60_000;

/** A counter of failed logins that has not grown for so long starts again at zero. */
export const loginFailuresForgottenMs = 60 * 60_000;

/** An address is forgiven one failed login for each such span, or a large office would drift into waiting. */
export const addressFailureForgivenMs = 5 * 60_000;

/** The link of an export or a file works for so long. */
export const downloadLinkMs = 5 * 60_000;

/** So many days after a login, the guesses of others do not hold up its browser or its address. */
export const knownClientDays = 30;

/** An invitation is valid for so many days, unless the settings say otherwise. */
export const invitationDays = 7;

/** The next invitation or reset of a user can be sent so many minutes after the one before. */
export const inviteAgainMinutes = 5;

/** A user who has not logged in for so many days is pointed out: somebody may have left. */
export const quietDays = 90;

/** "Gespeichert" stays this long in the bar of a form: it only confirms what was announced and cannot be missed. */
export const savedNoticeMs = 6_000;

/** A save that met an outage says so for at least this long, however soon the server is back. */
export const outageNoticeMs = 5_000;
