/** Bounds of input and of pages that server and browser share (section 9 and the decisions on it). */

/** Rows of a page unless asked otherwise. */
export const pageSize = 50;

/** Most rows of a page. */
export const pageSizeMax = 200;

/** Fewest characters of a password. */
export const passwordMinLength = 12;

/** Most characters of a password; longer ones are refused unread. */
export const passwordMaxLength = 1_024;

/** Most characters of a username or an e-mail address. */
export const usernameMaxLength = 254;

/** Most characters of a search text. */
export const searchTextMaxLength = 100;

/** Failed logins, per account and per address, after which waiting begins. */
export const loginFailuresBeforeWait = 5;
