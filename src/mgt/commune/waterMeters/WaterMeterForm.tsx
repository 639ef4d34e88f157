import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { isErrorCode } from "#domain/errorCodes";
import { EntityForm } from "#forms/EntityForm";
import { DateField } from "#forms/fields/DateField";
import { TextField } from "#forms/fields/TextField";
import { useMutationAsync } from "#relay/useMutationAsync";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { useRefresh } from "../records/useRefresh";
import type { WaterMeterForm_waterMeter$key } from "./__generated__/WaterMeterForm_waterMeter.graphql";
import type { WaterMeterFormSaveMutation } from "./__generated__/WaterMeterFormSaveMutation.graphql";
import { waterMeterReadingSchema } from "#domain/schemas/commune";

const saveMutation = graphql`
  mutation WaterMeterFormSaveMutation($input: SaveWaterMeterReadingCommuneInput!) {
    saveWaterMeterReadingCommune(input: $input) {
      waterMeterReadingCommuneEdge {
        node {
          id
          revision
          name
          ags
          readingFrom
          readingUntil
          isRunning
        }
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface Values {
  readonly name: string;
  readonly readingAgs: string;
  readonly readingFrom: string;
  readonly readingUntil: string;
}

interface Stored extends Omit<Values, "readingAgs"> {
  readonly ags: string;
}

const valuesOf = ({ name, ags, readingFrom, readingUntil }: Stored): Values => ({
  name,
  readingAgs: ags,
  readingFrom,
  readingUntil,
});

const blank: Values = { name: "", readingAgs: "", readingFrom: "", readingUntil: "" };

interface WaterMeterFormProps {
  /** AGS of the commune on screen; a configuration may be for another one. */
  readonly ags: string;
  /** Null: a new configuration. */
  readonly waterMeter: WaterMeterForm_waterMeter$key | null;
  readonly onClose: () => void;
}

/** Dialog that adds or edits a reading period of water meters. */
export function WaterMeterForm({ ags, waterMeter, onClose }: WaterMeterFormProps) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const read = useFragment(
    graphql`
      fragment WaterMeterForm_waterMeter on WaterMeterReadingCommune {
        id
        revision
        name
        ags
        readingFrom
        readingUntil
      }
    `,
    waterMeter,
  );
  const save = useMutationAsync<WaterMeterFormSaveMutation>(saveMutation);
  const refresh = useRefresh();
  const labels = {
    name: t`Name`,
    readingAgs: t`AGS`,
    readingFrom: t`Erster Tag`,
    readingUntil: t`Letzter Tag`,
  };
  return (
    <EntityForm<Values>
      name={`water-meter:${read?.id ?? "new"}`}
      variant="dialog"
      title={read ? t`Ablesung bearbeiten` : t`Ablesung hinzufügen`}
      saveLabel={read ? undefined : t`Hinzufügen`}
      isNew={!read}
      values={read ? valuesOf(read) : blank}
      revision={read?.revision ?? 0}
      schema={waterMeterReadingSchema}
      labels={labels}
      confirms={{
        running_period_change: {
          title: t`Zeitraum der laufenden Ablesung ändern?`,
          confirmLabel: t`Zeitraum ändern`,
          body: errorMessage({ code: "running_period_change", params: {} }),
        },
      }}
      onSave={async (values, { revision, confirmed }) => {
        const identity = read ? { id: read.id, revision } : { id: null, revision: null };
        const { saveWaterMeterReadingCommune: saved } = await save({
          input: { ags, ...identity, ...values, confirmed: confirmed.filter(isErrorCode) },
        });
        const stored = saved.waterMeterReadingCommuneEdge?.node;
        return {
          errors: saved.errors,
          current: stored ? { values: valuesOf(stored), revision: stored.revision } : null,
        };
      }}
      onSaved={refresh}
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
    </EntityForm>
  );
}
