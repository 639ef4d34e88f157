import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { addDays, calendarDayOf } from "#domain/calendarDays";
import { formatDate } from "#i18n/formats";
import type {
  ActivityDays_activities$data,
  ActivityDays_activities$key,
} from "./__generated__/ActivityDays_activities.graphql";
import type { ActivitiesSubject } from "./activitiesList";
import { ActivityGroup } from "./ActivityGroup";
import { columnsOf } from "./activityColumns";
import { useEntryKeys } from "./useEntryKeys";

/** Rows are plain elements, since there are many. */
const Entries = chakra("table", {
  base: {
    w: "full",
    tableLayout: "fixed",
    borderCollapse: "separate",
    borderSpacing: 0,
    "& > tbody > tr > td": {
      h: "row",
      px: 2.5,
      py: 0,
      overflow: "hidden",
      borderBottom: "1px solid {colors.border.muted}",
      textOverflow: "ellipsis",
      whiteSpace: "nowrap",
    },
    "& > tbody > tr:not([data-part]):hover": { bg: "bg.subtle" },
    "& > tbody > tr[data-open]": { bg: "accent.subtle" },
    "& [data-part=day] > th": {
      h: "44px",
      padding: "0 10px 4px",
      borderBottom: "1px solid {colors.border}",
      fontWeight: "semibold",
      textAlign: "start",
      verticalAlign: "bottom",
    },
    "& > tbody > tr > [data-part=time]": {
      position: "relative",
      ps: "36px",
      color: "fg.muted",
      fontVariantNumeric: "tabular-nums",
      "& > button": {
        position: "absolute",
        inset: "3px auto 3px 2px",
        display: "grid",
        placeItems: "center",
        w: "30px",
        border: 0,
        borderRadius: "sm",
        bg: "transparent",
        color: "fg.subtle",
        cursor: "pointer",
        _hover: { bg: "bg.muted", color: "fg" },
        "& > svg": {
          transform: "rotate(-90deg)",
          transition: "transform var(--duration-fast) var(--ease-standard)",
        },
        "&[aria-expanded=true] > svg": { transform: "none" },
      },
    },
    "& > tbody > tr[data-part=related] > td": { ps: "60px" },
    "& > tbody > tr[data-nested] > [data-part=time]": { ps: "60px", "& > button": { left: "26px" } },
    "& [data-column=time]": { w: "140px" },
    "& [data-column=actor]": { w: "22%" },
    "&[data-of=all] [data-column=actor]": { w: "12%" },
    "&[data-of=all] [data-column=what]": { w: "25%" },
    "& [data-column=commune]": { w: "18%" },
    "& [data-column=code]": { w: "13%" },
    "& [data-part=code]": { color: "fg.muted", fontFamily: "mono", fontSize: "11px" },
    "& [data-part=thing] > a": { color: "accent.fg", _hover: { textDecoration: "underline" } },
    "& [data-part=thing] > span": { color: "fg.muted" },
    // The code is in the expanded part as well.
    lgDown: { "& [data-part=code], & [data-column=code]": { display: "none" } },
    "& [data-part=actor]": {
      fontWeight: "medium",
      "& > small": { color: "fg.subtle", fontSize: "xs", fontWeight: "normal" },
    },
    "& > tbody > tr[data-part=changes] > td": {
      padding: "4px 10px 16px 36px",
      overflowX: "auto",
      whiteSpace: "normal",
    },
    smDown: {
      "&, & > tbody": { display: "block" },
      "& > tbody > tr": {
        display: "grid",
        gridTemplateColumns: "auto minmax(0, 1fr)",
        columnGap: 3,
        alignItems: "baseline",
        py: "7px",
        borderBottom: "1px solid {colors.border.muted}",
      },
      "& > tbody > tr > :is(td, th)": { h: "auto", padding: 0, border: 0, whiteSpace: "normal" },
      "& > tbody > tr[data-part=day]": {
        display: "block",
        padding: "16px 0 4px",
        "& > th": { display: "block", h: "auto", padding: 0, border: 0 },
      },
      "& > tbody > tr > [data-part=time]": {
        gridRow: "1 / span 2",
        minH: 10,
        ps: "36px",
        "& > button": { inset: "-2px auto auto -8px", w: 10, h: 10 },
      },
      "& [data-part=what]": { gridRow: 1, gridColumn: 2, fontWeight: "medium" },
      "& [data-part=thing]": { gridRow: 2, gridColumn: 2 },
      "& [data-part=actor], & [data-part=commune]": {
        gridColumn: 2,
        color: "fg.muted",
        fontWeight: "normal",
      },
      "& [data-part=commune]:empty": { display: "none" },
      "& [data-part=changes] > td": { gridColumn: "1 / -1" },
    },
  },
});

type Entry = ActivityDays_activities$data["edges"][number]["node"];

/** Groups consecutive entries by day. */
function groupByDay(entries: readonly Entry[]) {
  const days: { readonly day: string; readonly entries: Entry[] }[] = [];
  for (const entry of entries) {
    const day = formatDate(entry.at);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}

/** Groups consecutive entries that one action caused. */
function groupByAction(entries: readonly Entry[]) {
  const actions: [Entry, ...Entry[]][] = [];
  for (const entry of entries) {
    const last = actions.at(-1);
    const before = last?.at(-1);
    if (last && before?.correlationId === entry.correlationId) last.push(entry);
    else actions.push([entry]);
  }
  return actions;
}

interface ActivityDaysProps {
  readonly of: ActivitiesSubject;
  readonly activities: ActivityDays_activities$key;
}

/** Entries by day, latest first. */
export function ActivityDays({ of, activities }: ActivityDaysProps) {
  const { t } = useLingui();
  const [now] = useState(() => Date.now());
  const onKeyDown = useEntryKeys();
  const { edges } = useFragment(
    graphql`
      fragment ActivityDays_activities on ActivityConnection @throwOnFieldError {
        edges {
          node {
            id
            at
            correlationId
            ...ActivityGroup_activity
          }
        }
      }
    `,
    activities,
  );
  const titleOf = (day: string) => {
    if (day === formatDate(now)) return t`Heute, ${day}`;
    if (day === formatDate(addDays(calendarDayOf(new Date(now)), -1))) return t`Gestern, ${day}`;
    return day;
  };
  return (
    <Entries data-of={of} onKeyDown={onKeyDown}>
      <caption className="visually-hidden">{t`Einträge, die neuesten zuerst`}</caption>
      <colgroup>
        <col data-column="time" />
        <col data-column="actor" />
        <col data-column="what" />
        <col />
        {of === "all" && (
          <>
            <col data-column="commune" />
            <col data-column="code" />
          </>
        )}
      </colgroup>
      <thead>
        <tr className="visually-hidden">
          <th scope="col">{t`Zeit`}</th>
          <th scope="col">{t`Wer`}</th>
          <th scope="col">{t`Was`}</th>
          <th scope="col">{t`Woran`}</th>
          {of === "all" && (
            <>
              <th scope="col">{t`Kommune`}</th>
              <th scope="col">{t`Code`}</th>
            </>
          )}
        </tr>
      </thead>
      {groupByDay(edges.map(({ node }) => node)).map(({ day, entries }) => (
        <tbody key={day}>
          <tr data-part="day">
            <th scope="rowgroup" colSpan={columnsOf(of)}>
              {titleOf(day)}
            </th>
          </tr>
          {groupByAction(entries).map((action) => (
            <ActivityGroup key={action[0].id} of={of} entries={action} now={now} />
          ))}
        </tbody>
      ))}
    </Entries>
  );
}
