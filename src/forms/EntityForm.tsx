import { chakra } from "@chakra-ui/react";
import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Formik, useFormikContext, type FormikProps, type FormikValues } from "formik";
import { useCallback, useEffect, useId, useMemo, useRef, type ReactNode, type RefObject } from "react";
import type { Schema } from "yup";
import { lazyOverlay } from "#ui/lazyOverlay";
import type { Shortcut, ShortcutGroup } from "#ui/shortcuts/shortcut";
import { useShortcuts } from "#ui/shortcuts/useShortcuts";
import { useDocumentEvent } from "#ui/useDocumentEvent";
import { focusFirstInvalid, FormSettingsContext, type FormSettings } from "./formContext";
import { FormDialogs, type Confirms } from "./FormDialogs";
import { FormNotices } from "./FormNotices";
import { baseOf, isSaving, newStatus, rebase, shownErrors, validateValues, type Conflict } from "./formState";
import { changedFields, withValue, type ArrayKeys } from "./formValues";
import { SaveBar } from "./SaveBar";
import type { SaveContext, SaveOutcome } from "./saveOutcome";
import { useDeferUntilPointerUp } from "./useDeferUntilPointerUp";
import { useDraft } from "./useDraft";
import { useFormActions } from "./useFormActions";
import { useLeaveGuard } from "./useLeaveGuard";
import { useSaving, type BeforeSave, type Question } from "./useSaving";
import { useServerUpdates } from "./useServerUpdates";

