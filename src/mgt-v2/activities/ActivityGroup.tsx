import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { formatDateTime, formatTime } from "#i18n/formats";
import { Icon } from "#ui/Icon";
import type { ActivityGroup_activity$key } from "./__generated__/ActivityGroup_activity.graphql";
import type { ActivitiesSubject } from "./activitiesList";
import { activityLabel } from "./activityLabels";
import { ActivityRow } from "./ActivityRow";

interface ActivityGroupProps {
  readonly of: ActivitiesSubject;
  /** Entries of the same type by the same user; a single one renders as a plain row. */
  readonly entries: ActivityGroup_activity$key;
  readonly now: number;
}

const groupFragment = graphql`
  fragment ActivityGroup_activity on Activity @throwOnFieldError @relay(plural: true) {
    id
    type
    at
    actor {
      username
      role
    }
    changes {
      path
      before
      after
    }
    ...ActivityRow_activity
  }
`;

/** Entries of one bulk action as an expandable row. */
export function ActivityGroup({ of, entries, now }: ActivityGroupProps) {
  const { t, i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const rows = useFragment(groupFragment, entries);
  const [first] = rows;
  if (!first) return null;
  if (rows.length === 1) return <ActivityRow of={of} activity={first} now={now} />;
  const { type, at, actor, changes } = first;
  const name = activityLabel(type, changes);
  const what = name ? i18n._(name) : type;
  const count = t`${plural(rows.length, { one: "# Eintrag", other: "# Einträge" })}`;
  const time = formatTime(at);
  return (
    <>
      <tr data-open={isOpen ? "" : undefined}>
        <td data-part="time">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={t`${what}, ${count}, ${time}: einzeln zeigen`}
            data-tooltip={t`Einzeln zeigen`}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="chevronDown" />
          </button>
          <time dateTime={at} data-tooltip={formatDateTime(at)}>
            {time}
          </time>
        </td>
        <td data-part="actor">
          {actor.username} {actor.role && <small>{actor.role.toLowerCase()}</small>}
        </td>
        <td data-part="what">{what}</td>
        <td data-part="thing">{count}</td>
      </tr>
      {isOpen && rows.map((row) => <ActivityRow key={row.id} of={of} activity={row} now={now} isNested />)}
    </>
  );
}
