import { useCallback, useMemo, useRef, useState } from "react";
import { setResourceValue } from "#domain/resources/editResource";
import { changedValues } from "#domain/resources/changedValues";
import { mergeResource, type MergedResource } from "#domain/resources/mergeResource";
import type { ResourceKind } from "#domain/resources/resourceKinds";
import type { ChosenSides } from "#forms/ConflictDialog";
import type { Conflict } from "#forms/formState";
import { checkDocument, type DocumentSurroundings } from "./documentProblems";
import {
  resourceValuesSchema,
  uploadedSecrets,
  type DocumentValues,
  type KeystoreUpload,
} from "./resourceValues";

/** Conflicting changes, and the callback with the user's decision. */
export interface MergeQuestion {
  readonly merge: MergedResource;
  readonly by: string | undefined;
  readonly at: string | undefined;
  /** Null: keep editing. */
  readonly answer: (sides: ChosenSides | null) => void;
}

/** Merged changes by another user. */
export interface TakenChanges {
  readonly by: string | undefined;
  readonly count: number;
}

/** Whether a document has errors that prevent saving. */
export function hasErrors(kind: ResourceKind, yaml: string, surroundings: DocumentSurroundings): boolean {
  return checkDocument(kind, yaml, surroundings).problems.some(({ severity }) => severity === "error");
}

/** The surroundings of a document, including the secrets of an upload. */
export function withUpload(
  surroundings: DocumentSurroundings,
  upload: KeystoreUpload | null,
): DocumentSurroundings {
  return upload
    ? { ...surroundings, storedSecrets: [...surroundings.storedSecrets, ...uploadedSecrets(upload)] }
    : surroundings;
}

/** Schema, count of changes and merge of the form of a stored document. */
export function useDocumentForm(kind: ResourceKind, surroundings: DocumentSurroundings) {
  const [question, setQuestion] = useState<MergeQuestion | null>(null);
  const taken = useRef<TakenChanges | null>(null);
  const schema = useMemo(
    () => resourceValuesSchema((yaml, upload) => hasErrors(kind, yaml, withUpload(surroundings, upload))),
    [kind, surroundings],
  );
  const countChanges = useCallback(
    (values: DocumentValues, stored: DocumentValues) =>
      (changedValues(kind, stored.yaml, values.yaml)?.length ?? 1) + (values.upload ? 1 : 0),
    [kind],
  );

  /** Merges by path; asks only about values that both sides have changed. */
  async function onConflict(conflict: Conflict<DocumentValues>): Promise<DocumentValues | null> {
    const { base, mine, theirs, error } = conflict;
    const merge = mergeResource(kind, { base: base.yaml, mine: mine.yaml, theirs: theirs.yaml });
    if (!merge) return null;
    const { by, at } = error.params;
    const sides =
      merge.conflicts.length === 0
        ? {}
        : await new Promise<ChosenSides | null>((answer) => setQuestion({ merge, by, at, answer }));
    setQuestion(null);
    if (!sides) return null;
    const theirsKept = merge.conflicts.filter(({ pointer }) => sides[pointer] === "theirs");
    taken.current = { by, count: merge.taken.length + theirsKept.length };
    const yaml = theirsKept.reduce(
      (text, { path, theirs: value }) => setResourceValue(text, path, value),
      merge.text,
    );
    return { yaml, upload: mine.upload };
  }

  /** Changes by others that were merged during the current save; null on its first attempt. */
  function takenBy({ isResend }: { readonly isResend: boolean }): TakenChanges | null {
    if (!isResend) taken.current = null;
    return taken.current;
  }

  return { schema, countChanges, onConflict, question, takenBy };
}
