import { useLingui } from "@lingui/react/macro";
import { useServiceName } from "#i18n/useServiceName";
import type { ListKind } from "./processList";

interface Labelled {
  readonly pid: string;
  readonly serviceId: string;
}

/** The first characters of a pid, enough to recognise it on the screen. */
export const shortPid = (pid: string) => pid.slice(0, 8);

/** Names of the list and its rows. */
export function useListNames(kind: ListKind) {
  const { t } = useLingui();
  const serviceName = useServiceName();
  return {
    title: kind === "processes" ? t`Prozesse` : t`Anträge`,
    rowLabel: ({ pid, serviceId }: Labelled) => `${serviceName(serviceId)} ${shortPid(pid)}`,
  };
}
