import { useLingui } from "@lingui/react/macro";
import { useCallback, useEffect, useRef, useState } from "react";
import { savedNoticeMs } from "#domain/timings";
import { useAnnounce } from "#ui/ui";
import { useIsMounted } from "#ui/useIsMounted";
import type { Revisioned, ValuesOf } from "./formValues";
import type { Saving } from "./useSaving";
import type { FormValues } from "./useValues";

/** What was done last with all of the changes; it goes with the next one. */
export type Settled<Values> =
  | { readonly kind: "saved" }
  /** It was said long enough; the bar is empty and waits for the focus to leave it. */
  | { readonly kind: "past" }
  | { readonly kind: "discarded"; readonly base: Revisioned<Values>; readonly values: Values };

export interface FormActions<Values> {
  readonly settled: Settled<Values> | null;
  /** Tries that problems kept from being sent since the last success. */
  readonly faultyTries: number;
  readonly hasUnsaved: () => boolean;
  /** The focus has left the bar. */
  readonly leaveBar: () => void;
  readonly save: () => Promise<void>;
  readonly discard: () => void;
  /** Puts back what was discarded. */
  readonly undo: () => void;
}

interface FormActionsOptions<Values> {
  readonly form: FormValues<Values>;
  /** What is known to be stored. */
  readonly read: Revisioned<Values>;
  readonly saving: Saving<Values>;
  readonly isNew: boolean;
  readonly dropDraft: () => void;
  readonly onSaved?: () => void;
  readonly onClose?: () => void;
}

/** Where the buttons of the save bar go, the bar itself takes the focus. */
function keepFocusInBar(): void {
  document.activeElement?.closest<HTMLElement>("[data-save-bar]")?.focus();
}

function barHasFocus(): boolean {
  return Boolean(document.activeElement?.closest("[data-save-bar]"));
}

/** Saving, discarding and what the form says of it afterwards. */
export function useFormActions<Values extends ValuesOf<Values>>(
  options: FormActionsOptions<Values>,
): FormActions<Values> {
  const announce = useAnnounce();
  const { form, read, saving, isNew, dropDraft, onSaved, onClose } = options;
  const { t } = useLingui();
  const [settled, setSettled] = useState<Settled<Values> | null>(null);
  const [faultyTries, setFaultyTries] = useState(0);
  // Read at the moment of leaving, which may come before the next rendering.
  const unsaved = useRef(0);
  useEffect(() => {
    unsaved.current = form.changed.length;
    if (form.changed.length > 0) setSettled(null);
  }, [form.changed]);
  const hasUnsaved = useCallback(() => unsaved.current > 0, []);
  const isSaved = settled?.kind === "saved";
  useEffect(() => {
    if (!isSaved) return undefined;
    const timer = setTimeout(() => setSettled(barHasFocus() ? { kind: "past" } : null), savedNoticeMs);
    return () => clearTimeout(timer);
  }, [isSaved]);
  // An answer may come after the form was left; what is open by then is another one.
  const isMounted = useIsMounted();

  return {
    settled,
    leaveBar: () => setSettled((current) => (current?.kind === "past" ? null : current)),
    faultyTries,
    hasUnsaved,
    save: async () => {
      if (form.changed.length === 0 && !isNew) return onClose?.();
      const result = await saving.save();
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
      unsaved.current = 0;
      dropDraft();
      keepFocusInBar();
      setFaultyTries(0);
      setSettled({ kind: "discarded", base: form.base, values: form.values });
      saving.forget();
      const latest = read.revision > form.base.revision ? read : form.base;
      form.restart(latest, latest.values);
    },
    undo: () => {
      keepFocusInBar();
      // With the base of that time: what others saved since is found when saving.
      if (settled?.kind === "discarded") form.rebase(settled.base, settled.values);
    },
  };
}
