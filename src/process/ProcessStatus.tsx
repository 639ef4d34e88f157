import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ProcessStatus as StatusName } from "#domain/processTransitions";
import { Status, type Tone } from "#ui/Status";
import { ProcessIcon } from "./ProcessIcon";
import { statusNames } from "./processNames";

interface Look {
  readonly tone: Tone;
  /** Defaults to the icon of the tone. */
  readonly icon?: ReactNode;
}

/** Every status has its own combination of icon and colour. */
const looks: Readonly<Record<StatusName, Look>> = {
  UNKNOWN: { tone: "neutral", icon: <ProcessIcon name="unknown" /> },
  SUCCESS: { tone: "success" },
  SUCCESS_MANUAL: { tone: "success", icon: <ProcessIcon name="byHand" /> },
  IN_PROGRESS: { tone: "progress" },
  ERROR: { tone: "error" },
  ERROR_WITHOUT_RETRY: { tone: "error", icon: <ProcessIcon name="refused" /> },
  FINALLY_TERMINATED: { tone: "final" },
};

const shortNames: Partial<Readonly<Record<StatusName, ReturnType<typeof msg>>>> = {
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
  const { tone, icon } = looks[status];
  const name = i18n._(statusNames[status]);
  const short = isShort ? shortNames[status] : undefined;
  return (
    <Status tone={tone} icon={icon}>
      {short ? (
        <span data-tooltip={name}>
          <span data-part="short" aria-hidden="true">
            {i18n._(short)}
          </span>
          <span data-part="full">{name}</span>
        </span>
      ) : (
        name
      )}
    </Status>
  );
}
