import { useLingui } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import { useCallback, useEffect, useRef, useState } from "react";
import { savedNoticeMs } from "#domain/timings";
import { useAnnounce } from "#ui/ui";
import { useIsMounted } from "#ui/useIsMounted";
import { baseOf, newStatus, rebase, restart, updateStatus } from "./formState";
import type { Revisioned } from "./formValues";

/** The last completed action, until the next change. */
export type LastAction<Values> =
  | { readonly kind: "saved" }
  /** The notice has expired; the empty bar stays until it loses the focus. */
  | { readonly kind: "past" }
  | { readonly kind: "discarded"; readonly base: Revisioned<Values>; readonly values: Values };

export interface FormActions<Values> {
  readonly settled: LastAction<Values> | null;
  /** Attempts to save that field errors have prevented since the last success. */
  readonly invalidAttempts: number;
  readonly hasUnsaved: () => boolean;
  /** Called when the focus has left the bar. */
  readonly leaveBar: () => void;
  /** Resolves to whether everything is saved. */
  readonly save: () => Promise<boolean>;
  readonly discard: () => void;
  /** Restores the discarded input. */
  readonly undo: () => void;
}

interface FormActionsOptions<Values> {
  /** The last known stored values. */
  readonly read: Revisioned<Values>;
  readonly changed: readonly string[];
  readonly isNew: boolean;
  readonly dropDraft: () => void;
  /** Announced after a save. */
  readonly savedMessage: string | undefined;
  readonly onSaved: (() => void) | undefined;
  readonly onClose: (() => void) | undefined;
}

/** Focuses the bar when its buttons disappear. */
function keepFocusInBar(): void {
  document.activeElement?.closest<HTMLElement>("[data-save-bar]")?.focus();
}

function barHasFocus(): boolean {
  return Boolean(document.activeElement?.closest("[data-save-bar]"));
}

/** Saving and discarding, and what the form shows afterwards. */
export function useFormActions<Values>(options: FormActionsOptions<Values>): FormActions<Values> {
  const { read, changed, isNew, dropDraft, savedMessage, onSaved, onClose } = options;
  const formik = useFormikContext<Values>();
  const announce = useAnnounce();
  const { t } = useLingui();
  const [settled, setSettled] = useState<LastAction<Values> | null>(null);
  const [invalidAttempts, setFaultyTries] = useState(0);
  const isBusy = useRef(false);
  // Read when leaving, which may happen before the next render.
  const unsaved = useRef(0);
  useEffect(() => {
    unsaved.current = changed.length;
    if (changed.length > 0) setSettled(null);
  }, [changed]);
  const hasUnsaved = useCallback(() => unsaved.current > 0, []);
  const isSaved = settled?.kind === "saved";
  useEffect(() => {
    if (!isSaved) return undefined;
    const timer = setTimeout(() => setSettled(barHasFocus() ? { kind: "past" } : null), savedNoticeMs);
    return () => clearTimeout(timer);
  }, [isSaved]);
  // The response may arrive after the form was closed and another one opened.
  const isMounted = useIsMounted();

  /** Resolves to the SaveResult of `onSubmit`, or undefined if the values are invalid. */
  async function submit(): Promise<unknown> {
    isBusy.current = true;
    try {
      const { failures, merged, refused } = newStatus(0);
      updateStatus(formik, { failures, merged, refused });
      const submitForm: () => Promise<unknown> = formik.submitForm;
      return await submitForm();
    } finally {
      isBusy.current = false;
    }
  }

  return {
    settled,
    leaveBar: () => setSettled((current) => (current?.kind === "past" ? null : current)),
    invalidAttempts,
    hasUnsaved,
    save: async () => {
      if (isBusy.current) return false;
      if (changed.length === 0 && !isNew) {
        onClose?.();
        return true;
      }
      const result = (await submit()) ?? "faulty";
      if (result === "faulty") setFaultyTries((count) => count + 1);
      if (result !== "saved") return false;
      unsaved.current = 0;
      dropDraft();
      keepFocusInBar();
      setFaultyTries(0);
      setSettled({ kind: "saved" });
      announce(savedMessage ?? t`Gespeichert`);
      onSaved?.();
      if (isMounted.current) onClose?.();
      return true;
    },
    discard: () => {
      const base = baseOf(formik);
      unsaved.current = 0;
      dropDraft();
      keepFocusInBar();
      setFaultyTries(0);
      setSettled({ kind: "discarded", base, values: formik.values });
      const latest = read.revision > base.revision ? read : base;
      restart(formik, latest, latest.values);
    },
    undo: () => {
      keepFocusInBar();
      // Restores the base as well, so that saving detects changes by others since then.
      if (settled?.kind === "discarded") rebase(formik, settled.base, settled.values);
    },
  };
}
