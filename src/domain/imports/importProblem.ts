/** Problems of a row or of a whole imported file, the same in browser and server. */
import { shortenText } from "../cutText";
import type { ErrorCode } from "../errorCodes";

/** A problem in one row. */
export interface RowProblem {
  readonly code: ErrorCode;
  /** Column number in the row, from 1; null for the whole row. */
  readonly column: number | null;
  /** Column name from the header; null for the whole row. */
  readonly columnName: string | null;
  /** The value, cut to 200 characters; null if there is none. */
  readonly value: string | null;
  readonly params: Readonly<Record<string, string>>;
}

/** Why a whole file is refused. */
export interface FileProblem {
  readonly code: ErrorCode;
  /** line and column, from 1, if known, and other parameters of the message. */
  readonly params: Readonly<Record<string, string>>;
}

const shownValueMaxLength = 200;

/** A value as displayed in a problem. */
export function shownValue(value: string): string {
  return shortenText(value, shownValueMaxLength);
}
