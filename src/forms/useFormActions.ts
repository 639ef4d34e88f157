import { useLingui } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import { useCallback, useEffect, useRef, useState } from "react";
import { savedNoticeMs } from "#domain/timings";
import { useAnnounce } from "#ui/ui";
import { useIsMounted } from "#ui/useIsMounted";
import { baseOf, newStatus, rebase, restart, updateStatus } from "./formState";
import type { Revisioned } from "./formValues";

/** What was done last with all of the changes, until the next change. */
export type Settled<Values> =
  | { readonly kind: "saved" }
  /** It was shown long enough; the bar is empty and waits for the focus to leave it. */
  | { readonly kind: "past" }
  | { readonly kind: "discarded"; readonly base: Revisioned<Values>; readonly values: Values };

export interface FormActions<Values> {
  readonly settled: Settled<Values> | null;
  /** Tries to save that errors of fields have prevented since the last success. */
  readonly faultyTries: number;
  readonly hasUnsaved: () => boolean;
  /** The focus has left the bar. */
  readonly leaveBar: () => void;
  readonly save: () => Promise<void>;
  readonly discard: () => void;
  /** Restores what was discarded. */
  readonly undo: () => void;
}

interface FormActionsOptions<Values> {
  /** What is known to be stored. */
  readonly read: Revisioned<Values>;
  readonly changed: readonly string[];
  readonly isNew: boolean;
  readonly dropDraft: () => void;
  readonly onSaved: (() => void) | undefined;
  readonly onClose: (() => void) | undefined;
}

/** The bar takes the focus when its buttons go. */
function keepFocusInBar(): void {
  document.activeElement?.closest<HTMLElement>("[data-save-bar]")?.focus();
}

function barHasFocus(): boolean {
  return Boolean(document.activeElement?.closest("[data-save-bar]"));
}

/** Saving, discarding and what the form shows afterwards. */
export function useFormActions<Values>(options: FormActionsOptions<Values>): FormActions<Values> {
  const { read, changed, isNew, dropDraft, onSaved, onClose } = options;
  const formik = useFormikContext<Values>();
  const announce = useAnnounce();
  const { t } = useLingui();
  const [settled, setSettled] = useState<Settled<Values> | null>(null);
  const [faultyTries, setFaultyTries] = useState(0);
  const isBusy = useRef(false);
  // Read at the moment of leaving, which may come before the next rendering.
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
  // An answer may come after the form was closed; what is open by then is another one.
  const isMounted = useIsMounted();

  /** Resolves to the SaveResult of `onSubmit`, or undefined where the values are invalid. */
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
    faultyTries,
    hasUnsaved,
    save: async () => {
      if (isBusy.current) return;
      if (changed.length === 0 && !isNew) return onClose?.();
      const result = (await submit()) ?? "faulty";
      if (result === "faulty") setFaultyTries((count) => count + 1);
      if (result !== "saved") return;
      unsaved.current = 0;
      dropDraft();
      keepFocusInBar();
      setFaultyTries(0);
      setSettled({ kind: "saved" });
      announce(t`Gespeichert`);
      onSaved?.();
      if (isMounted.current) onClose?.();
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
      // With the base of that time: what others saved since is found when saving.
      if (settled?.kind === "discarded") rebase(formik, settled.base, settled.values);
    },
  };
}
