import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useId, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { findService } from "#domain/serviceCatalogue";
import { formatDateTime, formatTime } from "#i18n/formats";
import { useLocale } from "#i18n/language";
import { useFormats } from "#i18n/useFormats";
import { Ags } from "#ui/Ags";
import { Icon } from "#ui/Icon";
import { PathLink } from "#ui/PathLink";
import type { ActivityRow_activity$key } from "./__generated__/ActivityRow_activity.graphql";
import type { ActivitiesSubject } from "./activitiesList";
import { ActivityActor } from "./ActivityActor";
import { columnsOf } from "./activityColumns";
import { activityLabel } from "./activityLabels";
import { activityPath } from "./activityPath";
import { useThingName } from "./useThingName";

const ActivityDetail = lazy(async () => ({
  default: (await import("./ActivityDetail")).ActivityDetail,
}));

interface ActivityRowProps {
  readonly of: ActivitiesSubject;
  readonly activity: ActivityRow_activity$key;
  readonly now: number;
  /** Shown below the row of its action. */
  readonly isNested?: boolean;
}

/** One entry with its time, user, action and target; the changed values can be expanded. */
export function ActivityRow({ of, activity, now, isNested = false }: ActivityRowProps) {
  const { t, i18n } = useLingui();
  const { relative } = useFormats();
  const language = useLocale();
  const detailId = useId();
  const [isOpen, setOpen] = useState(false);
  const data = useFragment(
    graphql`
      fragment ActivityRow_activity on Activity @throwOnFieldError {
        id
        type
        at
        actor {
          ...ActivityActor_actor
        }
        target {
          commune {
            ags
            name
          }
          pid
          serviceId
          userId
          resourceUrn
          automatedJob
          automatedJobRunId
          label
        }
        changes {
          path
          before
          after
        }
        ...ActivityDetail_activity
      }
    `,
    activity,
  );
  const { id, type, at, actor, target, changes } = data;
  const nameOf = useThingName();
  const name = activityLabel(type, changes);
  const what = name ? i18n._(name) : type;
  const german = of === "service" ? placeInCommune(target) : target.label || target.commune?.name || "";
  const thing = nameOf(type, target, german);
  const path = activityPath(type, { ...target, ags: target.commune?.ags });
  const time = formatTime(at);
  const named = thing ? `${what}, ${thing}, ${time}` : `${what}, ${time}`;
  return (
    <>
      <tr data-open={isOpen ? "" : undefined} data-nested={isNested ? "" : undefined}>
        <td data-part="time">
          <button
            type="button"
            data-list-entry={id}
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailId : undefined}
            aria-label={changes.length > 0 ? t`${named}: vorher und nachher` : t`${named}: Einzelheiten`}
            data-tooltip={changes.length > 0 ? t`Vorher und nachher` : t`Einzelheiten`}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="chevronDown" />
          </button>
          <time dateTime={at} data-tooltip={`${formatDateTime(at)}, ${relative(at, now)}`}>
            {time}
          </time>
        </td>
        <td data-part="actor">
          <ActivityActor actor={actor} />
        </td>
        <td data-part="what">{what}</td>
        <td data-part="thing" lang={thing === german ? "de" : language}>
          {path ? <PathLink path={path}>{thing || what}</PathLink> : thing}
        </td>
        {of === "all" && (
          <>
            <td data-part="commune">
              {target.commune && (
                <>
                  <span lang="de">{target.commune.name}</span> <Ags ags={target.commune.ags} />
                </>
              )}
            </td>
            <td data-part="code" translate="no">
              {type}
            </td>
          </>
        )}
      </tr>
      {isOpen && (
        <tr id={detailId} data-part="changes">
          <td colSpan={columnsOf(of)}>
            <Suspense fallback={null}>
              <ActivityDetail activity={data} what={what} thing={thing} path={path} />
            </Suspense>
          </td>
        </tr>
      )}
    </>
  );
}

interface NamedTarget {
  readonly commune: { readonly name: string } | null | undefined;
  readonly serviceId: string | null | undefined;
  readonly label: string;
}

/** The commune of an entry about a service, and what was changed there if it is not the whole service. */
function placeInCommune({ commune, serviceId, label }: NamedTarget): string {
  const service = findService(serviceId ?? "")?.name.de ?? "";
  // Labels are the name of the service, or that name with a part in brackets.
  const part = label.startsWith(service) ? label.slice(service.length).replace(/^ \((.*)\)$/, "$1") : label;
  return [commune?.name, part].filter(Boolean).join(" · ") || label;
}
