import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { formatDateTime } from "#i18n/formats";
import { AppLink } from "#ui/AppLink";
import { Icon } from "#ui/Icon";
import type { ProcessHistoryEntry_activity$key } from "./__generated__/ProcessHistoryEntry_activity.graphql";
import { ActivityChanges } from "./ActivityChanges";
import { activityName } from "./activityNames";

interface ProcessHistoryEntryProps {
  readonly activity: ProcessHistoryEntry_activity$key;
}

/** One entry with its time, action and user; the changed values can be expanded. */
export function ProcessHistoryEntry({ activity }: ProcessHistoryEntryProps) {
  const { t, i18n } = useLingui();
  const changesId = useId();
  const [isOpen, setOpen] = useState(false);
  const { type, at, jobId, actor, changes } = useFragment(
    graphql`
      fragment ProcessHistoryEntry_activity on Activity {
        type
        at
        jobId
        actor {
          username
        }
        changes {
          path
          before
          after
        }
      }
    `,
    activity,
  );
  const name = activityName(type, changes);
  const what = name ? i18n._(name) : type;
  const time = formatDateTime(at);
  const by = actor.username;
  return (
    <li>
      <time dateTime={at}>{time}</time>
      <span>
        <Trans>
          {what} von {by}
        </Trans>
        {jobId && (
          <>
            {" · "}
            <AppLink to="/admin/jobs/$id" params={{ id: jobId }} variant="text">
              <Trans>Sammelaktion</Trans>
            </AppLink>
          </>
        )}
      </span>
      {changes.length > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? changesId : undefined}
          aria-label={t`${what}, ${time}: vorher und nachher`}
          data-tooltip={t`Vorher und nachher`}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="chevronDown" />
        </button>
      )}
      {isOpen && (
        <div id={changesId}>
          <ActivityChanges type={type} changes={changes} />
        </div>
      )}
    </li>
  );
}
