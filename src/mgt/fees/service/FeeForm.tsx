import { useLingui } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import { useState, type ReactNode } from "react";
import { calendarDayOf } from "#domain/calendarDays";
import { sortPrices } from "#domain/feePrices";
import type { TariffEntry } from "#domain/feeTariff";
import { feeFormSchema, type FeeFormValues } from "#domain/schemas/fee";
import { EntityForm } from "#forms/EntityForm";
import { ReadOnlyField } from "#forms/fields/ReadOnlyField";
import { TextField } from "#forms/fields/TextField";
import { Notice } from "#ui/Notice";
import { useAnnounce } from "#ui/ui";
import type { FormFee, SaveFee } from "./feeForms";
import { FeeTimeline } from "./FeeTimeline";
import { feeKeys, filledFrom, typedPrices, valuesOfFee } from "./feeValues";
import { GebOstNrField } from "./GebOstNrField";
import { PriceFields, usePriceLabels } from "./PriceFields";
import { ServiceField } from "./ServiceField";
import { findPriceIssues, scaleAround } from "./timelineScale";
import { TariffWarning } from "./TariffWarning";
import { usePriceIssueLabels } from "./usePriceIssueLabels";
import { useTariff } from "./useTariff";
import { useTariffLabels } from "./useTariffLabels";

interface FeeFormProps {
  /** Id of the service of a new fee; empty: to be chosen. */
  readonly serviceId: string;
  /** Identifies the draft of a new fee. */
  readonly place: string;
  /** Null: a new fee. */
  readonly fee: FormFee | null;
  readonly save: SaveFee;
  /** Rendered below the fields. */
  readonly note?: ReactNode;
  readonly onClose: () => void;
}

/** Dialog that adds a fee, or edits its text and its prices over time. */
export function FeeForm({ place, serviceId, fee, save, note, onClose }: FeeFormProps) {
  const { t } = useLingui();
  const { labelAt, formatValue } = usePriceLabels();
  const labels = useFeeLabels();
  return (
    <EntityForm
      name={`fee:${fee?.id ?? `new:${place}`}`}
      variant="dialog"
      title={fee ? t`Gebühr bearbeiten` : t`Gebühr anlegen`}
      isNew={!fee}
      values={valuesOfFee(fee, serviceId)}
      revision={fee?.revision ?? 0}
      schema={feeFormSchema}
      labels={labels}
      labelAt={labelAt}
      formatValue={formatValue}
      keys={feeKeys}
      saveLabel={fee ? undefined : t`Anlegen`}
      onSave={async ({ prices, gebOstNr, ...values }, { revision }) => {
        const numbers = !fee && gebOstNr ? { gebOstNr } : null;
        const content = { ...values, prices: typedPrices(prices), numbers };
        const { errors, fee: stored } = await save(content, fee ? revision : null);
        return {
          errors,
          current: stored ? { values: valuesOfFee(stored, serviceId), revision: stored.revision } : null,
        };
      }}
      onClose={onClose}
    >
      <FeeFields fee={fee} choosesService={serviceId === ""} />
      {note}
    </EntityForm>
  );
}

function useFeeLabels() {
  const { t } = useLingui();
  return {
    serviceId: t`Dienst`,
    gebOstNr: t`GebOSt-Nummer`,
    feeId: t`Gebühren-ID`,
    text: t({ message: "Bezeichnung", context: "Gebühr" }),
    prices: t`Preise`,
  };
}

interface FeeFieldsProps extends Pick<FeeFormProps, "fee"> {
  readonly choosesService: boolean;
}

/** The fields of a fee. Those of a new fee can be filled from the tariff. */
function FeeFields({ fee, choosesService }: FeeFieldsProps) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const labels = useFeeLabels();
  const { values, setValues } = useFormikContext<FeeFormValues>();
  const [today] = useState(() => calendarDayOf(new Date()));
  const tariff = useTariff(values.gebOstNr);
  const { tariffLine } = useTariffLabels();
  function fill(entry: TariffEntry) {
    const { gebOstNr } = entry;
    void setValues(filledFrom(values, entry));
    announce(tariffLine(entry) ?? t`${gebOstNr} übernommen`);
  }
  return (
    <>
      {fee ? (
        <ReadOnlyField label={labels.feeId} value={fee.feeId} isCode />
      ) : (
        <>
          {choosesService && <ServiceField name="serviceId" label={labels.serviceId} />}
          <GebOstNrField name="gebOstNr" label={labels.gebOstNr} tariff={tariff} onChoose={fill} isOptional />
          <TextField
            name="feeId"
            label={labels.feeId}
            help={t`Steht in Regeln und Buchungen und ändert sich nie, zum Beispiel 221.1 oder wunschkennzeichen.`}
            isCode
          />
        </>
      )}
      <TextField name="text" label={labels.text} isFirst={fee !== null} />
      <PriceFields />
      {tariff.entry && <TariffWarning entry={tariff.entry} prices={values.prices} day={today} />}
      <PricePreview today={today} />
    </>
  );
}

/** The typed prices over time, with their gaps and overlaps. */
function PricePreview({ today }: { readonly today: string }) {
  const { t } = useLingui();
  const { values } = useFormikContext<FeeFormValues>();
  const issueLabels = usePriceIssueLabels();
  const scale = scaleAround(today);
  const prices = sortPrices(typedPrices(values.prices));
  const issues = findPriceIssues(scale, prices, today);
  return (
    <>
      <FeeTimeline prices={prices} scale={scale} day={today} hasYears />
      {issues.gaps.length > 0 && (
        <Notice tone="error">
          {issueLabels({ gaps: issues.gaps, overlaps: [] }).join(", ")}.{" "}
          {t`In dieser Zeit wird die Gebühr nicht berechnet.`}
        </Notice>
      )}
      {issues.overlaps.length > 0 && (
        <Notice tone="waiting">
          {issueLabels({ gaps: [], overlaps: issues.overlaps }).join(", ")}.{" "}
          {t`In dieser Zeit gilt der Preis, der später beginnt.`}
        </Notice>
      )}
    </>
  );
}