export interface EntityFormProps<Values> {
  /** Identifies the form and its entity at an address: "postal-code:<id>". Part of the draft key. */
  readonly name: string;
  /** The loaded values. Later ones are taken over, except in fields that the user has changed. */
  readonly values: Values;
  /** Loaded revision; 0 for a new entity. */
  readonly revision: number;
  readonly schema: Schema<Values>;
  /** Labels by stable path, for errors and conflicts; an item without its own has the label of its array. */
  readonly labels: Readonly<Record<keyof Values, string>>;
  /** Labels of values that `labels` cannot list; see FormSettings. */
  readonly labelAt?: FormSettings["labelAt"];
  /** Keys of array items, by array name; see ArrayKeys. Must be a stable reference. */
  readonly keys?: ArrayKeys;
  /** Whether a change, by stable path and new value, is a secret, which drafts exclude. Must be a stable reference. */
  readonly isSecret?: (path: string, value: unknown) => boolean;
  /**
   * What a draft stores of a value, by stable path, among all values,
   * e.g. a text without its secrets. Must be a stable reference.
   */
  readonly draftOf?: (path: string, value: unknown, values: unknown) => unknown;
  /** The stable path for a path in a stored draft; drafts of earlier releases may have others. */
  readonly draftPath?: (path: string) => string;
  /** Says what a restored draft does not include; shown with the offer to restore it. */
  readonly draftNote?: ReactNode;
  /** page: with a save bar at the bottom edge; dialog: renders its own dialog, which requires `title`. */
  readonly variant: "page" | "dialog";
  readonly title?: ReactNode;
  readonly isNew?: boolean;
  /** Summary of the changes, in the save bar. */
  readonly summary?: ReactNode;
  /** Rendered next to the fields, or below them on narrow screens, within Formik's context. */
  readonly aside?: ReactNode;
  /** Called for an invalid field that is not rendered, by Formik's name, to bring it on screen. */
  readonly onReveal?: FormSettings["onReveal"];
  /** Formats a value for display by stable path; undefined falls back to the default format. */
  readonly formatValue?: FormSettings["formatValue"];
  /** Defaults to "Speichern". */
  readonly saveLabel?: ReactNode;
  /** Announced to screen readers after saving. Defaults to "Gespeichert". */
  readonly savedMessage?: string;
  /** Called before anything is sent, for the form's own questions. Resolves to whether to save. */
  readonly beforeSave?: (save: BeforeSave<Values>) => Promise<boolean>;
  /** Merges a conflict in the form's own way instead of by field; null continues editing. */
  readonly onConflict?: (conflict: Conflict<Values>) => Promise<Values | null>;
  /** Number of changes to show, if not the number of changed fields. */
  readonly countChanges?: (values: Values, stored: Values) => number;
  /** Warnings of the server that the user may confirm: code → dialog texts. */
  readonly confirms?: Confirms;
  readonly onSave: (values: Values, context: SaveContext<Values>) => Promise<SaveOutcome<Values>>;
  readonly onSaved?: () => void;
  /** Closes the dialog; also called after saving. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

const FormDialog = lazyOverlay(async () => (await import("./FormDialog")).FormDialog);

const noKeys: ArrayKeys = {};
const noSecret = () => false;
const asTyped = (_path: string, value: unknown) => value;
const noConfirms = {};

/** A form that never loses input. It states its fields; saving, drafts and conflicts are handled here. */
export function EntityForm<Values extends FormikValues>(props: EntityFormProps<Values>) {
  const { schema, labels, keys = noKeys, isNew = false, confirms = noConfirms } = props;
  const { labelAt, formatValue, onReveal } = props;
  const id = useId();
  const formik = useRef<FormikProps<Values>>(null);
  const { question, submit } = useSaving({
    formik,
    schema,
    keys,
    confirmable: Object.keys(confirms),
    beforeSave: props.beforeSave,
    onConflict: props.onConflict,
    onSave: props.onSave,
  });
  const deferUntilPointerUp = useDeferUntilPointerUp();
  const addBase = useCallback(
    (path: string, stored: unknown) => {
      const form = formik.current;
      if (!form) return;
      const { values, revision } = baseOf(form);
      rebase(form, { values: withValue(values, path, stored, keys), revision }, form.values);
    },
    [keys],
  );
  const settings = useMemo(
    () => ({ id, isNew, keys, labels, labelAt, formatValue, addBase, onReveal, deferUntilPointerUp }),
    [id, isNew, keys, labels, labelAt, formatValue, addBase, onReveal, deferUntilPointerUp],
  );
  return (
    <FormSettingsContext value={settings}>
      <Formik<Values>
        innerRef={formik}
        initialValues={props.values}
        initialStatus={newStatus(props.revision)}
        validate={(values) => validateValues(schema, values)}
        validateOnBlur={false}
        onSubmit={submit}
      >
        <FormParts {...props} id={id} keys={keys} question={question} />
      </Formik>
    </FormSettingsContext>
  );
}

interface FormPartsProps<Values> extends EntityFormProps<Values> {
  readonly id: string;
  readonly keys: ArrayKeys;
  readonly question: Question | null;
}

const FormBody = chakra("form", { base: { display: "flex", flexDirection: "column", gap: 4 } });

/** The parts of a form that read Formik's context. */
function FormParts<Values>(props: FormPartsProps<Values>) {
  const {
    name,
    id,
    schema,
    keys,
    isSecret = noSecret,
    draftOf = asTyped,
    variant,
    isNew = false,
    confirms = noConfirms,
  } = props;
  const { onSaved, onClose } = props;
  const element = useRef<HTMLFormElement>(null);
  const formik = useFormikContext<Values>();
  const { initialValues, values } = formik;
  const read = { values: props.values, revision: props.revision };
  const changed = useMemo(() => changedFields(initialValues, values, keys), [initialValues, values, keys]);
  const errors = shownErrors(formik, keys);
  const isDialog = variant === "dialog";

  useServerUpdates(read, keys);
  const offer = useDraft({
    formName: name,
    schema,
    keys,
    changed,
    isSecret,
    draftOf,
    draftPath: props.draftPath,
  });
  const { savedMessage } = props;
  const dropDraft = offer.drop;
  const actions = useFormActions({ read, changed, isNew, dropDraft, savedMessage, onSaved, onClose });
  const { save, discard, hasUnsaved, invalidAttempts } = actions;
  const leave = useLeaveGuard({
    hasUnsaved,
    isDialog,
    isSaving: isSaving(formik),
    save,
    onGiveUp: discard,
    onClose,
  });
  useSaveShortcut(element, save);
  useEffect(() => {
    if (invalidAttempts > 0) focusFirstInvalid(element.current);
  }, [invalidAttempts]);

  const changes =
    changed.length > 0 && props.countChanges
      ? Math.max(props.countChanges(values, initialValues), 1)
      : changed.length;
  const saveLabel = props.saveLabel ?? <Trans>Speichern</Trans>;
  const fields = (
    <>
      <FormBody
        ref={element}
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <FormNotices
          offer={offer}
          draftNote={props.draftNote}
          errors={invalidAttempts > 0 ? errors : {}}
          onCompare={() => void save()}
        />
        {props.children}
      </FormBody>
      {props.aside}
    </>
  );
  return (
    <>
      {/* Rendered before the form: dialogs that close together close topmost first, so the focus is restored. */}
      <FormDialogs
        question={props.question}
        confirms={confirms}
        leave={leave}
        changes={changes}
        isDialog={isDialog}
        saveLabel={saveLabel}
      />
      {isDialog ? (
        <FormDialog title={props.title} saveLabel={saveLabel} onClose={leave.close}>
          {fields}
        </FormDialog>
      ) : (
        <>
          {fields}
          <SaveBar
            settled={actions.settled?.kind ?? null}
            changes={changes}
            faults={Object.keys(errors).length}
            summary={props.summary}
            saveLabel={saveLabel}
            onDiscard={discard}
            onUndo={actions.undo}
            onLeave={actions.leaveBar}
          />
        </>
      )}
    </>
  );
}

const saveShortcut: Shortcut = { keys: ["Mod+s"], label: msg`Änderungen speichern` };
const formShortcuts: ShortcutGroup = { title: msg`Im Formular`, shortcuts: [saveShortcut] };

/** Ctrl+S or Cmd+S saves the topmost form instead of opening the browser's dialog. */
function useSaveShortcut(form: RefObject<HTMLFormElement | null>, save: () => Promise<boolean>): void {
  const matches = useShortcuts(formShortcuts);
  useDocumentEvent("keydown", (event) => {
    if (!matches(saveShortcut, event)) return;
    event.preventDefault();
    const dialogs = [...document.querySelectorAll("[aria-modal=true]")];
    const isInFront = dialogs.every((dialog) => dialog.contains(form.current));
    if (!event.repeat && form.current && isInFront) void save();
  });
}
