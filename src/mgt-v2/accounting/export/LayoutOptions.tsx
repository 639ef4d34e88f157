import { Stack } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import type { BookingLayoutFormValues } from "#domain/schemas/bookingLayout";
import { CheckboxField } from "#forms/fields/CheckboxField";
import { RadioField } from "#forms/fields/RadioField";
import { SelectField } from "#forms/fields/SelectField";
import { useLayoutChoices } from "./useLayoutChoices";
import { useLayoutLabels } from "./useLayoutLabels";

const csvOptions = ["separator", "decimalSeparator", "dateFormat", "encoding", "quoting"] as const;

/** Options of the file format. Most apply only to CSV files. */
export function LayoutOptions() {
  const { t } = useLingui();
  const { values } = useFormikContext<BookingLayoutFormValues>();
  const choices = useLayoutChoices();
  const { labels } = useLayoutLabels();
  return (
    <Stack gap={4}>
      <RadioField
        name="format"
        label={labels.format}
        orientation="vertical"
        choices={choices.format}
        help={
          values.format === "XLSX"
            ? t`Beträge und Tage sind Zahlen und Daten. Ein zweites Blatt nennt Filter und Zeit.`
            : undefined
        }
      />
      {values.format === "CSV" &&
        csvOptions.map((name) => (
          <SelectField
            key={name}
            name={name}
            label={labels[name]}
            help={
              name === "encoding" && values.encoding === "WINDOWS_1252"
                ? t`Zeichen, die es darin nicht gibt, werden zu Fragezeichen.`
                : undefined
            }
          >
            {choices[name].map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        ))}
      <CheckboxField name="hasHeader" label={labels.hasHeader} />
      <CheckboxField name="hasTotals" label={labels.hasTotals} />
    </Stack>
  );
}
