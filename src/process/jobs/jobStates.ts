/** How far a job is, in words and tones. */
import { useLingui } from "@lingui/react/macro";
import type { Tone } from "#ui/Status";

export const jobStateTones: Readonly<Record<string, Tone>> = {
  PREPARED: "waiting",
  RUNNING: "progress",
  FINISHED: "success",
  CANCELLED: "final",
  FAILED: "error",
  EXPIRED: "neutral",
};

/** Names of the states; one that this version does not know has none. */
export function useJobStateNames(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return {
    PREPARED: t`Vorbereitet`,
    RUNNING: t`Läuft`,
    FINISHED: t`Abgeschlossen`,
    CANCELLED: t`Abgebrochen`,
    FAILED: t`Gescheitert`,
    EXPIRED: t`Verfallen`,
  };
}
