import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ProcessStatus as StatusName } from "#domain/processTransitions";
import { Status, type Tone } from "#ui/Status";
import { ProcessIcon } from "./ProcessIcon";
import { statusLabels } from "./processLabels";

export const statusTones: Readonly<Record<StatusName, Tone>> = {
  UNKNOWN: "neutral",
  SUCCESS: "success",
  SUCCESS_MANUAL: "success",
  IN_PROGRESS: "progress",
  ERROR: "error",
  ERROR_WITHOUT_RETRY: "error",
  FINALLY_TERMINATED: "final",
};

/** Icons of statuses that share their tone with another one; the others have the icon of the tone. */
export const statusIcons: Partial<Readonly<Record<StatusName, ReactNode>>> = {
  UNKNOWN: <ProcessIcon name="unknown" />,
  SUCCESS_MANUAL: <ProcessIcon name="byHand" />,
  ERROR_WITHOUT_RETRY: <ProcessIcon name="refused" />,
};

const shortLabels: Partial<Readonly<Record<StatusName, ReturnType<typeof msg>>>> = {
  SUCCESS_MANUAL: msg`Erfolgr. (manuell)`,
  ERROR_WITHOUT_RETRY: msg`Fehler o. Wdh.`,
};

interface ProcessStatusProps {
  readonly status: StatusName;
  /** For table columns: shows a shorter name where space is short; screen readers get the full name. */
  readonly isShort?: boolean;
}

/** Shows the status of a process or application as icon, text and colour. */
export function ProcessStatus({ status, isShort = false }: ProcessStatusProps) {
  const { i18n } = useLingui();
  const name = i18n._(statusLabels[status]);
  const short = isShort ? shortLabels[status] : undefined;
  const look = { tone: statusTones[status], icon: statusIcons[status] };
  if (!short) return <Status {...look}>{name}</Status>;
  return (
    <span data-part="status">
      <Status {...look}>
        <span data-tooltip={name}>
          <span data-part="short" aria-hidden="true">
            {i18n._(short)}
          </span>
          <span data-part="full">{name}</span>
        </span>
      </Status>
    </span>
  );
}
