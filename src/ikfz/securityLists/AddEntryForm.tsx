import { Box } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useFormikContext } from "formik";
import { useLayoutEffect, useState } from "react";
import { graphql } from "react-relay/hooks";
import { securityListEntrySchema } from "#domain/schemas/securityListEntry";
import type { SecurityListKind } from "#domain/securityLists/securityLists";
import { toSingleLine } from "#domain/singleLine";
import { EntityForm } from "#forms/EntityForm";
import { DateField } from "#forms/fields/DateField";
import { TextField } from "#forms/fields/TextField";
import { fieldId, useFormSettings } from "#forms/formContext";
import { useMutationAsync } from "#relay/useMutationAsync";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { Notice } from "#ui/Notice";
import { useToast } from "#ui/ui";
import type { AddEntryFormMutation } from "./__generated__/AddEntryFormMutation.graphql";
import { EntryImpact } from "./EntryImpact";
import { useResultMessage } from "./resultMessages";

const addMutation = graphql`
  mutation AddEntryFormMutation($input: AddSecurityListEntryInput!) {
    addSecurityListEntry(input: $input) {
      result
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const blank = { pattern: "", reason: "", expiresOn: "" };

interface AddEntryFormProps {
  readonly ags: string;
  readonly list: SecurityListKind;
  readonly onClose: () => void;
}

/** Dialog that adds an entry. Public suffixes require a confirmation. */
export function AddEntryForm({ ags, list, onClose }: AddEntryFormProps) {
  const { t } = useLingui();
  const router = useRouter();
  const toast = useToast();
  const resultMessage = useResultMessage();
  const add = useMutationAsync<AddEntryFormMutation>(addMutation);
  const [refusal, setRefusal] = useState<RefusedEntry | null>(null);
  const [suffix, setSuffix] = useState<{
    readonly pattern: string;
    readonly answer: (isConfirmed: boolean) => void;
  } | null>(null);
  const labels = {
    pattern: list === "WHITELIST" ? t`E-Mail-Adresse` : t`E-Mail-Adresse oder Domain`,
    reason: t`Grund`,
    expiresOn: t`Gültig bis`,
  };

  async function send(values: typeof blank, allowsPublicSuffix: boolean) {
    const { pattern, reason, expiresOn } = values;
    const input = {
      ags,
      list,
      pattern,
      allowsPublicSuffix,
      reason: reason || null,
      expiresOn: expiresOn || null,
    };
    return (await add({ input })).addSecurityListEntry;
  }

  /** Asks whether to add a public suffix; resolves to the answer. */
  async function isSuffixConfirmed(pattern: string) {
    const isConfirmed = await new Promise<boolean>((answer) => setSuffix({ pattern, answer }));
    setSuffix(null);
    return isConfirmed;
  }

  async function save(values: typeof blank) {
    setRefusal(null);
    let { result, errors } = await send(values, false);
    if (result === "PUBLIC_SUFFIX") {
      if (!(await isSuffixConfirmed(values.pattern))) return { errors, current: null, isRefused: true };
      ({ result, errors } = await send(values, true));
    }
    const isRefused = errors.length === 0 && result !== "ENTRY_ADDED";
    if (isRefused) setRefusal({ result: result ?? "INTERNAL_ERROR", pattern: values.pattern });
    return { errors, current: null, isRefused };
  }

  return (
    <>
      {/* Rendered before the form, so that it closes first and restores the focus to the form. */}
      <ConfirmDialog
        open={suffix !== null}
        tone="danger"
        title={t`Eine ganze Endung sperren?`}
        confirmLabel={t`Endung sperren`}
        onConfirm={() => suffix?.answer(true)}
        onClose={() => suffix?.answer(false)}
      >
        <p>
          <Trans>
            „{suffix?.pattern}“ ist eine öffentliche Endung. Danach werden Reservierungen mit allen Adressen
            abgewiesen, die darauf enden, außer denen auf der Whitelist.
          </Trans>
        </p>
      </ConfirmDialog>
      <EntityForm
        name={`security-list-entry:${ags}:${list}`}
        variant="dialog"
        title={
          list === "WHITELIST" ? t`Eintrag zur Whitelist hinzufügen` : t`Eintrag zur Blacklist hinzufügen`
        }
        saveLabel={<Trans>Hinzufügen</Trans>}
        isNew
        values={blank}
        revision={0}
        schema={securityListEntrySchema}
        labels={labels}
        onSave={save}
        onSaved={() => {
          toast({ text: resultMessage("ENTRY_ADDED", list) });
          void router.invalidate();
        }}
        onClose={onClose}
      >
        <EntryImpact ags={ags} list={list} refused={refusal?.pattern}>
          <TextField
            name="pattern"
            label={labels.pattern}
            help={
              list === "WHITELIST"
                ? t`Zum Beispiel anna@example.org.`
                : t`Zum Beispiel anna@example.org, oder example.org für alle Adressen der Domain und ihrer Unterdomains.`
            }
            inputMode="email"
            isFirst
          />
        </EntryImpact>
        {refusal && <Refusal {...refusal} list={list} />}
        <TextField
          name="reason"
          label={labels.reason}
          help={t`Für alle, die die Liste pflegen; Antragstellende sehen ihn nicht.`}
          isOptional
        />
        <DateField
          name="expiresOn"
          label={labels.expiresOn}
          help={t`Der letzte Tag, an dem der Eintrag gilt. Leer: ohne Ende.`}
          isOptional
        />
      </EntityForm>
    </>
  );
}

interface RefusedEntry {
  readonly result: string;
  readonly pattern: string;
}

/** Why an entry was refused, until the input changes. Remounted for each refusal, to focus the field. */
function Refusal({ result, pattern, list }: RefusedEntry & { readonly list: SecurityListKind }) {
  const resultMessage = useResultMessage();
  const { id } = useFormSettings();
  const { values } = useFormikContext<typeof blank>();
  useLayoutEffect(() => document.getElementById(fieldId(id, "pattern"))?.focus(), [id]);
  if (toSingleLine(values.pattern) !== toSingleLine(pattern)) return null;
  return (
    <Box mt={-2}>
      <Notice tone="error" role="alert">
        <Box as="p" overflowWrap="anywhere">
          <b translate="no">{pattern}</b>: {resultMessage(result, list)}
        </Box>
      </Notice>
    </Box>
  );
}
