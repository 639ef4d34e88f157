import { useLingui } from "@lingui/react/macro";
import { useServiceName } from "#i18n/useServiceName";
import { shortPid } from "#domain/shortPid";
import type { ListKind } from "./processList";

interface Labelled {
  readonly pid: string;
  readonly serviceId: string;
}

/** Names of the list and its rows. */
export function useListLabels(kind: ListKind) {
  const { t } = useLingui();
  const serviceName = useServiceName();
  return {
    title: kind === "processes" ? t`Prozesse` : t`Anträge`,
    rowLabel: ({ pid, serviceId }: Labelled) => `${serviceName(serviceId)} ${shortPid(pid)}`,
  };
}
