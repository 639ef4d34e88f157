import { Stack } from "@chakra-ui/react";
import { Plural, useLingui } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import { useMemo } from "react";
import { formBreaks } from "#domain/formBreaks";
import type { ServiceFormValues } from "#domain/schemas/serviceForm";
import { useLocale } from "#i18n/language";
import { Notice } from "#ui/Notice";
import { breakLabels } from "./fieldLabels";
import { fieldLabel } from "./useFieldLabels";

interface FormBreaksNoticeProps {
  /** Applications of this service that are not finished. */
  readonly runningApplications: number;
}

/** Lists unsaved changes that may break running applications; on saving, the server counts the affected ones. */
export function FormBreaksNotice({ runningApplications }: FormBreaksNoticeProps) {
  const { i18n } = useLingui();
  const language = useLocale();
  const { initialValues, values } = useFormikContext<ServiceFormValues>();
  const breaks = useMemo(() => formBreaks(initialValues.fields, values.fields), [initialValues, values]);
  if (runningApplications === 0 || breaks.length === 0) return null;
  return (
    <Notice tone="waiting" icon="warning">
      <p>
        <Plural
          value={runningApplications}
          one="Für diesen Dienst läuft # Antrag. Diese Änderungen können ihn betreffen:"
          other="Für diesen Dienst laufen # Anträge. Diese Änderungen können sie betreffen:"
        />
      </p>
      <Stack as="ul" gap={0.5} mt={1}>
        {breaks.map(({ key, kind }) => (
          <li key={`${key} ${kind}`}>
            {fieldLabel(key, [values.fields, initialValues.fields], language)}: {i18n._(breakLabels[kind])}
          </li>
        ))}
      </Stack>
    </Notice>
  );
}
