/** Kinds and stages of the imports that replace all entries. */
import type { PreloadedQuery } from "react-relay/hooks";
import type { Failure } from "#i18n/errorMessages";
import type { FileReport } from "#mgt/imports/checkFile";
import type { ImportReviewQuery } from "./__generated__/ImportReviewQuery.graphql";

/** As in the schema. */
export type ImportKind = "POSTAL_CODES" | "RESIDENTIAL_PROPERTIES" | "OKKOMM_RESIDENTIAL_PROPERTIES";

/** State of the import dialog. */
export type ImportStage =
  /** Waiting for a file (or for OK.KOMM), with the error of the previous one. */
  | { readonly stage: "choosing"; readonly failure: Failure | null; readonly fileName: string | null }
  /** The browser checks the file. */
  | { readonly stage: "checking"; readonly file: File; readonly share: number }
  /** The browser has found problems; the file can be uploaded anyway. */
  | { readonly stage: "checked"; readonly file: File; readonly report: FileReport }
  /** Upload; sizes in bytes. */
  | { readonly stage: "sending"; readonly file: File; readonly sent: number; readonly total: number }
  /** The server checks or commits; counted in rows. */
  | {
      readonly stage: "comparing" | "storing";
      readonly done: number;
      readonly total: number | null;
    }
  /** Preview of the commit. */
  | {
      readonly stage: "reviewing";
      readonly id: string;
      readonly queryRef: PreloadedQuery<ImportReviewQuery>;
      /** Why the previous commit was rejected. */
      readonly failure: Failure | null;
    };

/** Whether the current stage can be cancelled; a commit cannot. */
export function isCancellable({ stage }: ImportStage): boolean {
  return stage === "checking" || stage === "sending" || stage === "comparing";
}
