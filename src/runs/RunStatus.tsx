import { useLingui } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import { formatDateTime } from "#i18n/formats";
import { Status, type Tone } from "#ui/Status";
import { useUi } from "#ui/ui";
import type { runStates } from "./runStates";

type KnownState = (typeof runStates)[number];

const tones: Readonly<Record<string, Tone>> = {
  PREPARED: "waiting",
  RUNNING: "progress",
  FINISHED: "success",
  CANCELLED: "final",
  FAILED: "error",
  EXPIRED: "neutral",
} satisfies Record<KnownState, Tone>;

/** Labels of the states. */
export function useRunStateLabels(): Readonly<Record<KnownState, string>> {
  const { t } = useLingui();
  return {
    RUNNING: t`Läuft`,
    PREPARED: t`Vorbereitet`,
    FINISHED: t`Abgeschlossen`,
    CANCELLED: t`Abgebrochen`,
    FAILED: t`Gescheitert`,
    EXPIRED: t`Verfallen`,
  };
}

interface RunStatusProps {
  readonly state: string;
  /** Running, but waiting for its first item. */
  readonly isQueued?: boolean;
  /** When it begins, if it was scheduled. */
  readonly beginsAt?: string | null | undefined;
}

/** Label of a state; unknown states are shown by their code. */
export function useRunStateLabel(): (status: RunStatusProps) => string {
  const { t } = useLingui();
  const labels: Readonly<Record<string, string>> = useRunStateLabels();
  return ({ state, isQueued = false }) => (isQueued ? t`Beginnt gleich` : (labels[state] ?? state));
}

/** The state of a run. */
export function RunStatus(props: RunStatusProps) {
  const { t } = useLingui();
  const label = useRunStateLabel();
  const beginning = useScheduledBegin(props);
  if (beginning !== undefined) return <Status tone="waiting">{t`Geplant für ${beginning}`}</Status>;
  return <Status tone={tones[props.state] ?? "neutral"}>{label(props)}</Status>;
}

/** When a scheduled run begins, as long as that lies ahead; otherwise undefined. */
export function useScheduledBegin({ state, beginsAt }: RunStatusProps): string | undefined {
  const begin = state === "RUNNING" && beginsAt ? Date.parse(beginsAt) : -Infinity;
  const isAhead = useIsAhead(begin);
  return isAhead && beginsAt ? formatDateTime(beginsAt) : undefined;
}

/** Whether a time lies ahead. */
function useIsAhead(time: number): boolean {
  const { currentSecond } = useUi();
  return useSyncExternalStore(
    Number.isFinite(time) ? currentSecond.subscribe : neverChanges,
    () => currentSecond.get() < time,
  );
}

interface StoredState {
  readonly state: string;
  /** Deadline for starting it. */
  readonly expiresAt?: string | null | undefined;
}

/** The current state: a prepared run turns to expired at its deadline. */
export function useRunState({ state, expiresAt }: StoredState): string {
  const expiry = state === "PREPARED" && expiresAt ? Date.parse(expiresAt) : Infinity;
  return useIsAhead(expiry) ? state : "EXPIRED";
}

const neverChanges = () => () => undefined;
