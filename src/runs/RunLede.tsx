import { Flex } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatDateTime } from "#i18n/formats";
import { RetriedRun } from "./RunButtons";
import { RunStatus, useRunState } from "./RunStatus";

interface RunLedeProps {
  readonly run: {
    readonly state: string;
    readonly expiresAt?: string | null | undefined;
    readonly createdBy: { readonly username: string };
    readonly createdAt: string;
    readonly startedAt?: string | null | undefined;
    /** Only of runs that were scheduled for a day. */
    readonly beginsAt?: string | null | undefined;
  };
  /** Link to the run that this one retries. */
  readonly retried?: ReactNode;
  readonly children?: ReactNode;
}

/** Who prepared a run, when it was started, and which run it retries. */
export function RunLede({ run, retried, children }: RunLedeProps) {
  const { t } = useLingui();
  const state = useRunState(run);
  const user = run.createdBy.username;
  const [prepared, started, begins] = [run.createdAt, run.startedAt ?? "", run.beginsAt ?? ""].map((at) =>
    formatDateTime(at),
  );
  const start = run.beginsAt ? t`am ${started} für ${begins} geplant` : t`gestartet am ${started}`;
  return (
    <Flex wrap="wrap" align="center" columnGap={3}>
      {!run.startedAt && <RunStatus state={state} />}
      <span>
        {/* The state already says that it is prepared. */}
        {state === "PREPARED" ? t`von ${user} am ${prepared}` : t`vorbereitet von ${user} am ${prepared}`}
        {run.startedAt && ` · ${start}`}
        {retried && (
          <>
            {" · "}
            <RetriedRun>{retried}</RetriedRun>
          </>
        )}
        {children}
      </span>
    </Flex>
  );
}
