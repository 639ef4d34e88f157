import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { formatDate } from "#i18n/formats";
import type {
  ActivityDays_activities$data,
  ActivityDays_activities$key,
} from "./__generated__/ActivityDays_activities.graphql";
import { ActivityGroup } from "./ActivityGroup";
import { activityName } from "./activityNames";

type Entry = ActivityDays_activities$data["edges"][number]["node"];

/** Entries that follow each other on one day. */
function byDay(entries: readonly Entry[]) {
  const days: { readonly day: string; readonly entries: Entry[] }[] = [];
  for (const entry of entries) {
    const day = formatDate(entry.at);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}

/** Entries of one action on many follow each other so closely, in milliseconds. */
const actionGap = 2_000;

const isSameAction = (one: Entry, next: Entry) =>
  one.type === next.type &&
  activityName(one.type, one.changes)?.id === activityName(next.type, next.changes)?.id &&
  one.actor.username === next.actor.username &&
  Math.abs(Date.parse(one.at) - Date.parse(next.at)) <= actionGap;

/** Entries that one action on many has written at once, put together. */
function byAction(entries: readonly Entry[]) {
  const actions: [Entry, ...Entry[]][] = [];
  for (const entry of entries) {
    const last = actions.at(-1);
    const before = last?.at(-1);
    if (last && before && isSameAction(before, entry)) last.push(entry);
    else actions.push([entry]);
  }
  return actions;
}

const dayLength = 86_400_000;

interface ActivityDaysProps {
  readonly activities: ActivityDays_activities$key;
}

/** Entries by day, latest first. */
export function ActivityDays({ activities }: ActivityDaysProps) {
  const { t } = useLingui();
  const [now] = useState(() => Date.now());
  const { edges } = useFragment(
    graphql`
      fragment ActivityDays_activities on ActivityConnection {
        edges {
          node {
            id
            at
            type
            actor {
              username
            }
            changes {
              path
              before
              after
            }
            ...ActivityGroup_activity
          }
        }
      }
    `,
    activities,
  );
  const titleOf = (day: string) => {
    if (day === formatDate(now)) return t`Heute, ${day}`;
    if (day === formatDate(now - dayLength)) return t`Gestern, ${day}`;
    return day;
  };
  return (
    <table className="activity-table">
      <caption className="visually-hidden">{t`Einträge, die neuesten zuerst`}</caption>
      <colgroup>
        <col data-column="time" />
        <col data-column="actor" />
        <col />
        <col />
      </colgroup>
      <thead>
        <tr className="visually-hidden">
          <th scope="col">{t`Zeit`}</th>
          <th scope="col">{t`Wer`}</th>
          <th scope="col">{t`Was`}</th>
          <th scope="col">{t`Woran`}</th>
        </tr>
      </thead>
      {byDay(edges.map(({ node }) => node)).map(({ day, entries }) => (
        <tbody key={day}>
          <tr data-part="day">
            <th scope="rowgroup" colSpan={4}>
              {titleOf(day)}
            </th>
          </tr>
          {byAction(entries).map((action) => (
            <ActivityGroup key={action[0].id} entries={action} now={now} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
