import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { isErrorCode } from "#domain/errorCodes";
import { waterMeterReadingSchema } from "#domain/schemas/commune";
import { DateField } from "#forms/fields/DateField";
import { TextField } from "#forms/fields/TextField";
import { useMutationAsync } from "#relay/useMutationAsync";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { RecordForm } from "../records/RecordForm";
import type { RecordDialogProps } from "../records/records";
import type { WaterMeterForm_waterMeter$key } from "./__generated__/WaterMeterForm_waterMeter.graphql";
import type { WaterMeterFormSaveMutation } from "./__generated__/WaterMeterFormSaveMutation.graphql";

void graphql`
  fragment WaterMeterForm_values on WaterMeterReadingCommune {
    id
    revision
    name
    ags
    readingFrom
    readingUntil
  }
`;

const saveMutation = graphql`
  mutation WaterMeterFormSaveMutation($input: SaveWaterMeterReadingCommuneInput!) {
    saveWaterMeterReadingCommune(input: $input) {
      waterMeterReadingCommuneEdge {
        node {
          ...WaterMeterForm_values @relay(mask: false)
          isRunning
        }
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const blank = { name: "", ags: "", readingFrom: "", readingUntil: "" };

const valuesOf = ({ name, ags, readingFrom, readingUntil } = blank) => ({
  name,
  readingAgs: ags,
  readingFrom,
  readingUntil,
});

/** Dialog that adds or edits a reading period of water meters, which may be of another commune. */
export function WaterMeterForm({ ags, record, onClose }: RecordDialogProps<WaterMeterForm_waterMeter$key>) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const waterMeter = useFragment(
    graphql`
      fragment WaterMeterForm_waterMeter on WaterMeterReadingCommune @throwOnFieldError {
        ...WaterMeterForm_values @relay(mask: false)
      }
    `,
    record,
  );
  const save = useMutationAsync<WaterMeterFormSaveMutation>(saveMutation);
  const labels = {
    name: t`Name`,
    readingAgs: t`AGS`,
    readingFrom: t`Erster Tag`,
    readingUntil: t`Letzter Tag`,
  };
  return (
    <RecordForm
      name="water-meter"
      title={waterMeter ? t`Ablesung bearbeiten` : t`Ablesung hinzufügen`}
      record={waterMeter}
      valuesOf={valuesOf}
      schema={waterMeterReadingSchema}
      labels={labels}
      confirms={{
        running_period_change: {
          title: t`Zeitraum der laufenden Ablesung ändern?`,
          confirmLabel: t`Zeitraum ändern`,
          body: errorMessage({ code: "running_period_change", params: {} }),
        },
      }}
      onSave={async (input, confirmed) => {
        const { saveWaterMeterReadingCommune: saved } = await save({
          input: { ags, ...input, confirmed: confirmed.filter(isErrorCode) },
        });
        return { errors: saved.errors, stored: saved.waterMeterReadingCommuneEdge?.node };
      }}
      onClose={onClose}
    >
      <TextField name="name" label={labels.name} isFirst />
      <TextField
        name="readingAgs"
        label={labels.readingAgs}
        help={t`Acht Ziffern einer Kommune dieser Anwendung oder einer Gemeinde des eigenen Landkreises; für jeden AGS gibt es eine Konfiguration.`}
        inputMode="numeric"
        isCode
      />
      <DateField name="readingFrom" label={labels.readingFrom} />
      <DateField
        name="readingUntil"
        label={labels.readingUntil}
        help={t`Dieser Tag gehört noch zum Zeitraum.`}
      />
    </RecordForm>
  );
}
