/** Bounds of input and of pages that server and browser share. */

/** Rows of a page unless asked otherwise. */
export const pageSize = 50;

/** Most rows of a page. */
export const pageSizeMax = 200;

/** Fewest characters of a password. */
export const passwordMinLength = 12;

/** Most characters of a password; longer ones are refused unread. */
export const passwordMaxLength = 1_024;

/** Most characters of the name that a login takes, which may be an e-mail address. */
export const loginNameMaxLength = 254;

/** Most characters of a search text. */
export const searchTextMaxLength = 100;

/** Failed logins of an account, or of a known client of it, after which waiting begins. */
export const loginFailuresBeforeWait = 5;

/** Failed logins of an address after which waiting begins: a whole office may share it. */
export const addressFailuresBeforeWait = 50;

/** Most accounts that one browser is remembered for; more push out the earliest. */
export const rememberedAccountsMax = 5;

/** Most bytes of a CSV file that is imported. */
export const csvMaxBytes = 128 * 1_048_576;

/** Most bytes of a line of a CSV file, so that a file without line ends is refused early. */
export const csvLineMaxBytes = 65_536;

/** Most rows of an import, the header not counted. */
export const importRowsMax = 500_000;

/** A checked import can be stored for so long, in minutes. */
export const importExpiryMinutes = 60;

/** As many ignored columns of an import as are named. */
export const ignoredColumnsMax = 100;

/** A replacement that takes away more than this share of the stock, in percent, is to be confirmed. */
export const shrinkPercent = 20;

/** Replaced stocks are kept for so many days. */
export const snapshotDays = 30;

/** Most replaced stocks of a kind that a commune keeps. */
export const snapshotsMax = 20;

/** Most problems of an import that are listed; all of them are counted. */
export const importProblemsMax = 10_000;

/** Rows under a filter are counted exactly up to here where there may be many. */
export const exactCountMax = 10_000;

/** Rows are counted exactly up to here where the number stands beside a name. */
export const shownCountMax = 1_000;

/** Most filters whose rows one call counts. */
export const countedFiltersMax = 20;

/** Most things that one call removes or switches. */
export const bulkItemsMax = 1_000;

/** Most services of a commune. */
export const communeServicesMax = 200;

/** Most bytes of a commune's picture. */
export const pictureMaxBytes = 2 * 1_048_576;

/** Most pixels of a commune's picture on either side. */
export const pictureMaxSide = 1_024;

/** Most rows of an export of processes; fewest is 1. */
export const processExportMax = 10_000;

/** Rows of an export of processes unless asked otherwise. */
export const processExportDefault = 1_000;

/** Most characters of a text filter of processes. */
export const processSearchMaxLength = 200;

/** Most tries by which processes are filtered; the schedule stops long before. */
export const processTriesMax = 1_000;

/** Most values of a list in a filter. */
export const filterValuesMax = 200;

/** Most processes of a bulk job that are named one by one. */
export const jobIdsMax = 10_000;

/** Most processes of a bulk job. */
export const jobItemsMax = 100_000;

/** A prepared bulk job can be started for so long, in minutes. */
export const jobExpiryMinutes = 60;

/** A bulk job begins at most so many seconds after its start was asked for. */
export const jobDelayMaxSeconds = 30;

/** So long an archiving or a completion can be taken back before it begins, in seconds. */
export const undoSeconds = 10;

/** Most bytes of a file of a process. */
export const processFileMaxBytes = 20 * 1_048_576;

/** Most bytes that are read of what a target answers. */
export const attemptAnswerMaxBytes = 1_048_576;

/** Most characters of an attempt's error that are kept. */
export const attemptErrorMaxLength = 2_000;

/** Most characters of the name of a saved view. */
export const viewNameMaxLength = 80;

/** Most characters of the query string of a saved view. */
export const viewSearchMaxLength = 4_000;

/** Most saved views of a user for one list. */
export const viewsMax = 100;

/** Most characters of a username. */
export const userNameMaxLength = 100;

/** Most characters of an e-mail address (RFC 5321). */
export const emailMaxLength = 254;

/** Most role entries of a user, one for each commune. */
export const userRolesMax = 500;

/** Most characters of the reason of a deactivation. */
export const reasonMaxLength = 500;

/** Most rows of a file of users. */
export const userImportRowsMax = 2_000;

/** Most bytes of a file of users. */
export const userImportMaxBytes = 2 * 1_048_576;

/** Most problems that are listed of a file of users; all of them are counted. */
export const userImportProblemsMax = 4_000;

/** Most sessions of a user that are listed, and that one call ends. */
export const sessionsMax = 200;
