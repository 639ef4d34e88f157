/** Labels and formats of fee changes. */
import { useLingui } from "@lingui/react/macro";
import type { FeeChangeValues } from "#domain/schemas/feeChange";
import { formatDate } from "#i18n/formats";
import { useFormats } from "#i18n/useFormats";
import { useItemLabels } from "#runs/useItemLabels";
import type { Tone } from "#ui/Status";

/** Labels of the fields of the form. */
export type FeeChangeLabels = Readonly<Record<keyof FeeChangeValues, string>>;

export function useFeeChangeLabels(): FeeChangeLabels {
  const { t } = useLingui();
  return {
    kind: t`Änderung`,
    value: t`Neuer Betrag (€)`,
    percent: t`Änderung (%)`,
    day: t`Gültig ab`,
    group: t`Kommunen`,
    states: t`Länder`,
    communes: t`Einzelne Kommunen`,
  };
}

/** Prefixes a formatted absolute value with its sign; 0 has none. */
const signed = (value: number, text: string) => (value === 0 ? text : `${value > 0 ? "+" : "−"}${text}`);

interface ChangeFacts {
  readonly kind: string;
  readonly value: number | null | undefined;
  readonly percent: number | null | undefined;
  readonly day: string;
}

/** Summary of a change, such as "27,90 € ab 01.01.2027" or "+3,5 % ab 01.01.2027". */
export function useFeeChangeTitle(): (change: ChangeFacts) => string {
  const { t } = useLingui();
  const { euro, number } = useFormats();
  return ({ kind, value, percent, day }) => {
    if (kind === "RESET") return t`Zurücksetzen auf den Katalog`;
    const hundredths = percent ?? 0;
    const price =
      kind === "PERCENT" ? `${signed(hundredths, number(Math.abs(hundredths) / 100))} %` : euro(value ?? 0);
    const from = formatDate(day);
    return t`${price} ab ${from}`;
  };
}

type ItemState = "READY" | "EXCLUDED" | "UNCHANGED" | "IMPOSSIBLE" | "DONE" | "FAILED";

interface StoredItem {
  readonly state: string;
  readonly isImpossible: boolean;
}

/** Displayed state: items that the dry run found impossible are not shown as failed. */
export const shownStateOf = ({ state, isImpossible }: StoredItem) => (isImpossible ? "IMPOSSIBLE" : state);

export const feeChangeItemTones: Readonly<Record<string, Tone>> = {
  READY: "waiting",
  EXCLUDED: "neutral",
  UNCHANGED: "neutral",
  IMPOSSIBLE: "error",
  DONE: "success",
  FAILED: "error",
} satisfies Record<ItemState, Tone>;

/** Labels of the states of items, some of which depend on the state of the change. */
export function useItemStateLabels(): (changeState: string) => Readonly<Record<ItemState, string>> {
  const { t } = useLingui();
  const labelsIn = useItemLabels();
  return (changeState) => {
    const labels = labelsIn(changeState);
    return {
      READY:
        changeState === "PREPARED"
          ? t`Wird geändert`
          : changeState === "RUNNING"
            ? labels.open
            : t`Nicht geändert`,
      EXCLUDED: labels.excluded,
      UNCHANGED: labels.unchanged,
      DONE: t`Geändert`,
      IMPOSSIBLE: labels.impossible,
      FAILED: labels.failed,
    };
  };
}
