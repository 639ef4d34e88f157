import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { feedbackNoteSchema } from "#domain/schemas/feedback";
import { EntityForm } from "#forms/EntityForm";
import { TextAreaField } from "#forms/fields/TextAreaField";
import { useMutationAsync } from "#relay/useMutationAsync";
import type { NoteForm_feedback$key } from "./__generated__/NoteForm_feedback.graphql";
import type { NoteFormSaveMutation } from "./__generated__/NoteFormSaveMutation.graphql";
import { useReportChange } from "./useFeedbackChanges";

const formFragment = graphql`
  fragment NoteForm_feedback on Feedback @throwOnFieldError {
    id
    revision
    note
  }
`;

const saveMutation = graphql`
  mutation NoteFormSaveMutation($input: SaveFeedbackNoteInput!) {
    saveFeedbackNote(input: $input) {
      feedback {
        ...feedbackState_feedback @relay(mask: false)
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface NoteFormProps {
  readonly feedback: NoteForm_feedback$key;
  readonly onClose: () => void;
}

/** Writes or changes the note for colleagues. */
export function NoteForm({ feedback, onClose }: NoteFormProps) {
  const { t } = useLingui();
  const { id, revision: loaded, note } = useFragment(formFragment, feedback);
  const save = useMutationAsync<NoteFormSaveMutation>(saveMutation);
  const reportChange = useReportChange();
  const labels = { note: t`Notiz` };
  return (
    <EntityForm
      name={`feedback-note:${id}`}
      variant="dialog"
      title={t`Notiz für Kolleginnen und Kollegen`}
      values={{ note: note ?? "" }}
      revision={loaded}
      schema={feedbackNoteSchema}
      labels={labels}
      onSave={async (values, { revision }) => {
        const { saveFeedbackNote } = await save({ input: { id, revision, note: values.note } });
        const { feedback: stored, errors } = saveFeedbackNote;
        return {
          errors,
          current: stored ? { values: { note: stored.note ?? "" }, revision: stored.revision } : null,
        };
      }}
      onSaved={reportChange}
      onClose={onClose}
    >
      <TextAreaField
        name="note"
        label={labels.note}
        rows={5}
        isFirst
        help={t`Alle, die diese Rückmeldung sehen dürfen, sehen auch die Notiz. Sie wird nie veröffentlicht. Nennen Sie keine Namen von Bürgerinnen und Bürgern.`}
      />
    </EntityForm>
  );
}
