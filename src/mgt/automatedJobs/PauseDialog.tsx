import { Text } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import type { ReactNode } from "react";
import { jobPauseDaysMax, jobPauseNoteMaxLength } from "#domain/automatedJobs";
import { jobPauseSchema, pauseEnd, type JobPauseValues } from "#domain/schemas/automatedJobPause";
import { EntityForm } from "#forms/EntityForm";
import { DateField } from "#forms/fields/DateField";
import { FieldRow } from "#forms/fields/FieldRow";
import { RadioField } from "#forms/fields/RadioField";
import { TextAreaField } from "#forms/fields/TextAreaField";
import { TextField } from "#forms/fields/TextField";
import { allErrorMessages } from "#i18n/allErrorMessages";
import { ErrorMessagesContext } from "#i18n/useErrorMessage";
import type { UserError } from "#relay/failure";

const blank: JobPauseValues = { note: "", ends: "OPEN", endsOn: "", endsTime: "" };

/** A pause as sent to the server. */
export interface PauseInput {
  readonly note: string;
  /** In ISO 8601; null: when it is resumed. */
  readonly until: string | null;
}

interface PauseDialogProps {
  /** Identifies what is paused, in drafts. */
  readonly name: string;
  readonly title: string;
  readonly saveLabel: ReactNode;
  readonly savedMessage: string;
  /** Runs the mutation and returns its errors. */
  readonly onPause: (input: PauseInput) => Promise<readonly UserError[]>;
  readonly onSaved: () => void;
  readonly onClose: () => void;
  /** The consequences. */
  readonly children: ReactNode;
}

/** The server names a moment, the form has a day and a time. */
const inForm = (error: UserError): UserError => ({
  ...error,
  field: error.field?.map((part) => (part === "until" ? "endsOn" : part)) ?? null,
});

/** Dialog that pauses one job or all of them, with a note and an optional end. */
export function PauseDialog(props: PauseDialogProps) {
  const { t } = useLingui();
  const labels = { note: t`Notiz`, ends: t`Ende`, endsOn: t`Ende: Tag`, endsTime: t`Ende: Uhrzeit` };
  return (
    <ErrorMessagesContext value={allErrorMessages}>
      <EntityForm<JobPauseValues>
        name={`automated-jobs-pause:${props.name}`}
        variant="dialog"
        title={props.title}
        saveLabel={props.saveLabel}
        savedMessage={props.savedMessage}
        isNew
        values={blank}
        revision={0}
        schema={jobPauseSchema}
        labels={labels}
        onSave={async (values) => {
          const until = pauseEnd(values)?.toISOString() ?? null;
          const errors = await props.onPause({ note: values.note, until });
          return { errors: errors.map(inForm), current: null };
        }}
        onSaved={props.onSaved}
        onClose={props.onClose}
      >
        <Text color="fg.muted" textWrap="pretty">
          {props.children}
        </Text>
        <TextAreaField
          name="note"
          label={labels.note}
          help={t`Steht für alle dabei. Höchstens ${jobPauseNoteMaxLength} Zeichen.`}
          isFirst
        />
        <EndFields labels={labels} />
      </EntityForm>
    </ErrorMessagesContext>
  );
}

function EndFields({ labels }: { readonly labels: Readonly<Record<keyof JobPauseValues, string>> }) {
  const { t } = useLingui();
  const { values } = useFormikContext<JobPauseValues>();
  return (
    <>
      <RadioField
        name="ends"
        label={labels.ends}
        choices={[
          { value: "OPEN", label: t`Bis sie aufgehoben wird` },
          { value: "AT", label: t`Zu einem Zeitpunkt` },
        ]}
      />
      {values.ends === "AT" && (
        <FieldRow>
          <DateField name="endsOn" label={labels.endsOn} help={t`Höchstens ${jobPauseDaysMax} Tage.`} />
          <TextField name="endsTime" label={labels.endsTime} help="HH:MM" inputMode="numeric" />
        </FieldRow>
      )}
    </>
  );
}
