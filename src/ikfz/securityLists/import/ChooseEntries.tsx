import { Box, Button, chakra, Flex, Grid, Input, Text, Textarea } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useState, type FormEvent } from "react";
import { securityListImportSchema } from "#domain/schemas/securityListEntry";
import {
  securityListImportMax,
  securityListImportMaxBytes,
  type SecurityListKind,
} from "#domain/securityLists/securityLists";
import { DayInput } from "#forms/fields/DayInput";
import { describedBy, FieldError, LabelledField } from "#forms/fields/LabelledField";
import { failureAt, validateValues } from "#forms/formState";
import type { Failure } from "#i18n/errorMessages";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { useFormats } from "#i18n/useFormats";
import { FieldProblem } from "#ui/upload/FieldProblem";
import { FileDrop } from "#ui/upload/FileDrop";
import { useRestoreFocus } from "#ui/useRestoreFocus";

const Form = chakra("form", { base: { display: "flex", flexDirection: "column", gap: 4 } });

/** File name of a pasted text. */
const pastedName = "eingefuegt.txt";

export interface EntriesChoice {
  readonly text: string;
  /** Replaces the text. */
  readonly file: File | null;
  readonly reason: string;
  readonly expiresOn: string;
}

export const noChoice: EntriesChoice = { text: "", file: null, reason: "", expiresOn: "" };

/** The file to send; null if there is neither a file nor a text. */
export const chosenFile = ({ text, file }: EntriesChoice): File | null =>
  file ?? (text.trim() === "" ? null : new File([text], pastedName, { type: "text/plain" }));

interface ChooseEntriesProps {
  /** Id of the form, for the button in the footer. */
  readonly id: string;
  readonly list: SecurityListKind;
  /** Held by the dialog, so that it survives the check. */
  readonly choice: EntriesChoice;
  /** Why the server refused fields, by name. */
  readonly byField: Readonly<Record<string, Failure>>;
  /** Why the file was refused. */
  readonly failure: Failure | null;
  readonly onChange: (choice: EntriesChoice) => void;
  readonly onCheck: () => void;
}

const missing: Failure = { code: "required", params: {} };

