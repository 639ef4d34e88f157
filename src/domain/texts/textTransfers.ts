/** Transfers of texts of a service to other communes: codes and limits. */

/** What a transfer does with the texts of target communes. */
export const textTransferModes = ["DRAFT", "PUBLISH"] as const;
export type TextTransferMode = (typeof textTransferModes)[number];

/** Comparison results of source and target text. */
export const textTransferCellStates = ["NEW", "EQUAL", "DIFFERENT", "CHANGED"] as const;
export type TextTransferCellState = (typeof textTransferCellStates)[number];

/** Maximum number of keys of a transfer. */
export const transferKeysMax = 1_000;

/** Maximum number of texts of a transfer: keys times languages. */
export const transferTextsMax = 4_000;

/** Maximum number of target communes; more than there are in Germany. */
export const transferCommunesMax = 20_000;

/** Maximum number of overwrite choices of one call. */
export const transferChoicesMax = 1_000;

/** Maximum number of stored overwrite choices of a transfer. */
export const transferStoredChoicesMax = 5_000;

/** Maximum number of texts of one page of the matrix. */
export const transferColumnsMax = 50;

/** Communes of a page of the matrix. */
export const transferPageSize = 50;

/** Latest transfers that a service lists. */
export const listedTransfersMax = 10;

/** Days for which finished transfers are kept. */
export const transferDays = 90;

/** Characters of the German text that the choice of keys shows. */
export const transferExcerptLength = 100;
