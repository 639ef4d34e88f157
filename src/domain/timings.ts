/** Durations in milliseconds unless the name says otherwise. */

/** How long the loading overlay stays after the startup user has loaded. */
export const startupOverlayMs = 150;

/** From the activation message to the redirect to the root path. */
export const activationRedirectMs = 1_000;

/** How long the confirmation icon is shown after the token was copied. */
export const tokenCopiedMs = 1_000;

/** Timeout for loading a script chunk. */
export const chunkLoadTimeoutMs = 120_000;

/** Default minutes until an idle session ends. */
export const sessionIdleMinutes = 30;

/** Default hours until any session ends. */
export const sessionAbsoluteHours = 12;

/** How long before the end of a session the warning appears. */
export const sessionWarningMs = 120_000;

/** First delay after failed logins; doubles with each further failure. */
export const loginFirstWaitMs = 10_000;

/** Longest delay after failed logins. */
export const loginLongestWaitMs = 15 * 60_000;

/** A failed-login counter resets after this time without failures. */
export const loginFailuresForgottenMs = 60 * 60_000;

/** An IP address is forgiven one failed login per interval; otherwise a large office would end up delayed. */
export const addressFailureForgivenMs = 5 * 60_000;

/** How long download links are valid. */
export const downloadLinkMs = 5 * 60_000;

/** For this many days after a login, failed logins by others do not delay this browser or IP address. */
export const knownClientDays = 30;

/** Default days until an invitation expires. */
export const invitationDays = 7;

/** Minutes before another invitation or reset can be sent to the same user. */
export const inviteAgainMinutes = 5;

/** Users who have not logged in for this many days are highlighted: they may have left. */
export const quietDays = 90;

/** How long "Gespeichert" stays in the save bar; the result was also announced. */
export const savedNoticeMs = 6_000;

/** Minimum duration of an outage notice, even if the server is back sooner. */
export const outageNoticeMs = 5_000;

/** Timeout for reading a keystore. Slow but common key derivation takes a second. */
export const keystoreTimeoutMs = 5_000;

/** Timeout of a connection test. */
export const connectionTestTimeoutMs = 10_000;

/** Polling interval of a commune's page while its setup is running. */
export const setupPollMs = 3_000;

/** Hours after which the latest backup is overdue: a daily one plus the time that it may take. */
export const backupOverdueHours = 26;

/** Hour of the day in Europe/Berlin at which daily digests are sent. */
export const digestHour = 7;

/** First wait between test mails of a user after two in a row; doubles with each further one. */
export const testMailWaitMs = 60_000;

/** How long the app waits for the second key after `g`. */
export const goKeyMs = 2_000;

/** After the last navigation until the visits so far are sent, if there are several. */
export const visitsDelayMs = 10_000;
/** How long the numbers beside the areas of the navigation stay without a newer answer. */
export const areaCountsKeptMs = 300_000;
