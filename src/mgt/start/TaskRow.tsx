import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { calendarDayOf } from "#domain/calendarDays";
import { findService } from "#domain/serviceCatalogue";
import { formatDate } from "#i18n/formats";
import { useLocale } from "#i18n/language";
import { useFormats } from "#i18n/useFormats";
import { AppLink } from "#ui/AppLink";
import type { TaskRow_task$data, TaskRow_task$key } from "./__generated__/TaskRow_task.graphql";
import { isOwnTaskKind, stepLabels } from "./taskLabels";
import { stepOf } from "./taskStep";
import { useTaskWords } from "./useTaskWords";

const taskFragment = graphql`
  fragment TaskRow_task on OwnTask @throwOnFieldError {
    kind
    ags
    communeName
    serviceId
    count
    missingCount
    outdatedCount
    since
    endsOn
    changedAt
    name
  }
`;

/** A place with a task, as a link to its first step; how much is to do there, and since when. */
export function TaskRow({ task }: { readonly task: TaskRow_task$key }) {
  const { i18n } = useLingui();
  const { detailOf } = useTaskWords();
  const language = useLocale();
  const data = useFragment(taskFragment, task);
  const { kind, serviceId, communeName } = data;
  if (!isOwnTaskKind(kind)) return null;
  const service = serviceId && (findService(serviceId)?.name[language] ?? serviceId);
  return (
    <li>
      <AppLink {...stepOf(kind, data)} variant="bare" data-tooltip={i18n._(stepLabels[kind])}>
        {service && `${service}, `}
        <span lang="de">{communeName}</span>
      </AppLink>
      <span data-part="detail">{detailOf(kind, data)}</span>
      <span data-part="when">
        <When {...data} />
      </span>
    </li>
  );
}

/** Since when the task exists, when something begins or ends, or when the texts were changed; the tooltip says how long that is. */
function When({ kind, since, endsOn, changedAt }: TaskRow_task$data) {
  const { relative } = useFormats();
  const [now] = useState(() => new Date());
  const moment = endsOn ?? since ?? changedAt;
  if (!moment) return null;
  const day = formatDate(moment);
  const isOver = endsOn !== null && endsOn !== undefined && endsOn < calendarDayOf(now);
  const isBegun = endsOn !== null && endsOn !== undefined && endsOn <= calendarDayOf(now);
  const words =
    kind === "KBA_PASSWORD" ? (
      isOver ? (
        <Trans>abgelaufen am {day}</Trans>
      ) : (
        <Trans>gültig bis {day}</Trans>
      )
    ) : endsOn && !isBegun ? (
      <Trans>ab {day}</Trans>
    ) : endsOn || since ? (
      <Trans>seit {day}</Trans>
    ) : (
      <Trans>geändert {day}</Trans>
    );
  return (
    <time dateTime={moment} data-tooltip={relative(moment, now)}>
      {words}
    </time>
  );
}
