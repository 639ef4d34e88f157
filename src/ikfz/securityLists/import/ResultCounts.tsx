import { chakra } from "@chakra-ui/react";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import {
  securityListImportResults,
  type SecurityListImportResult,
} from "#domain/securityLists/securityLists";
import { useFormats } from "#i18n/useFormats";
import type { Tone } from "#ui/Status";

/** Short names of the outcomes of an entry. */
export const importResultLabels: Readonly<Record<SecurityListImportResult, MessageDescriptor>> = {
  ENTRY_ADDED: msg({ message: "neu", context: "Eintrag" }),
  ENTRY_EXISTS_ALREADY: msg`schon vorhanden`,
  INVALID: msg`ungültig`,
  CONFLICT: msg`auf der anderen Liste`,
  DUPLICATE: msg`doppelt in der Datei`,
  DOMAIN_NOT_ALLOWED: msg`Domain nicht erlaubt`,
  PUBLIC_SUFFIX: msg`öffentliche Endung`,
  DATE_INVALID: msg`Datum ungültig`,
};

/** Labels of the outcomes after a number of entries. */
const countedResults: Readonly<Record<SecurityListImportResult, (count: number) => MessageDescriptor>> = {
  ENTRY_ADDED: () => importResultLabels.ENTRY_ADDED,
  ENTRY_EXISTS_ALREADY: (count) =>
    msg`${plural(count, { one: "schon vorhanden", other: "schon vorhanden" })}`,
  INVALID: () => importResultLabels.INVALID,
  CONFLICT: () => importResultLabels.CONFLICT,
  DUPLICATE: () => importResultLabels.DUPLICATE,
  DOMAIN_NOT_ALLOWED: (count) =>
    msg`${plural(count, { one: "Domain nicht erlaubt", other: "Domains nicht erlaubt" })}`,
  PUBLIC_SUFFIX: (count) =>
    msg`${plural(count, { one: "öffentliche Endung", other: "öffentliche Endungen" })}`,
  DATE_INVALID: () => msg`mit ungültigem Datum`,
};

/** Tones of the outcomes: existing entries need no attention, public suffixes a decision. */
export const resultTones: Readonly<Record<SecurityListImportResult, Tone>> = {
  ENTRY_ADDED: "success",
  ENTRY_EXISTS_ALREADY: "neutral",
  INVALID: "error",
  CONFLICT: "error",
  DUPLICATE: "neutral",
  DOMAIN_NOT_ALLOWED: "error",
  PUBLIC_SUFFIX: "waiting",
  DATE_INVALID: "error",
};

/** An outcome of this release; undefined for one of a newer server. */
export const knownResult = (result: string) => securityListImportResults.find((known) => known === result);

const Choices = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: 2,
    "& button": {
      minH: 8,
      px: 2.5,
      border: "1px solid {colors.border}",
      borderRadius: "md",
      bg: "transparent",
      color: "fg.muted",
      textStyle: "sm",
      cursor: "pointer",
      _hover: { bg: "bg.muted" },
      "&[aria-pressed=true]": { borderColor: "border.emphasized", bg: "bg.emphasized", color: "fg" },
      "& b": { color: "fg", fontWeight: "semibold", fontVariantNumeric: "tabular-nums" },
    },
  },
});

interface ResultCountsProps {
  readonly counts: readonly { readonly result: string; readonly count: number }[];
  /** The selected outcome; null: all. */
  readonly chosen: SecurityListImportResult | null;
  readonly onChoose: (result: SecurityListImportResult | null) => void;
}

/** Numbers of entries by outcome; each is a filter. */
export function ResultCounts({ counts, chosen, onChoose }: ResultCountsProps) {
  const { t, i18n } = useLingui();
  const { number } = useFormats();
  return (
    <Choices role="group" aria-label={t`Nach Ergebnis filtern`}>
      {securityListImportResults.map((result) => {
        const count = counts.find((one) => one.result === result)?.count ?? 0;
        if (count === 0) return null;
        return (
          <button
            key={result}
            type="button"
            aria-pressed={chosen === result}
            onClick={() => onChoose(chosen === result ? null : result)}
          >
            <b>{number(count)}</b> {i18n._(countedResults[result](count))}
          </button>
        );
      })}
    </Choices>
  );
}
