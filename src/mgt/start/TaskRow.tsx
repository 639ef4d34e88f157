import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { calendarDayOf } from "#domain/calendarDays";
import { findService } from "#domain/serviceCatalogue";
import { formatDate } from "#i18n/formats";
import { useLocale } from "#i18n/language";
import { useFormats } from "#i18n/useFormats";
import { AppLink } from "#ui/AppLink";
import { Status } from "#ui/Status";
import type { TaskRow_task$data, TaskRow_task$key } from "./__generated__/TaskRow_task.graphql";
import { isOwnTaskKind, statusLabels, stepLabels } from "./taskLabels";
import { stepOf } from "./taskStep";
import { useTaskSentence } from "./useTaskSentence";

const taskFragment = graphql`
  fragment TaskRow_task on OwnTask @throwOnFieldError {
    kind
    urgency
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

/** A task: its state, what is to do, where, since when, and its first step. */
export function TaskRow({ task }: { readonly task: TaskRow_task$key }) {
  const { i18n } = useLingui();
  const sentenceOf = useTaskSentence();
  const language = useLocale();
  const id = useId();
  const data = useFragment(taskFragment, task);
  const { kind, urgency, serviceId, communeName } = data;
  if (!isOwnTaskKind(kind)) return null;
  const service = serviceId && (findService(serviceId)?.name[language] ?? serviceId);
  return (
    <li>
      <span data-part="state">
        <Status tone={urgency === "ERROR" ? "error" : "waiting"}>{i18n._(statusLabels[kind])}</Status>
      </span>
      <span id={id} data-part="sentence">
        {sentenceOf(kind, data)}
        <small>
          {service && `${service}, `}
          <span lang="de">{communeName}</span>
        </small>
      </span>
      <span data-part="when">
        <When {...data} />
      </span>
      <AppLink {...stepOf(kind, data)} variant="bare" aria-describedby={id} data-part="step">
        {i18n._(stepLabels[kind])}
      </AppLink>
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
  const isBegun = endsOn !== null && endsOn !== undefined && endsOn <= calendarDayOf(now);
  const words =
    kind === "KBA_PASSWORD" ? (
      <Trans>gültig bis {day}</Trans>
    ) : endsOn && !isBegun ? (
      <Trans>ab {day}</Trans>
    ) : endsOn || since ? (
      <Trans>seit {day}</Trans>
    ) : (
      <Trans>zuletzt geändert {day}</Trans>
    );
  return (
    <time dateTime={moment} data-tooltip={relative(moment, now)}>
      {words}
    </time>
  );
}
