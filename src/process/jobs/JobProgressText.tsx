import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import { useFormats } from "#i18n/useFormats";
import { useNetwork } from "#relay/network";
import { followRun } from "#runs/followRun";
import { hasEnded } from "#runs/runStates";
import { AppLink } from "#ui/AppLink";
import { jobSource, type JobProgress } from "./jobSource";

interface JobProgressTextProps {
  readonly id: string;
  /** What the job does, such as "18 Prozesse neu starten". */
  readonly title: string;
}

/** Progress of a job as a sentence with a link to its page. */
export function JobProgressText({ id, title }: JobProgressTextProps) {
  const environment = useRelayEnvironment();
  const network = useNetwork();
  const { number } = useFormats();
  const [progress, setProgress] = useState<JobProgress | null>(null);
  useEffect(
    () => followRun({ source: jobSource, network, environment, id, onProgress: setProgress }),
    [network, environment, id],
  );
  const [done, total, failed] = [progress?.done ?? 0, progress?.total ?? 0, progress?.failed ?? 0].map(
    number,
  );
  const isOver = progress !== null && hasEnded(progress.state);
  return (
    <>
      {title}
      {": "}
      {progress === null || progress.done === 0 ? (
        isOver ? (
          <Trans>nicht begonnen.</Trans>
        ) : (
          <Trans>beginnt gleich.</Trans>
        )
      ) : !isOver ? (
        <Trans>
          {done} von {total} bearbeitet.
        </Trans>
      ) : progress.failed > 0 ? (
        <Trans>abgeschlossen, {failed} fehlgeschlagen.</Trans>
      ) : (
        <Trans>abgeschlossen.</Trans>
      )}{" "}
      <AppLink to="/admin/jobs/$id" params={{ id }}>
        <Trans>Ansehen</Trans>
      </AppLink>
    </>
  );
}
