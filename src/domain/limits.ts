/** Limits of input and page sizes, shared by server and browser. */

/** Default page size. */
export const pageSize = 50;

/** Most rows of a page. */
export const pageSizeMax = 200;

/** Bytes of stored texts after which a page ends, even if it has fewer rows than requested. */
export const pageMaxBytes = 1_048_576;

/** Most queries of a user that run at the same time; others wait. Browsers open no more connections with HTTP/1.1. */
export const userQueriesMax = 6;

/** Most queries of a user that wait; further ones are refused. Enough for twenty tabs that are restored together. */
export const waitingUserQueriesMax = 100;

/** Fewest characters of a password. */
export const passwordMinLength = 12;

/** Most characters of a password; longer ones are refused without hashing. */
export const passwordMaxLength = 1_024;

/** Most characters of a login name, which may be an e-mail address. */
export const loginNameMaxLength = 254;

/** Most characters of a search text. */
export const searchTextMaxLength = 100;

/** Failed logins of an account, or of one of its known clients, before login attempts are delayed. */
export const loginFailuresBeforeWait = 5;

/** Failed logins of an IP address before login attempts are delayed; a whole office may share it. */
export const addressFailuresBeforeWait = 50;

/** Most accounts remembered per browser; the oldest is dropped first. */
export const rememberedAccountsMax = 5;

/** Most bytes of an imported CSV file. */
export const csvMaxBytes = 128 * 1_048_576;

/** Most bytes of a line of a CSV file, so that a file without line ends is refused early. */
export const csvLineMaxBytes = 65_536;

/** Most rows of an export of monthly transactions. */
export const monthlyTransactionsMax = 100_000;

/** Most rows of an import, excluding the header. */
export const importRowsMax = 500_000;

/** Minutes until a checked import can no longer be committed. */
export const importExpiryMinutes = 60;

/** Minutes for which replacing or removing files of a service can be undone. */
export const fileUndoMinutes = 10;

/** Most ignored columns that an import lists by name. */
export const ignoredColumnsMax = 100;

/** A replacement that shrinks the stock by more than this percentage needs confirmation. */
export const shrinkPercent = 20;

/** Days that replaced stocks are kept. */
export const snapshotDays = 30;

/** Most replaced stocks of a kind that are kept per commune. */
export const snapshotsMax = 20;

/** Most problems that an import lists; all of them are counted. */
export const importProblemsMax = 10_000;

/** Large filtered lists are counted exactly up to this number of rows. */
export const exactCountMax = 10_000;

/** Counts displayed next to a name are exact up to this number of rows. */
export const shownCountMax = 1_000;

/** Most filters that one call counts. */
export const countedFiltersMax = 20;

/** Most records that one call removes or switches. */
export const bulkItemsMax = 1_000;

/** Most services of a commune. */
export const communeServicesMax = 200;

/** Most bytes of a commune's picture. */
export const pictureMaxBytes = 2 * 1_048_576;

/** Most pixels of a commune's picture per side. */
export const pictureMaxSide = 1_024;

/** Most rows of a process export; the fewest is 1. */
export const processExportMax = 10_000;

/** Default rows of a process export. */
export const processExportDefault = 1_000;

/** Most characters of a text filter of processes. */
export const processSearchMaxLength = 200;

/** Highest number of tries that processes can be filtered by; the retry schedule stops long before. */
export const processTriesMax = 1_000;

/** Most values of a list filter. */
export const filterValuesMax = 200;

/** Most fees of the payment of an application. */
export const paymentFeesMax = 100;

/** Most processes that a bulk job can name by id. */
export const jobIdsMax = 10_000;

/** Most processes of a bulk job. */
export const jobItemsMax = 100_000;

/** Minutes until a dry run can no longer be started. */
export const runExpiryMinutes = 60;

/** Most seconds that the start of a bulk job can be delayed. */
export const jobDelayMaxSeconds = 30;

/** Seconds during which archiving or completing can be undone before it starts. */
export const undoSeconds = 10;

/** Most bytes of a process file. */
export const processFileMaxBytes = 20 * 1_048_576;

/** Most bytes read from a target's response. */
export const attemptAnswerMaxBytes = 1_048_576;

/** Most stored characters of an attempt's error. */
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

/** Most role entries of a user, one per commune. */
export const userRolesMax = 500;

/** Most characters of the reason of a deactivation. */
export const reasonMaxLength = 500;

/** Most rows of a user import. */
export const userImportRowsMax = 2_000;

/** Most bytes of a user import. */
export const userImportMaxBytes = 2 * 1_048_576;

/** Most problems that a user import lists; all of them are counted. */
export const userImportProblemsMax = 4_000;

/** Most sessions of a user that are listed or ended by one call. */
export const sessionsMax = 200;

/**
 * Most bytes of a commune's own texts of a service: live ones and drafts in all languages, with the German texts that
 * they were written for. A service with 50 long texts in 20 languages has a quarter of this, and screens, imports and
 * publications that read all texts stay small.
 */
export const serviceTextsMaxBytes = 4 * 1_048_576;

/** Most bytes of a predefined document of a service. */
export const predefinedDocumentMaxBytes = 10 * 1_048_576;

/** Most bytes of a freely configurable file of a service. */
export const serviceFileMaxBytes = 20 * 1_048_576;

/** Most freely configurable files of a service. */
export const serviceFilesMax = 500;

/** Most bytes of all freely configurable files of a service. */
export const serviceFilesMaxBytes = 256 * 1_048_576;

/** Most bytes of a ZIP archive with files of a service. */
export const fileArchiveMaxBytes = 128 * 1_048_576;

/** Most entries of such an archive, including folders. */
export const fileArchiveEntriesMax = 2_000;

/** Most characters of the path of a file. */
export const filePathMaxLength = 255;

/** Most folders of a path, including the file itself. */
export const filePathDepthMax = 8;

/** Most snapshots that are kept of a service; the oldest is dropped first. */
export const serviceSnapshotsMax = 10;
