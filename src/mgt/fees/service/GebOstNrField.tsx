import { Text } from "@chakra-ui/react";
import type { TariffEntry } from "#domain/feeTariff";
import { FieldFrame } from "#forms/fields/FieldFrame";
import { withField, type FieldProps } from "#forms/fields/withField";
import { TariffCombobox } from "./TariffCombobox";
import type { Tariff } from "./useTariff";
import { useTariffLabels } from "./useTariffLabels";

interface GebOstNrFieldProps extends FieldProps {
  readonly tariff: Tariff;
  readonly onChoose: (entry: TariffEntry) => void;
}

/** A text field for a number of the tariff. It suggests entries of the tariff and accepts other numbers. */
export const GebOstNrField = withField<GebOstNrFieldProps, string>(function GebOstNrField(props) {
  const { field, tariff, onChoose, ...frame } = props;
  const { tariffLine } = useTariffLabels();
  const line = tariff.entry && tariffLine(tariff.entry);
  const lineId = `${field.id}-tariff`;
  return (
    <FieldFrame {...frame} field={field}>
      <TariffCombobox
        field={field}
        tariff={tariff}
        lineId={line === null ? null : lineId}
        onChoose={onChoose}
      />
      {line !== null && (
        <Text id={lineId} textStyle="sm" color="fg.muted">
          {line}
        </Text>
      )}
    </FieldFrame>
  );
});
