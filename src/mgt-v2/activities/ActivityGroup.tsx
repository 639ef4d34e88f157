import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { formatDateTime, formatTime } from "#i18n/formats";
import { useFormats } from "#i18n/useFormats";
import { AppLink } from "#ui/AppLink";
import { Icon } from "#ui/Icon";
import { PathLink } from "#ui/PathLink";
import type { ActivityGroup_activity$key } from "./__generated__/ActivityGroup_activity.graphql";
import { columnsOf } from "./activityColumns";
import { countedLabel } from "./actionLabels";
import type { ActivitiesSubject } from "./activitiesList";
import { ActivityActor } from "./ActivityActor";
import { activityLabel } from "./activityLabels";
import { pathOfAction } from "./activityPath";
import { ActivityRow } from "./ActivityRow";
import { RelatedEntries } from "./RelatedEntries";

interface ActivityGroupProps {
  readonly of: ActivitiesSubject;
  /** Consecutive entries that one action caused, latest first; a single one renders as a plain row. */
  readonly entries: ActivityGroup_activity$key;
  readonly now: number;
}

const groupFragment = graphql`
  fragment ActivityGroup_activity on Activity @throwOnFieldError @relay(plural: true) {
    id
    type
    at
    jobId
    correlationId
    relatedCount
    actor {
      ...ActivityActor_actor
    }
    target {
      commune {
        ags
        name
      }
    }
    changes {
      path
      before
      after
    }
    ...ActivityRow_activity
  }
`;

/** Entries of one action as an expandable row. */
export function ActivityGroup({ of, entries, now }: ActivityGroupProps) {
  const { t, i18n } = useLingui();
  const { number } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const rows = useFragment(groupFragment, entries);
  // The first entry that was written is the action itself, others are its effects.
  const cause = rows.at(-1);
  if (!cause) return null;
  if (rows.length === 1) return <ActivityRow of={of} activity={cause} now={now} />;
  const { id, type, at, jobId, correlationId, relatedCount, actor, changes } = cause;
  const name = activityLabel(type, changes);
  const isUniform = rows.every((row) => activityLabel(row.type, row.changes)?.id === name?.id);
  const counted = isUniform ? countedLabel(type, rows.length) : undefined;
  const label = counted ?? name;
  const what = label ? i18n._(label) : type;
  const shown = number(rows.length);
  const all = number(relatedCount);
  const count =
    relatedCount > rows.length
      ? t`${shown} von ${all} Einträgen`
      : t`${plural(rows.length, { one: "# Eintrag", other: "# Einträge" })}`;
  const time = formatTime(at);
  const communes = new Map(
    rows.flatMap(({ target: { commune } }) => (commune ? [[commune.ags, commune.name] as const] : [])),
  );
  const [commune] = communes.values();
  const path = pathOfAction(type);
  return (
    <>
      <tr data-open={isOpen ? "" : undefined}>
        <td data-part="time">
          <button
            type="button"
            data-list-entry={id}
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
          <ActivityActor actor={actor} />
        </td>
        <td data-part="what">{what}</td>
        <td data-part="thing">
          {jobId && (
            <>
              <AppLink variant="bare" to="/admin/jobs/$id" params={{ id: jobId }}>
                <Trans>Sammelaktion</Trans>
              </AppLink>{" "}
            </>
          )}
          {path ? <PathLink path={path}>{count}</PathLink> : <span>{count}</span>}
        </td>
        {of === "all" && (
          <>
            <td data-part="commune">
              {communes.size > 1
                ? t`${plural(communes.size, { one: "# Kommune", other: "# Kommunen" })}`
                : commune && <span lang="de">{commune}</span>}
            </td>
            <td data-part="code" translate="no">
              {isUniform ? type : ""}
            </td>
          </>
        )}
      </tr>
      {isOpen && rows.map((row) => <ActivityRow key={row.id} of={of} activity={row} now={now} isNested />)}
      {isOpen && relatedCount > rows.length && (
        <tr data-nested="" data-part="related">
          <td colSpan={columnsOf(of)}>
            <RelatedEntries correlationId={correlationId} count={relatedCount} />
          </td>
        </tr>
      )}
    </>
  );
}
