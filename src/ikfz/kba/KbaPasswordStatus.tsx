import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { calendarDayOf, daysBetween } from "#domain/calendarDays";
import { Status, type Tone } from "#ui/Status";

const tones: Readonly<Record<string, Tone>> = { VALID: "success", EXPIRING: "waiting", EXPIRED: "error" };

interface KbaPasswordStatusProps {
  /** A KbaPasswordState. */
  readonly state: string;
  /** Last day on which the password is valid. */
  readonly expiresOn: string;
}

/** Validity of a password, with the remaining days. */
export function KbaPasswordStatus({ state, expiresOn }: KbaPasswordStatusProps) {
  const { t } = useLingui();
  const [today] = useState(() => calendarDayOf(new Date()));
  const left = daysBetween(today, expiresOn);
  const text = () => {
    if (state === "EXPIRED") {
      // The server decides; the clock of this device may be wrong.
      if (left >= 0) return t`Abgelaufen`;
      return t`${plural(-left, { one: "Seit # Tag abgelaufen", other: "Seit # Tagen abgelaufen" })}`;
    }
    if (left < 0) return state === "EXPIRING" ? t`Läuft bald ab` : t`Gültig`;
    if (left === 0) return t`Läuft heute ab`;
    return state === "EXPIRING"
      ? t`${plural(left, { one: "Läuft in # Tag ab", other: "Läuft in # Tagen ab" })}`
      : t`${plural(left, { one: "Noch # Tag gültig", other: "Noch # Tage gültig" })}`;
  };
  return <Status tone={tones[state] ?? "neutral"}>{text()}</Status>;
}
