import { useLingui } from "@lingui/react/macro";
import { Status, type Tone } from "#ui/Status";
import { isServiceState, serviceStateLabels } from "./serviceLabels";

const tones = {
  ENABLED: "success",
  PARTLY_ENABLED: "progress",
  DISABLED: "final",
  NOT_OFFERED: "neutral",
} as const satisfies Readonly<Record<keyof typeof serviceStateLabels, Tone>>;

interface ServiceStateProps {
  /** `ServiceState` of the contract. */
  readonly state: string;
}

/** Whether the communes that offer a service have it enabled. */
export function ServiceState({ state }: ServiceStateProps) {
  const { i18n } = useLingui();
  const known = isServiceState(state) ? state : "NOT_OFFERED";
  return <Status tone={tones[known]}>{i18n._(serviceStateLabels[known])}</Status>;
}
