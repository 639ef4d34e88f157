import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useCallback, useEffect, useId, useRef, type ReactNode } from "react";
import type { Schema } from "yup";
import { FormContext, fieldId } from "./formContext";
import { FormNotices } from "./FormNotices";
import { FormQuestions } from "./FormQuestions";
import { FormShell } from "./FormShell";
import type { FieldValue, ValuesOf } from "./formValues";
import type { SaveContext, SaveOutcome } from "./saveOutcome";
import { useAdoption } from "./useAdoption";
import { useDraft } from "./useDraft";
import { useFormActions } from "./useFormActions";
import { useLeaveQuestion } from "./useLeaveQuestion";
import { useSaveShortcut } from "./useSaveShortcut";
import { useSaving } from "./useSaving";
import { useValues } from "./useValues";

export interface EntityFormProps<Values> {
  /** Tells forms of one address apart, and the things they edit: "postal-code:<id>". Drafts are kept by it. */
  readonly name: string;
  /** What was read; other values later on are taken over, except in fields that the user has changed. */
  readonly values: Values;
  /** Revision that was read; 0 for a new thing. */
  readonly revision: number;
  readonly schema: Schema<Values>;
  /** Names of the fields, for the summary of errors and for conflicts. */
  readonly labels: Readonly<Record<keyof Values, string>>;
  /** page: with a save bar at the bottom edge; dialog: brings its own dialog, for which `title` is needed. */
  readonly look: "page" | "dialog";
  readonly title?: ReactNode;
  readonly isNew?: boolean;
  /** What the changes come to, in the save bar. */
  readonly summary?: ReactNode;
  /** Stands beside the fields, below them where there is no room; it knows the values as they do. */
  readonly aside?: ReactNode;
  /** Words values where they are told and not edited; undefined: as they stand. */
  readonly wordValue?: (name: string, value: FieldValue) => string | undefined;
  /** Verb on the button; "Speichern" unless said. */
  readonly saveLabel?: ReactNode;
  /** Warnings that the server wants confirmed: code → what the dialog says. */
  readonly confirms?: Readonly<Record<string, ConfirmText>>;
  readonly onSave: (values: Values, context: SaveContext) => Promise<SaveOutcome<Values>>;
  readonly onSaved?: () => void;
  /** Closes the dialog; called after saving as well. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

export interface ConfirmText {
  readonly title: ReactNode;
  readonly confirmLabel: ReactNode;
  readonly body: ReactNode;
}

const FormBody = chakra("form", { base: { display: "flex", flexDirection: "column", gap: 4 } });

/** A form that loses nothing: it states its fields, everything between them and the server is done here. */
export function EntityForm<Values extends ValuesOf<Values>>(props: EntityFormProps<Values>) {
  const { name, schema, labels, look, isNew = false, confirms = {}, onSave, onSaved, onClose } = props;
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const read = { values: props.values, revision: props.revision };
  const form = useValues(read, schema);
  const saving = useSaving({ form, schema, confirmable: Object.keys(confirms), onSave });
  useAdoption(read, form, saving.isSaving);
  const offer = useDraft(name, form);

  const actions = useFormActions({ form, read, saving, isNew, dropDraft: offer.drop, onSaved, onClose });
  const { save, discard, hasUnsaved, faultyTries } = actions;
  const leaving = useLeaveQuestion({
    hasUnsaved,
    isDialog: look === "dialog",
    isSaving: saving.isSaving,
    onGiveUp: discard,
    onClose,
  });

  useEffect(() => {
    if (faultyTries > 0)
      element.current?.querySelector<HTMLElement>("[aria-invalid=true], [data-faulty]")?.focus();
  }, [faultyTries]);
  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  });
  useSaveShortcut(
    element,
    useCallback(() => void latestSave.current(), []),
  );

  return (
    <FormContext
      value={{
        id,
        values: { ...form.values },
        before: isNew ? null : { ...form.base.values },
        problems: form.problems,
        isSaving: saving.isSaving,
        setValue: form.setValue,
        leave: form.leave,
        wordValue: props.wordValue,
      }}
    >
      {/* Ahead of the form: dialogs that go together close from the top, so that the focus finds its way back. */}
      <FormQuestions
        saving={saving}
        labels={labels}
        confirms={confirms}
        leave={leaving}
        changes={form.changed.length}
        isDialog={look === "dialog"}
      />
      <FormShell
        look={look}
        title={props.title}
        formId={id}
        isSaving={saving.isSaving}
        settled={actions.settled?.kind ?? null}
        changes={form.changed.length}
        faults={Object.keys(form.problems).length}
        summary={props.summary}
        saveLabel={props.saveLabel ?? <Trans>Speichern</Trans>}
        onDiscard={discard}
        onUndo={actions.undo}
        onLeave={actions.leaveBar}
        onClose={leaving.close}
      >
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
            failures={saving.failures}
            merged={saving.merged}
            problems={faultyTries > 0 ? form.problems : {}}
            labels={labels}
            onCompare={() => void save()}
            onField={(field) => document.getElementById(fieldId(id, field))?.focus()}
          />
          {props.children}
        </FormBody>
        {props.aside}
      </FormShell>
    </FormContext>
  );
}
