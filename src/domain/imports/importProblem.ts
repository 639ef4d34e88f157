/** What is wrong with a row or with a whole file of an import; browser and server find the same. */
import type { ErrorCode } from "../errorCodes";

/** Something wrong in one row. */
export interface RowProblem {
  readonly code: ErrorCode;
  /** Position of the column in the row, from 1; null: the whole row. */
  readonly column: number | null;
  /** Name of the column in the header; null: the whole row. */
  readonly columnName: string | null;
  /** The value, cut at 200 characters; null: there is none. */
  readonly value: string | null;
  readonly params: Readonly<Record<string, string>>;
}

/** Why a file as a whole is refused. */
export interface FileProblem {
  readonly code: ErrorCode;
  /** line and column from 1 where known, and what else the wording needs. */
  readonly params: Readonly<Record<string, string>>;
}

const shownValueMaxLength = 200;

/** A value as it is shown in a problem. */
export function shownValue(value: string): string {
  return value.length > shownValueMaxLength ? `${value.slice(0, shownValueMaxLength)}…` : value;
}
