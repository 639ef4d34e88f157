import { chakra, Input, Text } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { Formik, useFormikContext } from "formik";
import { useEffect } from "react";
import { proposeReportName } from "#domain/reports/serviceReports";
import { reportExtensions, reportKinds, templateMaxBytes } from "#domain/reports/templates";
import { reportUploadSchema } from "#domain/schemas/serviceReport";
import { describedBy, FieldError, LabelledField } from "#forms/fields/LabelledField";
import { failureAt, validateValues } from "#forms/formState";
import type { Failure } from "#i18n/errorMessages";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { useFormats } from "#i18n/useFormats";
import { FieldProblem } from "#ui/upload/FieldProblem";
import { FileDrop } from "#ui/upload/FileDrop";

const Form = chakra("form", { base: { display: "flex", flexDirection: "column", gap: 4 } });

const extensions = reportKinds.map((kind) => `.${reportExtensions[kind]}`);

const missingFile: Failure = { code: "required", params: {} };

interface ChooseTemplateProps {
  /** Id of the form, for the button in the footer. */
  readonly id: string;
  /** Held by the dialog, so that it survives the check. */
  readonly report: string;
  readonly hasFixedName: boolean;
  readonly file: File | null;
  /** Why the server refused the name. */
  readonly nameFailure: Failure | null;
  /** Why the file was refused. */
  readonly failure: Failure | null;
  readonly onReport: (report: string) => void;
  readonly onChoose: (file: File) => void;
  readonly onCheck: (report: string) => void;
}

interface Values {
  readonly report: string;
}

/** Name of a report and its file. */
export function ChooseTemplate({ onCheck, ...props }: ChooseTemplateProps) {
  return (
    <Formik<Values>
      initialValues={{ report: props.report }}
      validate={(values) => validateValues(reportUploadSchema, values)}
      validateOnBlur={false}
      onSubmit={(values) => onCheck(reportUploadSchema.cast(values).report)}
    >
      <Fields {...props} />
    </Formik>
  );
}

function Fields(props: Omit<ChooseTemplateProps, "onCheck">) {
  const { id, report, hasFixedName, file, nameFailure, failure, onReport, onChoose } = props;
  const { fileSize } = useFormats();
  const errorMessage = useErrorMessage();
  const { values, errors, submitCount, setFieldValue, submitForm } = useFormikContext<Values>();
  const nameId = `${id}-report`;
  const error = (submitCount > 0 && failureAt(errors, "report")) || nameFailure;
  const fileFailure = failure ?? (submitCount > 0 && !file ? missingFile : null);
  useEffect(() => {
    if (nameFailure) document.getElementById(nameId)?.focus();
  }, [nameFailure, nameId]);
  const setReport = (next: string) => {
    void setFieldValue("report", next);
    onReport(next);
  };
  const maxSize = fileSize(templateMaxBytes);
  const allowed = extensions.join(", ");
  return (
    <Form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!reportUploadSchema.isValidSync(values)) document.getElementById(nameId)?.focus();
        void submitForm();
      }}
    >
      <div>
        {file && (
          <Text mb={1} overflowWrap="anywhere">
            {file.name} <chakra.span color="fg.muted">({fileSize(file.size)})</chakra.span>
          </Text>
        )}
        <FileDrop
          label={file ? <Trans>Andere Datei wählen</Trans> : <Trans>Datei wählen</Trans>}
          accept={extensions.join(",")}
          describedBy={fileFailure ? `${id}-problem ${id}-help` : `${id}-help`}
          isInvalid={fileFailure !== null}
          isFirst={!file}
          onChoose={(chosen) => {
            onChoose(chosen);
            if (!hasFixedName && values.report.trim() === "") setReport(proposeReportName(chosen.name));
          }}
        >
          <Trans>oder hierher ziehen</Trans>
        </FileDrop>
        {fileFailure && (
          <FieldProblem id={`${id}-problem`}>
            {file && <b>{file.name}: </b>}
            {errorMessage(fileFailure)}
          </FieldProblem>
        )}
        <Text id={`${id}-help`} mt={1} textStyle="xs" color="fg.muted" textWrap="pretty">
          <Trans>
            {allowed}, höchstens {maxSize}, ohne Makros und Passwort. Gespeichert wird erst, wenn Sie gesehen
            haben, was darin ist.
          </Trans>
        </Text>
      </div>
      {!hasFixedName && (
        <LabelledField
          id={nameId}
          label={<Trans>Name des Berichts</Trans>}
          help={
            <Trans>
              Unter diesem Namen erstellt der Dienst den Bericht, zum Beispiel antrag. Kleinbuchstaben ohne
              Umlaute, Ziffern, - und _.
            </Trans>
          }
          isInvalid={Boolean(error)}
        >
          <Input
            value={report}
            autoComplete="off"
            spellCheck={false}
            translate="no"
            aria-describedby={describedBy(nameId, { error, help: true })}
            onChange={({ currentTarget }) => setReport(currentTarget.value)}
          />
          {error && (
            <FieldError id={nameId} role="alert">
              {errorMessage(error)}
            </FieldError>
          )}
        </LabelledField>
      )}
    </Form>
  );
}
