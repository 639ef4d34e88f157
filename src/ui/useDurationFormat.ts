import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

const [minute, hour, day] = [60, 3_600, 86_400];

/** Formats seconds with their two largest units: "9 s", "2 min 14 s", "3 h 5 min", "2 Tage 4 h". */
export function useDurationFormat(): (seconds: number) => string {
  const { t } = useLingui();
  return (seconds) => {
    if (seconds < minute) return `${seconds} s`;
    if (seconds < hour) return `${Math.floor(seconds / minute)} min ${seconds % minute} s`;
    if (seconds < day) return `${Math.floor(seconds / hour)} h ${Math.floor((seconds % hour) / minute)} min`;
    const days = Math.floor(seconds / day);
    const hours = Math.floor((seconds % day) / hour);
    return t`${plural(days, { one: "# Tag", other: "# Tage" })} ${hours} h`;
  };
}
