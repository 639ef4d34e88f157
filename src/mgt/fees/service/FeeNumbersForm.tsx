import { Text } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { feeNumbersSchema, type FeeNumbersValues } from "#domain/schemas/fee";
import { EntityForm } from "#forms/EntityForm";
import { TextField } from "#forms/fields/TextField";
import type { FeeNumbers } from "./fee";
import type { FormFee, SaveNumbers } from "./feeForms";

interface FeeNumbersFormProps {
  readonly fee: FormFee;
  /** Numbers of the catalogue, shown in the help of the fields; null: none. */
  readonly inherited: FeeNumbers | null;
  readonly save: SaveNumbers;
  readonly onClose: () => void;
}

const valuesOf = ({ numbers }: FormFee): FeeNumbersValues => ({
  gebOstNr: numbers.gebOstNr ?? "",
  hhst: numbers.hhst ?? "",
  objnr: numbers.objnr ?? "",
});

/** Dialog for the accounting numbers of a fee. It does not change the prices. */
export function FeeNumbersForm({ fee, inherited, save, onClose }: FeeNumbersFormProps) {
  const { t } = useLingui();
  const { id, text } = fee;
  const labels = { gebOstNr: t`GebOSt-Nummer`, hhst: t`Haushaltsstelle`, objnr: t`Objektnummer` };
  const helpOf = (value: string | null | undefined) => (value ? t`Im Katalog: ${value}` : undefined);
  return (
    <EntityForm
      name={`fee-numbers:${id}`}
      variant="dialog"
      title={t`Haushaltsstelle und Nummern`}
      values={valuesOf(fee)}
      revision={fee.revision}
      schema={feeNumbersSchema}
      labels={labels}
      onSave={async ({ gebOstNr, hhst, objnr }, { revision }) => {
        const numbers = { gebOstNr: gebOstNr || null, hhst: hhst || null, objnr: objnr || null };
        const { errors, fee: stored } = await save(numbers, revision);
        return {
          errors,
          current: stored ? { values: valuesOf(stored), revision: stored.revision } : null,
        };
      }}
      onClose={onClose}
    >
      <Text lang="de" fontWeight="medium">
        {text}
      </Text>
      <TextField name="hhst" label={labels.hhst} help={helpOf(inherited?.hhst)} isOptional isCode isFirst />
      <TextField name="objnr" label={labels.objnr} help={helpOf(inherited?.objnr)} isOptional isCode />
      <TextField
        name="gebOstNr"
        label={labels.gebOstNr}
        help={helpOf(inherited?.gebOstNr)}
        isOptional
        isCode
      />
    </EntityForm>
  );
}
