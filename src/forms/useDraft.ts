import { useEffect, useMemo, useState } from "react";
import type { Draft, DraftChange } from "#browser/draft";
import { useBrowser } from "#browser/browser";
import { readDraft, writeDraft } from "#browser/drafts";
import { useViewer } from "#session/useSession";
import { isSameValue, type AnyValues, type FieldValue, type ValuesOf } from "./formValues";
import type { FormValues } from "./useValues";

export interface DraftOffer {
  /** What was typed before the page was lost; null: nothing that is not there already. */
  readonly draft: Draft | null;
  readonly restore: () => void;
  readonly refuse: () => void;
  /** Drops what has been typed here, for a form that goes in the same moment; the offer stays. */
  readonly drop: () => void;
}

/** What of a draft says something new; null: nothing. */
function newsOf(draft: Draft | null, present: AnyValues): Draft | null {
  if (!draft) return null;
  const changes = Object.entries(draft.changes).filter(
    ([name, { now }]) => typeof (present[name] ?? "") === typeof now && !isSameValue(present[name], now),
  );
  return changes.length > 0 ? { ...draft, changes: Object.fromEntries(changes) } : null;
}

/** Keeps what was typed for the case that the page is lost, and offers it when the form is opened again. */
export function useDraft<Values extends ValuesOf<Values>>(
  formName: string,
  form: FormValues<Values>,
): DraftOffer {
  const { storages } = useBrowser();
  const userId = useViewer()?.id ?? "";
  // The address at which the form was opened: it is still this one when the page is on its way out.
  const [place] = useState(() => `${window.location.pathname}:${formName}`);
  const [offered, setOffered] = useState(() =>
    newsOf(readDraft(storages, userId, place), { ...form.base.values }),
  );

  const { base, changed, values, rebase } = form;
  const typed = useMemo(() => {
    const [before, now]: [AnyValues, AnyValues] = [{ ...base.values }, { ...values }];
    return Object.fromEntries(
      changed.map((name): [string, DraftChange] => [
        name,
        { before: before[name] ?? "", now: now[name] ?? "" },
      ]),
    );
  }, [base, changed, values]);

  useEffect(() => {
    // Logged out: whose input it was must not stay readable.
    if (userId === "") return;
    // As long as the offer stands, it is kept beneath what is typed now.
    const changes = { ...offered?.changes, ...typed };
    const isEmpty = Object.keys(changes).length === 0;
    const revision = Math.min(base.revision, offered?.revision ?? base.revision);
    writeDraft(storages, userId, place, isEmpty ? null : { at: Date.now(), revision, changes });
  }, [storages, userId, place, offered, typed, base.revision]);

  return {
    draft: offered,
    restore: () => {
      if (!offered) return;
      const before: Record<string, FieldValue> = {};
      const now: Record<string, FieldValue> = {};
      let isStale = false;
      for (const [name, change] of Object.entries(offered.changes)) {
        if (changed.includes(name)) continue;
        now[name] = change.now;
        // Somebody has changed the same field since: the server is to notice, so that nothing is overwritten.
        if (!isSameValue(change.before, { ...base.values }[name as keyof Values])) {
          before[name] = change.before;
          isStale = true;
        }
      }
      rebase(
        isStale
          ? { values: { ...base.values, ...before }, revision: Math.min(base.revision, offered.revision) }
          : base,
        { ...values, ...now },
      );
      setOffered(null);
    },
    refuse: () => setOffered(null),
    drop: () => writeDraft(storages, userId, place, offered),
  };
}