/** Pastes or chooses entries, with a reason and a last day that they share. */
export function ChooseEntries(props: ChooseEntriesProps) {
  const { id, list, choice, byField, failure, onChange, onCheck } = props;
  const { t } = useLingui();
  const { number, fileSize } = useFormats();
  const errorMessage = useErrorMessage();
  const [isSubmitted, setSubmitted] = useState(false);
  const { text, file, reason, expiresOn } = choice;
  // A dropped file replaces the text field, which may have the focus, and vice versa.
  const form = useRestoreFocus<HTMLFormElement>(file === null ? "text" : "file", (part) =>
    part.querySelector<HTMLElement>("textarea, button"),
  );
  // The focused button has unmounted with the check, or validation has failed.
  useLayoutEffect(() => {
    const [name] = failure ? [] : Object.keys(byField);
    if (failure) form.current?.querySelector<HTMLElement>("textarea, button[aria-describedby]")?.focus();
    else if (name) document.getElementById(`${id}-${name}`)?.focus();
  }, [form, id, failure, byField]);
  const change = (changes: Partial<EntriesChoice>) => onChange({ ...choice, ...changes });
  const errors = validateValues(securityListImportSchema, { reason, expiresOn });
  const errorOf = (name: "reason" | "expiresOn") =>
    (isSubmitted ? failureAt(errors, name) : undefined) ?? byField[name];
  const sourceFailure = failure ?? (isSubmitted && chosenFile(choice) === null ? missing : null);

  function submit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    const invalid = ["reason", "expiresOn"].find((name) => failureAt(errors, name));
    if (chosenFile(choice) === null) document.getElementById(`${id}-text`)?.focus();
    else if (invalid) document.getElementById(`${id}-${invalid}`)?.focus();
    else onCheck();
  }

  const [maxSize, maxEntries] = [fileSize(securityListImportMaxBytes), number(securityListImportMax)];
  const describing = sourceFailure ? `${id}-problem ${id}-text-help` : `${id}-text-help`;
  return (
    <Form ref={form} id={id} noValidate onSubmit={submit}>
      <div>
        {file ? (
          <Flex align="center" wrap="wrap" gap={2} mb={2}>
            <Text overflowWrap="anywhere">
              {file.name} <chakra.span color="fg.muted">({fileSize(file.size)})</chakra.span>
            </Text>
            <Button size="sm" variant="ghost" onClick={() => change({ file: null })}>
              <Trans>Doch einen Text einfügen</Trans>
            </Button>
          </Flex>
        ) : (
          <LabelledField
            id={`${id}-text`}
            label={t`Einträge`}
            help={
              list === "WHITELIST" ? (
                <Trans>Eine E-Mail-Adresse je Zeile.</Trans>
              ) : (
                <Trans>Eine E-Mail-Adresse oder Domain je Zeile.</Trans>
              )
            }
            hasDefault
            isInvalid={sourceFailure !== null}
          >
            <Textarea
              rows={7}
              resize="vertical"
              fontFamily="mono"
              fontSize="sm"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              translate="no"
              data-focus-first=""
              aria-describedby={describing}
              value={text}
              onChange={({ currentTarget: { value } }) => change({ text: value })}
            />
          </LabelledField>
        )}
        <Box mt={2}>
          <FileDrop
            label={file ? <Trans>Andere Datei wählen</Trans> : <Trans>Datei wählen</Trans>}
            accept=".txt,.csv,text/plain,text/csv"
            describedBy={sourceFailure ? `${id}-problem ${id}-file-help` : `${id}-file-help`}
            isInvalid={sourceFailure !== null}
            onChoose={(chosen) => change({ file: chosen })}
          >
            <Trans>oder hierher ziehen</Trans>
          </FileDrop>
        </Box>
        {sourceFailure && (
          <FieldProblem id={`${id}-problem`}>
            {file && <b>{file.name}: </b>}
            {sourceFailure === missing ? (
              <Trans>Fügen Sie Einträge ein, oder wählen Sie eine Datei.</Trans>
            ) : (
              errorMessage(sourceFailure)
            )}
          </FieldProblem>
        )}
        <Text id={`${id}-file-help`} mt={1} textStyle="xs" color="fg.muted" textWrap="pretty">
          <Trans>
            Text mit einem Eintrag je Zeile, oder CSV mit den Spalten des Exports. Höchstens {maxSize} und{" "}
            {maxEntries} Einträge. Importiert wird erst, wenn Sie die Vorschau gesehen haben.
          </Trans>
        </Text>
      </div>
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", sm: "minmax(0, 1fr) 200px" }}
        gap={4}
        alignItems="start"
      >
        <LabelledField
          id={`${id}-reason`}
          label={t`Grund`}
          help={<Trans>Für Einträge, die in der Datei keinen haben.</Trans>}
          isOptional
          isInvalid={Boolean(errorOf("reason"))}
        >
          <Input
            autoComplete="off"
            value={reason}
            aria-describedby={describedBy(`${id}-reason`, { error: errorOf("reason"), help: true })}
            onChange={({ currentTarget: { value } }) => change({ reason: value })}
          />
          <Problem id={`${id}-reason`} failure={errorOf("reason")} />
        </LabelledField>
        <LabelledField
          id={`${id}-expiresOn`}
          label={t`Gültig bis`}
          help={<Trans>Ebenso; leer: ohne Ende.</Trans>}
          isOptional
          isInvalid={Boolean(errorOf("expiresOn"))}
        >
          <DayInput
            value={expiresOn}
            aria-describedby={describedBy(`${id}-expiresOn`, { error: errorOf("expiresOn"), help: true })}
            onValue={(value) => change({ expiresOn: value })}
          />
          <Problem id={`${id}-expiresOn`} failure={errorOf("expiresOn")} />
        </LabelledField>
      </Grid>
    </Form>
  );
}

function Problem({ id, failure }: { readonly id: string; readonly failure: Failure | undefined }) {
  const errorMessage = useErrorMessage();
  if (!failure) return null;
  return (
    <FieldError id={id} role="alert">
      {errorMessage(failure)}
    </FieldError>
  );
}
