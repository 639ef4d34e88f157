import { Button, chakra, Flex, IconButton } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import { useRef } from "react";
import { isCalendarDay } from "#domain/calendarDays";
import { feePricesMax } from "#domain/fees";
import type { FeeValues } from "#domain/schemas/fee";
import { DateField } from "#forms/fields/DateField";
import { FieldRow } from "#forms/fields/FieldRow";
import { TextField } from "#forms/fields/TextField";
import { fieldId, useFormSettings } from "#forms/formContext";
import { isSaving } from "#forms/formState";
import { formatDate } from "#i18n/formats";
import { Icon } from "#ui/Icon";
import { newPrice } from "./feeValues";

const Prices = chakra("fieldset", {
  base: {
    minW: 0,
    "& > legend": { p: 0, textStyle: "sm", fontWeight: "medium" },
    "& li": {
      display: "flex",
      alignItems: "start",
      gap: 2,
      py: 3,
      borderBottom: "1px solid",
      borderColor: "border.muted",
    },
    "& li > :first-child": { flex: 1, minW: 0 },
  },
});

/** Days need more room than amounts. */
const columns = { sm: { columnGap: 2, gridTemplateColumns: "112px 76px minmax(0, 1fr) minmax(0, 1fr)" } };

/** The prices of a fee over time. */
export function PriceFields() {
  const { t } = useLingui();
  const { id: formId } = useFormSettings();
  const formik = useFormikContext<FeeValues>();
  const labels = usePriceFieldLabels();
  const addButton = useRef<HTMLButtonElement>(null);
  const { prices } = formik.values;
  const isBusy = isSaving(formik);
  const setPrices = (changed: FeeValues["prices"]) => void formik.setFieldValue("prices", changed);

  function add() {
    setPrices([...prices, newPrice(prices)]);
    // The new fields exist after the next render.
    const id = fieldId(formId, `prices.${prices.length}.value`);
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  }

  function remove(index: number) {
    setPrices(prices.toSpliced(index, 1));
    addButton.current?.focus();
  }

  return (
    <Prices>
      <legend>
        <Trans>Preise</Trans>
      </legend>
      <chakra.ol listStyleType="none">
        {prices.map(({ id, validFrom }, index) => {
          const number = index + 1;
          const from = isCalendarDay(validFrom) ? formatDate(validFrom) : "";
          return (
            <li key={id}>
              <FieldRow role="group" aria-label={t`Preis ${number}`} css={columns}>
                <TextField name={`prices.${index}.value`} label={labels.value} inputMode="text" />
                <TextField name={`prices.${index}.taxRate`} label={labels.taxRate} inputMode="text" />
                <DateField name={`prices.${index}.validFrom`} label={labels.validFrom} />
                <DateField name={`prices.${index}.validTo`} label={labels.validTo} isOptional />
              </FieldRow>
              <IconButton
                size="sm"
                variant="ghost"
                mt={{ base: 7, sm: 6 }}
                aria-label={from ? t`Preis ab ${from} entfernen` : t`Preis ${number} entfernen`}
                disabled={isBusy || prices.length === 1}
                onClick={() => remove(index)}
              >
                <Icon name="trash" />
              </IconButton>
            </li>
          );
        })}
      </chakra.ol>
      <Flex mt={3}>
        <Button ref={addButton} size="sm" disabled={isBusy || prices.length >= feePricesMax} onClick={add}>
          <Icon name="plus" />
          <Trans>Preis hinzufügen</Trans>
        </Button>
      </Flex>
    </Prices>
  );
}

function usePriceFieldLabels() {
  const { t } = useLingui();
  return { value: t`Betrag (€)`, taxRate: t`USt. (%)`, validFrom: t`Gültig ab`, validTo: t`Gültig bis` };
}

/** Labels and texts of prices, for errors and conflicts. */
export function usePriceLabels() {
  const { t } = useLingui();
  const labels: Readonly<Record<string, string>> = usePriceFieldLabels();
  const labelAt = (path: string): string | undefined => {
    const [list, id = "", field = ""] = path.split(".");
    if (list !== "prices" || id === "") return undefined;
    const day = isCalendarDay(id) ? formatDate(id) : "";
    const price = day ? t`Preis ab ${day}` : t`Neuer Preis`;
    const name = labels[field];
    return name ? `${price}, ${name}` : price;
  };
  const formatValue = (_path: string, value: unknown): string | undefined => {
    if (typeof value !== "object" || value === null || !("value" in value)) return undefined;
    return `${String(value.value)}\u00a0€`;
  };
  return { labelAt, formatValue };
}
