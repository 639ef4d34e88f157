import { Trans, useLingui } from "@lingui/react/macro";
import { StopRun } from "#mgt/runs/StopRun";
import type { FollowedRun } from "#mgt/runs/useRun";
import { useScheduledBegin } from "#runs/RunStatus";

interface StopSwitchProps {
  readonly run: FollowedRun;
  /** What is done already. */
  readonly done: string;
}

/** Stops a switch that runs, or cancels one that is scheduled. */
export function StopSwitch({ run, done }: StopSwitchProps) {
  const { t } = useLingui();
  const beginning = useScheduledBegin(run);
  const endedText = t`Die Sammelaktion war schon zu Ende und konnte nicht mehr angehalten werden.`;
  if (beginning !== undefined) {
    return (
      <StopRun
        run={run}
        isScheduled
        confirmLabel={t`Planung aufheben`}
        note={
          <Trans>
            Geplant für {beginning}. Bis dahin ändert sich nichts. Dann wird jeder Dienst noch einmal geprüft,
            mit den Rechten von {run.createdBy.username}.
          </Trans>
        }
        endedText={endedText}
      >
        <Trans>Es wurde noch nichts geändert, und es bleibt dabei.</Trans>
      </StopRun>
    );
  }
  return (
    <StopRun
      run={run}
      confirmLabel={t`Anhalten`}
      note={t`Sie können diese Seite verlassen: Die Sammelaktion läuft weiter.`}
      endedText={endedText}
    >
      <Trans>Schon erledigt: {done}. Das bleibt so; das Übrige bleibt, wie es ist.</Trans>
    </StopRun>
  );
}
