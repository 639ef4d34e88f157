/** Transfers of texts of a service to other communes: codes and limits. */

/** What becomes of the texts in the target communes. */
export const textTransferModes = ["DRAFT", "PUBLISH"] as const;
export type TextTransferMode = (typeof textTransferModes)[number];

/** How the text of a target compares with the source. */
export const textTransferCellStates = ["NEW", "EQUAL", "DIFFERENT", "CHANGED"] as const;
export type TextTransferCellState = (typeof textTransferCellStates)[number];

/** Most keys of a transfer. */
export const transferKeysMax = 1_000;

/** Most texts of a transfer: keys times languages. */
export const transferTextsMax = 4_000;

/** Most target communes; more than there are in Germany. */
export const transferCommunesMax = 12_000;

/** Most overwrite choices of one call. */
export const transferChoicesMax = 1_000;

/** Most stored overwrite choices of a transfer. */
export const transferStoredChoicesMax = 5_000;

/** Most texts of one page of the matrix. */
export const transferColumnsMax = 50;

/** Communes of a page of the matrix. */
export const transferPageSize = 50;

/** Latest transfers that a service lists. */
export const listedTransfersMax = 10;

/** Days for which finished transfers are kept. */
export const transferDays = 90;

/** Characters of the German text that the choice of keys shows. */
export const transferExcerptLength = 100;
