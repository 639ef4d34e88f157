/**
 * Time spans and limits of the specification, each stated once (sections 2, 4, 8 and 9). Milliseconds unless the name
 * says otherwise.
 */

/** The loading overlay goes this long after the startup user load (section 2). */
export const startupOverlayMs = 150;

/** From the activation's message to the root path (section 2). */
export const activationRedirectMs = 1_000;

/** How long the confirmation icon stands after the token was copied (section 2). */
export const tokenCopiedMs = 1_000;

/** A script chunk that has not arrived by then is a load error (section 8). */
export const chunkLoadTimeoutMs = 120_000;

/** A session that is not used ends after so many minutes, unless the settings say otherwise. */
export const sessionIdleMinutes = 30;

/** A session ends after so many hours in any case, unless the settings say otherwise. */
export const sessionAbsoluteHours = 12;

/** The warning comes this long before a session ends. */
export const sessionWarningMs = 120_000;

/** An invitation is valid for so many days, unless the settings say otherwise. */
export const invitationDays = 7;

/** The next invitation or reset of a user can be sent so many minutes after the one before. */
export const inviteAgainMinutes = 5;

/** A user who has not logged in for so many days is pointed out: somebody may have left. */
export const quietDays = 90;
