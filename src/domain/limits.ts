/** Limits of input and page sizes, shared by server and browser. */

/** Default page size. */
export const pageSize = 50;

/** Maximum number of rows of a page. */
export const pageSizeMax = 200;

/** Bytes of stored texts after which a page ends, even if it has fewer rows than requested. */
export const pageMaxBytes = 1_048_576;

/** Maximum number of concurrent queries of a user; others wait. Browsers open no more connections with HTTP/1.1. */
export const userQueriesMax = 6;

/** Maximum number of waiting queries of a user; further ones are refused. Enough for twenty tabs restored at once. */
export const waitingUserQueriesMax = 100;

/** Minimum length of a password. */
export const passwordMinLength = 12;

/** Maximum length of a password; longer ones are refused without hashing. */
export const passwordMaxLength = 1_024;

/** Maximum length of a login name, which may be an e-mail address. */
export const loginNameMaxLength = 254;

/** Maximum length of a search text. */
export const searchTextMaxLength = 100;

/** Failed logins of an account, or of one of its known clients, before login attempts are delayed. */
export const loginFailuresBeforeWait = 5;

/** Failed logins of an IP address before login attempts are delayed; a whole office may share it. */
export const addressFailuresBeforeWait = 50;

/** Maximum number of accounts remembered per browser; the oldest is dropped first. */
export const rememberedAccountsMax = 5;

/** Maximum size of an imported CSV file in bytes. */
export const csvMaxBytes = 128 * 1_048_576;

/** Maximum size of a line of a CSV file in bytes, so that a file without line ends is refused early. */
export const csvLineMaxBytes = 65_536;

/** Maximum number of rows of an export of monthly transactions. */
export const monthlyTransactionsMax = 100_000;

/** Maximum number of rows of an import, excluding the header. */
export const importRowsMax = 500_000;

/** Minutes until a checked import can no longer be committed. */
export const importExpiryMinutes = 60;

/** Minutes for which replacing or removing files of a service can be undone. */
export const fileUndoMinutes = 10;

/** Maximum number of ignored columns that an import lists by name. */
export const ignoredColumnsMax = 100;

/** A replacement that shrinks the stock by more than this percentage needs confirmation. */
export const shrinkPercent = 20;

/** Days that replaced stocks are kept. */
export const snapshotDays = 30;

/** Maximum number of replaced stocks of a kind that are kept per commune. */
export const snapshotsMax = 20;

/** Maximum number of problems that an import lists; all of them are counted. */
export const importProblemsMax = 10_000;

/** Large filtered lists are counted exactly up to this number of rows. */
export const exactCountMax = 10_000;

/** Counts displayed next to a name are exact up to this number of rows. */
export const shownCountMax = 1_000;

/** Maximum number of filters that one call counts. */
export const countedFiltersMax = 20;

/** Maximum number of records that one call removes or switches. */
export const bulkItemsMax = 1_000;

/** Maximum number of services of a commune. */
export const communeServicesMax = 200;

/** Maximum size of a commune's picture in bytes. */
export const pictureMaxBytes = 2 * 1_048_576;

/** Maximum width and height of a commune's picture in pixels. */
export const pictureMaxSide = 1_024;

/** Maximum number of rows of a process export; the minimum is 1. */
export const processExportMax = 10_000;

/** Default rows of a process export. */
export const processExportDefault = 1_000;

/** Maximum length of a text filter of processes. */
export const processSearchMaxLength = 200;

/** Highest number of tries that processes can be filtered by; the retry schedule stops long before. */
export const processTriesMax = 1_000;

/** Maximum number of values of a list filter. */
export const filterValuesMax = 200;

/** Maximum number of fees of the payment of an application. */
export const paymentFeesMax = 100;

/** Maximum number of processes that a bulk job can name by id. */
export const jobIdsMax = 10_000;

/** Maximum number of processes of a bulk job. */
export const jobItemsMax = 100_000;

/** Minutes until a dry run can no longer be started. */
export const runExpiryMinutes = 60;

/** Maximum delay of the start of a bulk job in seconds. */
export const jobDelayMaxSeconds = 30;

/** Seconds during which archiving or completing can be undone before it starts. */
export const undoSeconds = 10;

/** Maximum size of a process file in bytes. */
export const processFileMaxBytes = 20 * 1_048_576;

/** Maximum number of bytes read from a target's response. */
export const attemptAnswerMaxBytes = 1_048_576;

/** Maximum length of an attempt's stored error. */
export const attemptErrorMaxLength = 2_000;

/** Maximum length of the name of a saved view. */
export const viewNameMaxLength = 80;

/** Maximum length of the query string of a saved view. */
export const viewSearchMaxLength = 4_000;

/** Maximum number of saved views of a user for one list. */
export const viewsMax = 100;

/** Maximum length of a username. */
export const userNameMaxLength = 100;

/** Maximum length of an e-mail address (RFC 5321). */
export const emailMaxLength = 254;

/** Maximum number of role entries of a user, one per commune. */
export const userRolesMax = 500;

/** Maximum length of the reason of a deactivation. */
export const reasonMaxLength = 500;

/** Maximum number of rows of a user import. */
export const userImportRowsMax = 2_000;

/** Maximum size of a user import in bytes. */
export const userImportMaxBytes = 2 * 1_048_576;

/** Maximum number of problems that a user import lists; all of them are counted. */
export const userImportProblemsMax = 4_000;

/** Maximum number of sessions of a user that are listed or ended by one call. */
export const sessionsMax = 200;

/**
 * Maximum size of a commune's own texts of a service in bytes: live texts and drafts in all languages, with the German
 * texts they were written for. A service with 50 long texts in 20 languages uses a quarter of it, and operations that
 * read all texts stay fast.
 */
export const serviceTextsMaxBytes = 4 * 1_048_576;

/** Maximum size of a predefined document of a service in bytes. */
export const predefinedDocumentMaxBytes = 10 * 1_048_576;

/** Maximum size of a freely configurable file of a service in bytes. */
export const serviceFileMaxBytes = 20 * 1_048_576;

/** Maximum number of freely configurable files of a service. */
export const serviceFilesMax = 500;

/** Maximum size of all freely configurable files of a service in bytes. */
export const serviceFilesMaxBytes = 256 * 1_048_576;

/** Maximum size of a ZIP archive with files of a service in bytes. */
export const fileArchiveMaxBytes = 128 * 1_048_576;

/** Maximum number of entries of such an archive, including folders. */
export const fileArchiveEntriesMax = 2_000;

/** Maximum length of the path of a file. */
export const filePathMaxLength = 255;

/** Maximum number of folders of a path, including the file itself. */
export const filePathDepthMax = 8;

/** Maximum number of snapshots that are kept of a service; the oldest is dropped first. */
export const serviceSnapshotsMax = 10;
