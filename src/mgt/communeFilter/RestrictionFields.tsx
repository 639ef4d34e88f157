import { Box, Field, Flex, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, type KeyboardEvent, type ReactNode } from "react";
import { federalStates, type FederalStateCode } from "#domain/federalStates";
import { FieldNotes } from "#forms/fields/FieldFrame";
import { describedBy } from "#forms/fields/LabelledField";
import { withField, type FieldProps, type FormField } from "#forms/fields/withField";
import { ChoiceFilter } from "#ui/table/ChoiceFilter";
import { isEnter } from "#ui/isEnter";
import { CommuneFilter } from "./CommuneFilter";

/** Prevents Enter in a filter panel from submitting the form. */
function stopSubmit(event: KeyboardEvent): void {
  if (isEnter(event) && event.target instanceof HTMLInputElement) event.preventDefault();
}

interface RestrictionFieldsProps {
  readonly labels: { readonly states: string; readonly communes: string };
}

/** The form fields `states` and `communes`, which limit a run to Länder or communes. */
export function RestrictionFields({ labels }: RestrictionFieldsProps) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} onKeyDown={stopSubmit}>
      <Text id={id} textStyle="sm" fontWeight="medium" mb={1}>
        <Trans>
          Nur bestimmte Länder oder Kommunen <small>(optional)</small>
        </Trans>
      </Text>
      <Flex wrap="wrap" gap={2}>
        <StatesField name="states" label={labels.states} />
        <CommunesField name="communes" label={labels.communes} />
      </Flex>
    </Box>
  );
}

const statesByName = [...federalStates]
  .sort((one, other) => one.name.localeCompare(other.name, "de"))
  .map(({ code, name }) => ({ value: code, label: name }));

const StatesField = withField<FieldProps, readonly FederalStateCode[]>(({ field, label }) => {
  const { t } = useLingui();
  return (
    <FilterFrame field={field} label={label}>
      <ChoiceFilter
        label={t`Land`}
        lang="de"
        groups={[{ choices: statesByName }]}
        chosen={field.value}
        onChoose={(states) => !field.isSaving && field.setValue(states)}
      />
    </FilterFrame>
  );
});

const CommunesField = withField<FieldProps, readonly string[]>(({ field, label }) => (
  <FilterFrame field={field} label={label}>
    <CommuneFilter
      chosen={field.value}
      onChoose={(communes) => !field.isSaving && field.setValue(communes)}
    />
  </FilterFrame>
));

interface FilterFrameProps<Value> extends Pick<FieldProps, "label"> {
  readonly field: FormField<Value>;
  readonly children: ReactNode;
}

/** A filter as a form field. If it is invalid, its group receives the focus, so that screen readers read the error. */
export function FilterFrame<Value>({ field, label, children }: FilterFrameProps<Value>) {
  return (
    <Field.Root id={field.id} invalid={field.error !== undefined} width="auto">
      <Box
        id={field.id}
        role="group"
        tabIndex={-1}
        aria-labelledby={`${field.id}-name`}
        aria-describedby={describedBy(field.id, field)}
        data-faulty={field.error ? "" : undefined}
      >
        <span id={`${field.id}-name`} hidden>
          {label}
        </span>
        {children}
      </Box>
      <FieldNotes field={field} />
    </Field.Root>
  );
}
