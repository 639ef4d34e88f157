import { useCallback, useEffect, useRef, useState } from "react";
import type { Schema } from "yup";
import { isOutage } from "#relay/apiError";
import { payloadFailure, toFailure } from "#relay/failure";
import { differingFields, type Revisioned, type ValuesOf } from "./formValues";
import { mergeValues, type Merge } from "./mergeValues";
import type { Failure } from "#i18n/errorMessages";
import { splitErrors, type SaveContext, type SaveOutcome } from "./saveOutcome";
import { useOutageEnd } from "./useOutageEnd";
import type { FormValues } from "./useValues";

/** Somebody has saved in between. */
export interface Conflict<Values> {
  /** The wording's values: by, at. */
  readonly problem: Failure;
  readonly base: Values;
  readonly mine: Values;
  readonly theirs: Values;
  readonly merge: Merge<Values>;
}

/** A question that a save waits for. */
export type Question<Values> =
  | {
      readonly kind: "conflict";
      readonly conflict: Conflict<Values>;
      readonly answer: (values: Values | null) => void;
    }
  | { readonly kind: "confirm"; readonly code: string; readonly answer: (isConfirmed: boolean) => void };

export interface Saving<Values> {
  readonly isSaving: boolean;
  readonly failures: readonly Failure[];
  /** What others had changed and was taken over with the last save, with nothing to choose. */
  readonly merged: Conflict<Values> | null;
  readonly question: Question<Values> | null;
  readonly save: () => Promise<SaveResult>;
  readonly forget: () => void;
}

export type SaveResult = "saved" | "faulty" | "unsaved";

interface SavingOptions<Values> {
  readonly form: FormValues<Values>;
  readonly schema: Schema<Values>;
  /** Codes that ask for a confirmation. */
  readonly confirmable: readonly string[];
  readonly onSave: (values: Values, context: SaveContext) => Promise<SaveOutcome<Values>>;
}

/** The way of a save: checked, sent, merged with what others saved, confirmed, and sent again until it is settled. */
export function useSaving<Values extends ValuesOf<Values>>(options: SavingOptions<Values>): Saving<Values> {
  const { form, schema, confirmable, onSave } = options;
  const [isSaving, setSaving] = useState(false);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const [merged, setMerged] = useState<Conflict<Values> | null>(null);
  const [question, setQuestion] = useState<Question<Values> | null>(null);
  const isBusy = useRef(false);
  const endOutage = useCallback(() => setFailures((met) => met.filter((failure) => !isOutage(failure))), []);
  useOutageEnd(failures, endOutage);
  // Values may be typed while the answer is on its way.
  const typed = useRef(form.values);
  useEffect(() => {
    typed.current = form.values;
  });

  async function ask<Answer>(make: (answer: (value: Answer) => void) => Question<Values>): Promise<Answer> {
    try {
      return await new Promise<Answer>((resolve) => setQuestion(make(resolve)));
    } finally {
      setQuestion(null);
    }
  }

  function fail(problems: readonly Failure[]): void {
    const at = Date.now();
    setFailures(problems.map(({ code, params }) => ({ code, params, at })));
  }

  /** What to send next, and what it is compared with; null: the user goes on editing. */
  async function resolve(problem: Failure, base: Values, mine: Values, theirs: Revisioned<Values>) {
    const conflict = {
      problem,
      base,
      mine,
      theirs: theirs.values,
      merge: mergeValues(base, mine, theirs.values),
    };
    if (conflict.merge.overlapping.length === 0) {
      if (conflict.merge.theirs.length > 0) setMerged(conflict);
      return conflict.merge.values;
    }
    return ask<Values | null>((answer) => ({ kind: "conflict", conflict, answer }));
  }

  async function send(): Promise<SaveResult> {
    let { base } = form;
    let mine = schema.cast(form.values);
    const confirmed: string[] = [];
    for (;;) {
      const { errors, current } = await onSave(mine, { revision: base.revision, confirmed });
      if (errors.length === 0) {
        const stored = current ?? { values: mine, revision: base.revision };
        form.restart(stored, mergeValues(form.values, typed.current, stored.values).values);
        return "saved";
      }
      const conflict = errors.find(({ code }) => code === "conflict");
      const warning = errors.find(({ code }) => confirmable.includes(code) && !confirmed.includes(code));
      if (conflict && current) {
        const chosen = await resolve(payloadFailure(conflict), base.values, mine, current);
        if (!chosen) {
          fail([payloadFailure(conflict)]);
          return "unsaved";
        }
        base = current;
        mine = chosen;
        form.rebase(base, mine);
        // All of theirs: there is nothing left to save.
        if (differingFields({ ...mine }, { ...base.values }).length === 0) return "saved";
      } else if (warning) {
        const isConfirmed = await ask<boolean>((answer) => ({ kind: "confirm", code: warning.code, answer }));
        if (!isConfirmed) return "unsaved";
        confirmed.push(warning.code);
      } else {
        const { byField, rest } = splitErrors(errors, Object.keys(mine));
        form.refuse(byField, form.values);
        fail(rest);
        return Object.keys(byField).length > 0 ? "faulty" : "unsaved";
      }
    }
  }

  async function save(): Promise<SaveResult> {
    if (isBusy.current) return "unsaved";
    isBusy.current = true;
    setFailures([]);
    setMerged(null);
    try {
      if (!(await form.check())) return "faulty";
      setSaving(true);
      return await send();
    } catch (error) {
      setFailures([toFailure(error)]);
      return "unsaved";
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  }

  return {
    isSaving,
    failures,
    merged,
    question,
    save,
    forget: () => {
      setFailures([]);
      setMerged(null);
    },
  };
}
