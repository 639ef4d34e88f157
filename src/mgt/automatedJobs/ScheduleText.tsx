import { Trans } from "@lingui/react/macro";
import { lazy, Suspense, type ComponentType } from "react";
import { loadChunk } from "#browser/loadChunk";

interface CronProps {
  readonly cron: string;
}

const CronText = lazy(async (): Promise<{ readonly default: ComponentType<CronProps> }> => {
  try {
    const { CronText: Loaded } = await loadChunk(() => import("./CronText"));
    return { default: Loaded };
  } catch {
    // The expression itself is better than a failed screen.
    return { default: PlainCron };
  }
});

function PlainCron({ cron }: CronProps) {
  return <code translate="no">{cron}</code>;
}

/** When a job runs, in words; null: at planned times. */
export function ScheduleText({ cron }: { readonly cron: string | null | undefined }) {
  if (!cron) return <Trans>Zu geplanten Zeiten</Trans>;
  return (
    <Suspense fallback={<span aria-busy="true">…</span>}>
      <CronText cron={cron} />
    </Suspense>
  );
}
