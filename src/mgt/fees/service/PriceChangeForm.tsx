import { Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import { useRef, useState, type ReactNode } from "react";
import { addDays, calendarDayOf } from "#domain/calendarDays";
import { priceOn, withPriceFrom } from "#domain/feePrices";
import { hundredthsText } from "#domain/fees";
import { priceChangeSchema, type PriceChangeValues } from "#domain/schemas/fee";
import { EntityForm } from "#forms/EntityForm";
import { DateField } from "#forms/fields/DateField";
import { FieldRow } from "#forms/fields/FieldRow";
import { TextField } from "#forms/fields/TextField";
import { formatDate } from "#i18n/formats";
import { useFormats } from "#i18n/useFormats";
import type { FeePrice } from "./fee";
import type { FormFee, SaveFee } from "./feeForms";
import { FeeTimeline } from "./FeeTimeline";
import { typedPrices } from "./feeValues";
import { scaleAround } from "./timelineScale";

interface PriceChangeFormProps {
  /** Id of the service. */
  readonly serviceId: string;
  readonly fee: FormFee;
  readonly save: SaveFee;
  /** Rendered below the fields. */
  readonly note?: ReactNode;
  readonly onClose: () => void;
}

/** Dialog that changes the price of a fee from a day on, and closes the current price the day before. */
export function PriceChangeForm({ serviceId, fee, save, note, onClose }: PriceChangeFormProps) {
  const { t } = useLingui();
  const [today] = useState(() => calendarDayOf(new Date()));
  /** The fee returned with a conflict; the change is then based on it. */
  const newer = useRef(fee);
  const present = priceOn(fee.prices, today) ?? fee.prices.at(-1);
  const blank = { value: "", taxRate: hundredthsText(present?.taxRate ?? 0), validFrom: "" };
  const labels = { value: t`Neuer Betrag (€)`, taxRate: t`USt. (%)`, validFrom: t`Gültig ab` };
  return (
    <EntityForm
      name={`fee-price:${fee.id}`}
      variant="dialog"
      title={t`Preisänderung vorbereiten`}
      isNew
      values={blank}
      revision={fee.revision}
      schema={priceChangeSchema}
      labels={labels}
      onSave={async (values, { revision }) => {
        const base = newer.current.revision === revision ? newer.current : fee;
        const { feeId, text } = base;
        const prices = changedPrices(base.prices, values) ?? [];
        const { errors, fee: stored } = await save({ serviceId, feeId, text, prices }, revision);
        if (stored) newer.current = stored;
        return {
          errors,
          current: stored ? { values: blank, revision: stored.revision } : null,
        };
      }}
      onClose={onClose}
    >
      <Text lang="de" fontWeight="medium">
        {fee.text}
      </Text>
      <FieldRow>
        <TextField name="value" label={labels.value} isFirst />
        <TextField name="taxRate" label={labels.taxRate} />
        <DateField name="validFrom" label={labels.validFrom} />
      </FieldRow>
      <ChangePreview fee={fee} today={today} />
      {note}
    </EntityForm>
  );
}

/** The prices after the typed change; null while it is incomplete. */
function changedPrices(prices: readonly FeePrice[], values: PriceChangeValues): FeePrice[] | null {
  const [typed] = typedPrices([{ ...values, id: "", validTo: "" }]);
  return typed ? withPriceFrom(prices, typed) : null;
}

interface ChangePreviewProps {
  readonly fee: FormFee;
  readonly today: string;
}

/** Preview of the prices before and after the change, and over time. */
function ChangePreview({ fee, today }: ChangePreviewProps) {
  const { euro } = useFormats();
  const { values } = useFormikContext<PriceChangeValues>();
  const prices = changedPrices(fee.prices, values);
  const scale = scaleAround(prices ? values.validFrom : today);
  const before = prices && priceOn(fee.prices, addDays(values.validFrom, -1));
  const after = prices && priceOn(prices, values.validFrom);
  return (
    <>
      <FeeTimeline prices={prices ?? fee.prices} scale={scale} day={today} hasYears />
      {after && (
        <Text textStyle="sm" color="fg.muted">
          {before ? (
            <Trans>
              Bis {formatDate(addDays(values.validFrom, -1))} gelten {euro(before.value)}, ab{" "}
              {formatDate(values.validFrom)} {euro(after.value)}.
            </Trans>
          ) : (
            <Trans>
              Ab {formatDate(values.validFrom)} gelten {euro(after.value)}; am Tag davor gilt kein Preis.
            </Trans>
          )}
        </Text>
      )}
    </>
  );
}
