import { Box, Field, Flex, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useField } from "formik";
import { useId, useState, type KeyboardEvent, type ReactNode } from "react";
import { calendarDayOf, isCalendarDay } from "#domain/calendarDays";
import { federalStates, type FederalStateCode } from "#domain/federalStates";
import type { FeeChangeGroup, FeeChangeKind } from "#domain/feeChanges";
import { DateField } from "#forms/fields/DateField";
import { FieldNotes } from "#forms/fields/FieldFrame";
import { FieldRow } from "#forms/fields/FieldRow";
import { describedBy } from "#forms/fields/LabelledField";
import { RadioField } from "#forms/fields/RadioField";
import { TextField } from "#forms/fields/TextField";
import { withField, type FieldProps, type FormField } from "#forms/fields/withField";
import { CommuneFilter } from "#mgt/communeFilter/CommuneFilter";
import { Notice } from "#ui/Notice";
import { ChoiceFilter } from "#ui/table/ChoiceFilter";
import { isEnter } from "#ui/isEnter";
import type { FeeChangeLabels } from "./feeChangeLabels";

interface LabelsProps {
  readonly labels: FeeChangeLabels;
}

/** Fields for the kind, value and first day of the change. */
export function PriceFields({ labels }: LabelsProps) {
  const { t } = useLingui();
  const [{ value: kind }] = useField<FeeChangeKind>("kind");
  return (
    <>
      <RadioField
        name="kind"
        label={labels.kind}
        choices={[
          { value: "AMOUNT", label: t`Neuer Betrag` },
          { value: "PERCENT", label: t`Um Prozent` },
          { value: "RESET", label: t`Auf den Katalog zurücksetzen` },
        ]}
      />
      {kind !== "RESET" && (
        <>
          <FieldRow>
            {kind === "AMOUNT" ? (
              <TextField name="value" label={labels.value} />
            ) : (
              <TextField name="percent" label={labels.percent} />
            )}
            <DateField name="day" label={labels.day} />
          </FieldRow>
          <PriceHints kind={kind} />
        </>
      )}
    </>
  );
}

/** Hints about the typed price. */
function PriceHints({ kind }: { readonly kind: FeeChangeKind }) {
  const [today] = useState(() => calendarDayOf(new Date()));
  const [{ value: day }] = useField<string>("day");
  return (
    <div>
      <Text textStyle="sm" color="fg.muted">
        {kind === "AMOUNT" ? (
          <Trans>Ohne Umsatzsteuer. Der Steuersatz bleibt, wie er an diesem Tag ist.</Trans>
        ) : (
          <Trans>
            Zum Beispiel 3,5 oder −10, bezogen auf den Betrag, der an diesem Tag gilt. Gerundet wird auf den
            Cent.
          </Trans>
        )}
      </Text>
      <Box role="status" css={{ "& > .notice": { mt: 2 } }}>
        {isCalendarDay(day) && day < today && (
          <Notice tone="waiting">
            <Trans>Dieser Tag liegt in der Vergangenheit. Der neue Betrag gilt dann sofort.</Trans>
          </Notice>
        )}
      </Box>
    </div>
  );
}

/** Fields for the affected communes and for their own versions of the fees. */
export function CommuneFields({ labels }: LabelsProps) {
  const { t } = useLingui();
  const [{ value: kind }] = useField<FeeChangeKind>("kind");
  const [{ value: group }] = useField<FeeChangeGroup>("group");
  return (
    <>
      {kind === "RESET" ? (
        <Notice tone="waiting">
          <Trans>
            Kommunen mit eigener Fassung übernehmen wieder den Katalog: Ihre Bezeichnung, ihre Preise und ihr
            Status gehen verloren. Haushaltsstelle und Nummern bleiben.
          </Trans>
        </Notice>
      ) : (
        <RadioField
          name="group"
          label={labels.group}
          orientation="vertical"
          help={<GroupHelp group={group} />}
          choices={[
            { value: "ALL", label: t`Alle Kommunen mit dem Dienst` },
            { value: "INHERITING", label: t`Nur Kommunen, die den Katalog übernehmen` },
            { value: "DEVIATING", label: t`Nur Kommunen mit eigener Fassung` },
          ]}
        />
      )}
      <RestrictionFields labels={labels} />
    </>
  );
}

function GroupHelp({ group }: { readonly group: FeeChangeGroup }) {
  return group === "DEVIATING" ? (
    <Trans>
      Nur der Preis der eigenen Fassungen ändert sich. Kommunen, die den Katalog übernehmen, bleiben, wie sie
      sind.
    </Trans>
  ) : (
    <Trans>
      Kommunen, die den Katalog übernehmen, haben danach eine eigene Fassung und folgen späteren Änderungen
      des Katalogs nicht mehr.
    </Trans>
  );
}

/** Prevents Enter in a filter panel from submitting the form. */
function stopSubmit(event: KeyboardEvent): void {
  if (isEnter(event) && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** Filters that limit the change to Länder or communes. */
function RestrictionFields({ labels }: LabelsProps) {
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
function FilterFrame<Value>({ field, label, children }: FilterFrameProps<Value>) {
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
