import { useLingui } from "@lingui/react/macro";
import type { SystemFigure } from "#domain/systemFigures";
import { useFormats } from "#i18n/useFormats";
import { useDurationFormat } from "#ui/useDurationFormat";

/** How a figure is shown. */
export interface ShownFigure {
  readonly figure: SystemFigure;
  /** Of all 30 days; of a level today. */
  readonly name: string;
  /** Of a day. */
  readonly dayName: string;
  readonly format: (value: number) => string;
  /** Whether it is a level, and not the sum or median of a day. */
  readonly isLevel: boolean;
}

/** All figures in their order. */
export function useShownFigures(): readonly ShownFigure[] {
  const { t } = useLingui();
  const { number } = useFormats();
  const duration = useDurationFormat();
  return [
    {
      figure: "PROCESSES",
      name: t`Prozesse in 30 Tagen`,
      dayName: t`Prozesse`,
      format: number,
      isLevel: false,
    },
    {
      figure: "MEDIAN_SECONDS",
      name: t`Mittlere Zustelldauer`,
      dayName: t`Mittlere Dauer`,
      format: duration,
      isLevel: false,
    },
    {
      figure: "PAYMENTS",
      name: t`Zahlungen in 30 Tagen`,
      dayName: t`Zahlungen`,
      format: number,
      isLevel: false,
    },
    {
      figure: "ACTIVE_USERS",
      name: t`Aktive Benutzer`,
      dayName: t`Aktive Benutzer`,
      format: number,
      isLevel: true,
    },
    { figure: "COMMUNES", name: t`Kommunen`, dayName: t`Kommunen`, format: number, isLevel: true },
    {
      figure: "SERVICES",
      name: t`Dienste der Kommunen`,
      dayName: t`Dienste`,
      format: number,
      isLevel: true,
    },
  ];
}
