import { Text } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import type { FeeNumbers } from "#domain/fees";
import { feeNumbersSchema, type FeeNumbersValues } from "#domain/schemas/fee";
import { EntityForm } from "#forms/EntityForm";
import { TextField } from "#forms/fields/TextField";
import type { EditedFee, SaveNumbers } from "./feeForms";

interface FeeNumbersFormProps {
  readonly fee: EditedFee;
  /** Numbers of the catalogue, which the fields name; null: there are none, or these are they. */
  readonly system: FeeNumbers | null;
  readonly save: SaveNumbers;
  readonly onClose: () => void;
}

const valuesOf = ({ numbers }: EditedFee): FeeNumbersValues => ({
  gebOstNr: numbers.gebOstNr ?? "",
  hhst: numbers.hhst ?? "",
  objnr: numbers.objnr ?? "",
});

/** Dialog with the numbers of a fee for the accounts. Prices stay those of the catalogue. */
export function FeeNumbersForm({ fee, system, save, onClose }: FeeNumbersFormProps) {
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
      <TextField name="hhst" label={labels.hhst} help={helpOf(system?.hhst)} isOptional isCode isFirst />
      <TextField name="objnr" label={labels.objnr} help={helpOf(system?.objnr)} isOptional isCode />
      <TextField name="gebOstNr" label={labels.gebOstNr} help={helpOf(system?.gebOstNr)} isOptional isCode />
    </EntityForm>
  );
}
