import { useFormikContext } from "formik";
import { useEffect, useMemo, useState } from "react";
import { ValidationError, type Schema } from "yup";
import { useBrowser } from "#browser/browser";
import type { Draft } from "#browser/draft";
import { readDraft, writeDraft } from "#browser/drafts";
import { useViewer } from "#session/useSession";
import { baseOf, rebase } from "./formState";
import { isSameValue, valueAt, withValue, type ArrayKeys } from "./formValues";

export interface DraftOffer {
  /** Input from before the page was lost; null if there is nothing new. */
  readonly draft: Draft | null;
  readonly restore: () => void;
  readonly refuse: () => void;
  /** Deletes the input typed here, for a form that is about to unmount; the offered draft is kept. */
  readonly drop: () => void;
}

/** Whether the values have the types of the schema, valid or not. */
function hasShape(schema: Schema, values: unknown): boolean {
  try {
    schema.validateSync(values, { strict: true, abortEarly: false });
    return true;
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const misshapen: readonly (string | undefined)[] = ["typeError", "nullable", "optionality"];
    return [error, ...error.inner].every(({ type }) => !misshapen.includes(type));
  }
}

/**
 * The changes of a draft that differ from the current
 * values; null if none do, or if they do not fit the form.
 */
function newChanges(
  draft: Draft | null,
  values: unknown,
  { schema, keys, draftPath }: Pick<DraftOptions, "schema" | "keys" | "draftPath">,
): Draft | null {
  if (!draft) return null;
  const changes = Object.entries(draft.changes)
    .map(([path, change]) => [draftPath?.(path) ?? path, change] as const)
    .filter(
      ([path, { now }]) =>
        valueAt(values, path.split(".", 1).join(), {}) !== undefined &&
        !isSameValue(valueAt(values, path, keys), now),
    );
  const restored = changes.reduce((all, [path, { now }]) => withValue(all, path, now, keys), values);
  return changes.length > 0 && hasShape(schema, restored)
    ? { ...draft, changes: Object.fromEntries(changes) }
    : null;
}

interface DraftOptions {
  readonly formName: string;
  readonly schema: Schema;
  readonly keys: ArrayKeys;
  /** Stable paths of the fields that differ from the base. */
  readonly changed: readonly string[];
  /** Whether a change, by stable path and new value, is never stored. */
  readonly isSecret: (path: string, value: unknown) => boolean;
  /** Returns the part of a value to store, by stable path, given all values. */
  readonly draftOf: (path: string, value: unknown, values: unknown) => unknown;
  /** The stable path for a path in a stored draft. */
  readonly draftPath: ((path: string) => string) | undefined;
}

/** Stores unsaved input in case the page is lost, and offers it when the form is opened again. */
export function useDraft(options: DraftOptions): DraftOffer {
  const { formName, keys, changed, isSecret, draftOf } = options;
  const formik = useFormikContext<unknown>();
  const { initialValues, values } = formik;
  const { revision } = baseOf(formik);
  const { storages } = useBrowser();
  const userId = useViewer()?.id ?? "";
  // The URL at which the form was opened; it must not change while the page unloads.
  const [place] = useState(() => `${window.location.pathname}:${formName}`);
  const [offered, setOffered] = useState(() =>
    newChanges(readDraft(storages, userId, place), initialValues, options),
  );

  const typed = useMemo(
    () =>
      Object.fromEntries(
        changed
          .filter((path) => !isSecret(path, valueAt(values, path, keys)))
          .map((path) => [
            path,
            {
              before: valueAt(initialValues, path, keys),
              now: draftOf(path, valueAt(values, path, keys), values),
            },
          ]),
      ),
    [initialValues, changed, isSecret, draftOf, values, keys],
  );

  useEffect(() => {
    // Logged out: the input must not stay readable.
    if (userId === "") return;
    // While the offer is open, keep its changes beneath the current ones.
    const changes = { ...offered?.changes, ...typed };
    const isEmpty = Object.keys(changes).length === 0;
    const oldest = Math.min(revision, offered?.revision ?? revision);
    writeDraft(storages, userId, place, isEmpty ? null : { at: Date.now(), revision: oldest, changes });
  }, [storages, userId, place, offered, typed, revision]);

  return {
    draft: offered,
    restore: () => {
      if (!offered) return;
      const isEdited = (path: string) =>
        changed.some((one) => one === path || one.startsWith(`${path}.`) || path.startsWith(`${one}.`));
      let base = initialValues;
      let restored = values;
      for (const [path, { before, now }] of Object.entries(offered.changes)) {
        if (isEdited(path)) continue;
        restored = withValue(restored, path, now, keys);
        // Another user has since changed the same field: keep the old base, so saving reports the conflict.
        if (!isSameValue(before, valueAt(base, path, keys))) base = withValue(base, path, before, keys);
      }
      const isStale = base !== initialValues;
      rebase(
        formik,
        { values: base, revision: isStale ? Math.min(revision, offered.revision) : revision },
        restored,
      );
      setOffered(null);
    },
    refuse: () => setOffered(null),
    drop: () => writeDraft(storages, userId, place, offered),
  };
}
