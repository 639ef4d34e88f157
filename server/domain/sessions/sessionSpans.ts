/** How long sessions last by the settings. */
import type { Settings } from "#server/domain/installation/settings";
import type { SessionSpans } from "#server/storage/settingEffects";

/** Uses shortly after the last recorded one are not recorded; the margin covers them, so that no session ends too early. */
const marginMaxSeconds = 60;

/** The spans of a session, with the margin for uses that are not recorded. */
export function sessionSpans({
  sessionIdleMinutes,
  sessionAbsoluteHours,
}: Pick<Settings, "sessionIdleMinutes" | "sessionAbsoluteHours">): SessionSpans {
  const idleSeconds = sessionIdleMinutes * 60;
  return {
    idleSeconds: idleSeconds + Math.min(marginMaxSeconds, idleSeconds / 10),
    absoluteSeconds: sessionAbsoluteHours * 3_600,
  };
}
