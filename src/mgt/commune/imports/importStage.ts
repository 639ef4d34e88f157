/** How far an import is on the screen. */
import type { PreloadedQuery } from "react-relay/hooks";
import type { Failure } from "#i18n/errorMessages";
import type { FileReport } from "#mgt/imports/checkFile";
import type { ImportReviewQuery } from "./__generated__/ImportReviewQuery.graphql";

export type ImportStage =
  /** A file is to be chosen, or OK.KOMM to be asked; with what was wrong with the one before. */
  | { readonly stage: "choosing"; readonly failure: Failure | null; readonly fileName: string | null }
  /** The browser checks the file. */
  | { readonly stage: "checking"; readonly file: File; readonly share: number }
  /** It has found rows with problems; the file can be sent all the same. */
  | { readonly stage: "checked"; readonly file: File; readonly report: FileReport }
  /** The file is on its way; bytes. */
  | { readonly stage: "sending"; readonly file: File; readonly sent: number; readonly total: number }
  /** The server checks, or stores; rows. */
  | {
      readonly stage: "comparing" | "storing";
      readonly done: number;
      readonly total: number | null;
    }
  /** What a commit would do. */
  | {
      readonly stage: "reviewing";
      readonly id: string;
      readonly queryRef: PreloadedQuery<ImportReviewQuery>;
      /** Why the commit before was refused. */
      readonly failure: Failure | null;
    };

/** Whether leaving now would break something off; what is being stored can no longer be. */
export function isCancellable({ stage }: ImportStage): boolean {
  return stage === "checking" || stage === "sending" || stage === "comparing";
}
