import type { FormikProps, FormikValues } from "formik";
import { useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import type { Schema } from "yup";
import type { Failure } from "#i18n/errorMessages";
import { payloadFailure, toFailure } from "#relay/failure";
import type { ChosenSides } from "./ConflictDialog";
import { baseOf, rebase, restart, updateStatus, type Conflict, type FormStatus } from "./formState";
import {
  changedFields,
  fieldNameAt,
  mergeValues,
  valueAt,
  withValue,
  type ArrayKeys,
  type Revisioned,
} from "./formValues";
import { splitErrors, type SaveContext, type SaveOutcome } from "./saveOutcome";

/** A question that a save waits for. */
export type Question =
  | {
      readonly kind: "conflict";
      readonly conflict: Conflict<unknown>;
      readonly answer: (sides: ChosenSides | null) => void;
    }
  | {
      readonly kind: "confirm";
      readonly warning: Failure;
      readonly answer: (isConfirmed: boolean) => void;
    };

export type SaveResult = "saved" | "faulty" | "unsaved";

/** The save that is about to be sent. */
export interface BeforeSave<Values> {
  readonly values: Values;
  /** The last known stored values. */
  readonly stored: Values;
  /** Whether this save was sent before and met a conflict or a warning. */
  readonly isResend: boolean;
}

interface SavingOptions<Values> {
  readonly formik: RefObject<FormikProps<Values> | null>;
  readonly schema: Schema<Values>;
  readonly keys: ArrayKeys;
  /** Codes of warnings that the user may confirm. */
  readonly confirmable: readonly string[];
  readonly beforeSave: ((save: BeforeSave<Values>) => Promise<boolean>) | undefined;
  /** Merges a conflict in place of the dialog; null continues editing. */
  readonly onConflict: ((conflict: Conflict<Values>) => Promise<Values | null>) | undefined;
  readonly onSave: (values: Values, context: SaveContext<Values>) => Promise<SaveOutcome<Values>>;
}

export interface Saving<Values> {
  readonly question: Question | null;
  /** Formik's `onSubmit`. */
  readonly submit: (values: Values) => Promise<SaveResult>;
}

/**
 * Sends the values, merges them with changes by others, asks for confirmations, and resends until settled.
 */
export function useSaving<Values extends FormikValues>(options: SavingOptions<Values>): Saving<Values> {
  const { formik, schema, keys, confirmable, beforeSave, onConflict, onSave } = options;
  const [question, setQuestion] = useState<Question | null>(null);

  async function ask<Answer>(make: (answer: (value: Answer) => void) => Question): Promise<Answer> {
    try {
      return await new Promise<Answer>((resolve) => setQuestion(make(resolve)));
    } finally {
      setQuestion(null);
    }
  }

  async function send(form: FormikProps<Values>, submitted: Values): Promise<SaveResult> {
    let base: Revisioned<Values> = baseOf(form);
    let mine = schema.cast(submitted);
    /** The form's values as sent; what differs from them was typed since. */
    let sent = submitted;
    let merged: FormStatus["merged"] = null;
    const confirmed: string[] = [];
    for (let isResend = false; ; isResend = true) {
      if (beforeSave && !(await beforeSave({ values: mine, stored: base.values, isResend })))
        return "unsaved";
      const { values: stored, revision } = base;
      const { errors, current, isRefused } = await onSave(mine, { stored, revision, confirmed });
      const rebaseOn = (theirs: Revisioned<Values>, resolved: Values) => {
        const now = formik.current ?? form;
        const { values } = mergeValues(sent, now.values, resolved, keys);
        // The next answer may arrive before the next render.
        flushSync(() => rebase(now, theirs, values, merged));
        [base, mine, sent] = [theirs, resolved, resolved];
      };
      if (isRefused) return "unsaved";
      // The current form: values may have been typed while the request was in flight.
      const latest = formik.current ?? form;
      if (errors.length === 0) {
        const saved = current ?? { values: mine, revision };
        restart(latest, saved, mergeValues(sent, latest.values, saved.values, keys).values, merged);
        return "saved";
      }
      const fail = (failures: readonly Failure[]) => {
        const at = Date.now();
        updateStatus(latest, { failures: failures.map((failure) => ({ ...failure, at })) });
      };
      const conflictError = errors.find(({ code }) => code === "conflict");
      const warning = errors.find(({ code }) => confirmable.includes(code) && !confirmed.includes(code));
      if (conflictError && current) {
        const conflict: Conflict<Values> = {
          error: payloadFailure(conflictError),
          base: base.values,
          mine,
          theirs: current.values,
          merge: mergeValues(base.values, mine, current.values, keys),
        };
        if (onConflict) {
          const resolved = await onConflict(conflict);
          if (!resolved) {
            fail([conflict.error]);
            return "unsaved";
          }
          rebaseOn(current, resolved);
          if (changedFields(mine, base.values, keys).length === 0) return "saved";
          continue;
        }
        const { overlapping, theirs, values } = conflict.merge;
        if (overlapping.length === 0 && theirs.length > 0) merged = conflict;
        const sides =
          overlapping.length === 0
            ? {}
            : await ask<ChosenSides | null>((answer) => ({ kind: "conflict", conflict, answer }));
        if (!sides) {
          fail([conflict.error]);
          return "unsaved";
        }
        const resolved = overlapping.reduce(
          (all, path) => withValue(all, path, valueAt(conflict[sides[path] ?? "mine"], path, keys), keys),
          values,
        );
        rebaseOn(current, resolved);
        // The user chose the other side for all fields, so there is nothing left to save.
        if (changedFields(mine, base.values, keys).length === 0) return "saved";
      } else if (warning) {
        const isConfirmed = await ask<boolean>((answer) => ({
          kind: "confirm",
          warning: payloadFailure(warning),
          answer,
        }));
        if (!isConfirmed) return "unsaved";
        confirmed.push(warning.code);
      } else {
        const names = Object.keys(mine);
        const { byField, rest } = splitErrors(
          errors,
          (path) => fieldNameAt(mine, path, keys) ?? path.toReversed().find((part) => names.includes(part)),
        );
        updateStatus(latest, { refused: { errors: byField, values: latest.values } });
        fail(rest);
        return Object.keys(byField).length > 0 ? "faulty" : "unsaved";
      }
    }
  }

  return {
    question,
    submit: async (values) => {
      const form = formik.current;
      if (!form) return "unsaved";
      try {
        return await send(form, values);
      } catch (error) {
        updateStatus(form, { failures: [toFailure(error)] });
        return "unsaved";
      }
    },
  };
}
