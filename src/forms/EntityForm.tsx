import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { Formik, useFormikContext, type FormikProps, type FormikValues } from "formik";
import { useEffect, useId, useMemo, useRef, type ReactNode, type RefObject } from "react";
import type { Schema } from "yup";
import { lazyOverlay } from "#ui/lazyOverlay";
import { FormSettingsContext, type FormSettings } from "./formContext";
import { FormDialogs, type ConfirmText } from "./FormDialogs";
import { FormNotices } from "./FormNotices";
import { isSaving, newStatus, shownErrors, validateValues } from "./formState";
import { changedFields, type ArrayKeys } from "./formValues";
import { SaveBar } from "./SaveBar";
import type { SaveContext, SaveOutcome } from "./saveOutcome";
import { useDeferUntilPointerUp } from "./useDeferUntilPointerUp";
import { useDraft } from "./useDraft";
import { useFormActions } from "./useFormActions";
import { useLeaveGuard } from "./useLeaveGuard";
import { useSaving, type BeforeSave, type Question } from "./useSaving";
import { useServerUpdates } from "./useServerUpdates";

export interface EntityFormProps<Values> {
  /** Tells forms at one address apart, and the things they edit: "postal-code:<id>". Drafts are kept by it. */
  readonly name: string;
  /** The values as read; later ones are taken over, except in fields that the user has changed. */
  readonly values: Values;
  /** Revision that was read; 0 for a new thing. */
  readonly revision: number;
  readonly schema: Schema<Values>;
  /** Labels of the fields by stable path, for errors and conflicts; an item without its own has that of its array. */
  readonly labels: Readonly<Record<keyof Values, string>>;
  /** Identifies the items of arrays, by the name of the array; see ArrayKeys. Must be a stable reference. */
  readonly keys?: ArrayKeys;
  /** page: with a save bar at the bottom edge; dialog: brings its own dialog, for which `title` is needed. */
  readonly variant: "page" | "dialog";
  readonly title?: ReactNode;
  readonly isNew?: boolean;
  /** Summary of the changes, in the save bar. */
  readonly summary?: ReactNode;
  /** Rendered next to the fields, or below them on narrow screens; within Formik's context. */
  readonly aside?: ReactNode;
  /** Formats a value for display by its stable path; undefined: as any other. */
  readonly formatValue?: FormSettings["formatValue"];
  /** Defaults to "Speichern". */
  readonly saveLabel?: ReactNode;
  /** Asks what the form itself wants to know before anything is sent; resolves whether to go on. */
  readonly beforeSave?: (save: BeforeSave<Values>) => Promise<boolean>;
  /** Warnings that the server wants confirmed: code → texts of the dialog. */
  readonly confirms?: Readonly<Record<string, ConfirmText>>;
  readonly onSave: (values: Values, context: SaveContext) => Promise<SaveOutcome<Values>>;
  readonly onSaved?: () => void;
  /** Closes the dialog; called after saving as well. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

const FormDialog = lazyOverlay(async () => (await import("./FormDialog")).FormDialog);

const noKeys: ArrayKeys = {};
const noConfirms = {};

/** A form that loses no input: it states its fields, everything between them and the server is done here. */
export function EntityForm<Values extends FormikValues>(props: EntityFormProps<Values>) {
  const { schema, labels, keys = noKeys, isNew = false, confirms = noConfirms, formatValue } = props;
  const id = useId();
  const formik = useRef<FormikProps<Values>>(null);
  const { question, submit } = useSaving({
    formik,
    schema,
    keys,
    confirmable: Object.keys(confirms),
    beforeSave: props.beforeSave,
    onSave: props.onSave,
  });
  const deferUntilPointerUp = useDeferUntilPointerUp();
  const settings = useMemo(
    () => ({ id, isNew, keys, labels, formatValue, deferUntilPointerUp }),
    [id, isNew, keys, labels, formatValue, deferUntilPointerUp],
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

/** The parts of a form, each of which reads Formik's context. */
function FormParts<Values>(props: FormPartsProps<Values>) {
  const { name, id, schema, keys, variant, isNew = false, confirms = noConfirms, onSaved, onClose } = props;
  const element = useRef<HTMLFormElement>(null);
  const formik = useFormikContext<Values>();
  const { initialValues, values } = formik;
  const read = { values: props.values, revision: props.revision };
  const changed = useMemo(() => changedFields(initialValues, values, keys), [initialValues, values, keys]);
  const errors = shownErrors(formik, keys);
  const isDialog = variant === "dialog";

  useServerUpdates(read, keys);
  const offer = useDraft({ formName: name, schema, keys, changed });
  const actions = useFormActions({ read, changed, isNew, dropDraft: offer.drop, onSaved, onClose });
  const { save, discard, hasUnsaved, faultyTries } = actions;
  const leave = useLeaveGuard({
    hasUnsaved,
    isDialog,
    isSaving: isSaving(formik),
    onGiveUp: discard,
    onClose,
  });
  useSaveShortcut(element, save);
  useEffect(() => {
    if (faultyTries > 0)
      element.current?.querySelector<HTMLElement>("[aria-invalid=true], [data-faulty]")?.focus();
  }, [faultyTries]);

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
        <FormNotices offer={offer} errors={faultyTries > 0 ? errors : {}} onCompare={() => void save()} />
        {props.children}
      </FormBody>
      {props.aside}
    </>
  );
  return (
    <>
      {/* Ahead of the form: dialogs that close together close from the top, so that the focus finds its way back. */}
      <FormDialogs
        question={props.question}
        confirms={confirms}
        leave={leave}
        changes={changed.length}
        isDialog={isDialog}
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
            changes={changed.length}
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

/** Ctrl+S or Cmd+S saves the form in front, and never opens the browser's own dialog. */
function useSaveShortcut(form: RefObject<HTMLFormElement | null>, save: () => Promise<void>): void {
  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  });
  useEffect(() => {
    const isInFront = (element: Element) =>
      [...document.querySelectorAll("[aria-modal=true]")].every((dialog) => dialog.contains(element));
    const listener = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      if (!event.repeat && form.current && isInFront(form.current)) void latestSave.current();
    };
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, [form]);
}
