import { useEffect, useRef, useState } from "react";
import { graphql } from "react-relay/hooks";
import type { TextEncodingName } from "#domain/encodings/textEncoding";
import { fileSizeProblem } from "#domain/fileSize";
import { securityListImportMaxBytes, type SecurityListKind } from "#domain/securityLists/securityLists";
import { splitErrors } from "#forms/saveOutcome";
import type { Failure } from "#i18n/errorMessages";
import { attempt } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import type { useListImportCommitMutation } from "./__generated__/useListImportCommitMutation.graphql";
import type { useListImportPreviewMutation } from "./__generated__/useListImportPreviewMutation.graphql";
import type { useListImportUndoMutation } from "./__generated__/useListImportUndoMutation.graphql";

const previewMutation = graphql`
  mutation useListImportPreviewMutation($input: PreviewSecurityListImportInput!) {
    previewSecurityListImport(input: $input) {
      securityListImport {
        id
        fileName
        encoding
        entryCount
        importedCount
        refusedCount
        counts {
          result
          count
        }
        suffixes: entries(results: [PUBLIC_SUFFIX], first: 20) {
          totalCount
          edges {
            node {
              line
              text
            }
          }
        }
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const commitMutationNode = graphql`
  mutation useListImportCommitMutation($input: CommitSecurityListImportInput!) {
    commitSecurityListImport(input: $input) {
      securityListImport {
        id
        importedCount
        refusedCount
        undoableUntil
      }
      refusedFile {
        url
        fileName
        expiresAt
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const undoMutation = graphql`
  mutation useListImportUndoMutation($input: UndoSecurityListImportInput!) {
    undoSecurityListImport(input: $input) {
      removedCount
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

/** A checked file, which the server stores until it is imported. */
export type CheckedImport = NonNullable<
  useListImportPreviewMutation["response"]["previewSecurityListImport"]["securityListImport"]
>;

type CommitPayload = useListImportCommitMutation["response"]["commitSecurityListImport"];

/** Result of an import. */
export interface DoneImport {
  readonly id: string;
  readonly importedCount: number;
  readonly refusedCount: number;
  readonly undoableUntil: string | null | undefined;
  readonly refusedFile: CommitPayload["refusedFile"];
}

/** Values of the form. Empty texts are absent values. */
export interface ImportChoice {
  readonly file: File;
  readonly reason: string;
  readonly expiresOn: string;
}

export type ListImportStage =
  | {
      readonly stage: "choosing";
      /** Why the fields were refused, by name. */
      readonly byField: Readonly<Record<string, Failure>>;
      /** Why the file was refused, or the check failed. */
      readonly failure: Failure | null;
    }
  /** In bytes; `total` is the size of the whole request. */
  | { readonly stage: "sending"; readonly sent: number; readonly total: number }
  | {
      readonly stage: "reviewing";
      readonly checked: CheckedImport;
      readonly isCommitting: boolean;
      readonly failure: Failure | null;
    }
  | {
      readonly stage: "done";
      readonly done: DoneImport;
      readonly isUndoing: boolean;
      readonly failure: Failure | null;
    }
  | { readonly stage: "undone"; readonly removedCount: number };

const choosing = { stage: "choosing", byField: {}, failure: null } as const;

interface ListImportEvents {
  readonly onChecked: (checked: CheckedImport) => void;
  /** Called when entries were added or removed. */
  readonly onChanged: () => void;
}

/** Checks and imports a file of entries, and undoes the import. Unmounting aborts the check. */
export function useListImport(
  ags: string,
  list: SecurityListKind,
  { onChecked, onChanged }: ListImportEvents,
) {
  const commitPreview = useMutationAsync<useListImportPreviewMutation>(previewMutation);
  const commitImport = useMutationAsync<useListImportCommitMutation>(commitMutationNode);
  const commitUndo = useMutationAsync<useListImportUndoMutation>(undoMutation);
  const [stage, setStage] = useState<ListImportStage>(choosing);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function check({ file, reason, expiresOn }: ImportChoice, encoding: TextEncodingName | null = null) {
    const problem = fileSizeProblem(file.size, securityListImportMaxBytes);
    if (problem) return setStage({ ...choosing, failure: problem });
    const { signal } = (running.current = new AbortController());
    setStage({ stage: "sending", sent: 0, total: file.size });
    const shared = { reason: reason || null, expiresOn: expiresOn || null };
    const { failure, payload } = await attempt(() =>
      commitPreview(
        { input: { ags, list, file: null, encoding, ...shared } },
        {
          uploadables: { "input.file": file },
          signal,
          onUploadProgress: (sent, total) => {
            if (!signal.aborted) setStage({ stage: "sending", sent, total });
          },
        },
      ),
    );
    if (signal.aborted) return;
    const checked = payload?.securityListImport;
    if (!failure && checked) {
      onChecked(checked);
      return setStage({ stage: "reviewing", checked, isCommitting: false, failure: null });
    }
    const { byField, rest } = splitErrors(payload?.errors ?? [], ["reason", "expiresOn", "file"]);
    const { file: ofFile, ...ofFields } = byField;
    const unnamed = Object.keys(ofFields).length > 0 ? null : failure;
    setStage({ stage: "choosing", byField: ofFields, failure: ofFile ?? rest[0] ?? unnamed });
  }

  async function commit(checked: CheckedImport, allowsPublicSuffixes: boolean) {
    setStage({ stage: "reviewing", checked, isCommitting: true, failure: null });
    const input = { id: checked.id, allowsPublicSuffixes };
    const { failure, payload } = await attempt(() => commitImport({ input }));
    const imported = payload?.securityListImport;
    if (failure || !imported) {
      const cause = failure ?? { code: "unexpected_answer", params: {} };
      return setStage({ stage: "reviewing", checked, isCommitting: false, failure: cause });
    }
    onChanged();
    const done = { ...imported, refusedFile: payload.refusedFile };
    setStage({ stage: "done", done, isUndoing: false, failure: null });
  }

  async function undo(done: DoneImport) {
    setStage({ stage: "done", done, isUndoing: true, failure: null });
    const { failure, payload } = await attempt(() => commitUndo({ input: { id: done.id } }));
    if (failure) return setStage({ stage: "done", done, isUndoing: false, failure });
    onChanged();
    setStage({ stage: "undone", removedCount: payload.removedCount ?? 0 });
  }

  return {
    stage,
    check: (choice: ImportChoice, encoding?: TextEncodingName) => void check(choice, encoding),
    commit: (checked: CheckedImport, allowsPublicSuffixes: boolean) =>
      void commit(checked, allowsPublicSuffixes),
    undo: (done: DoneImport) => void undo(done),
    /** Returns to the first step and keeps the input. */
    restart: () => {
      running.current?.abort();
      setStage(choosing);
    },
    abort: () => running.current?.abort(),
  };
}
