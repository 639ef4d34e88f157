import { Box, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useField } from "formik";
import { useState } from "react";
import { calendarDayOf, isCalendarDay } from "#domain/calendarDays";
import type { FeeChangeGroup, FeeChangeKind } from "#domain/feeChanges";
import { DateField } from "#forms/fields/DateField";
import { FieldRow } from "#forms/fields/FieldRow";
import { RadioField } from "#forms/fields/RadioField";
import { TextField } from "#forms/fields/TextField";
import { RestrictionFields } from "#mgt/communeFilter/RestrictionFields";
import { Notice } from "#ui/Notice";
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
