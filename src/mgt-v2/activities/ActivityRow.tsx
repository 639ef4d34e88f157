import { useLingui } from "@lingui/react/macro";
import type { LinkProps } from "@tanstack/react-router";
import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { communeSectionOfActivity, screenOfActivity } from "#domain/activitySections";
import { communeSectionRoutes } from "#domain/communeSections";
import { parseResourceUrn } from "#domain/resources/resourceKinds";
import { findService, translateServiceName } from "#domain/serviceCatalogue";
import { serviceScreenRoutes } from "#domain/serviceScreens";
import { formatDateTime, formatTime } from "#i18n/formats";
import { useLocale } from "#i18n/language";
import { useFormats } from "#i18n/useFormats";
import { AppLink } from "#ui/AppLink";
import { Icon } from "#ui/Icon";
import type { ActivityRow_activity$key } from "./__generated__/ActivityRow_activity.graphql";
import { ActivityChanges } from "./ActivityChanges";
import type { ActivitiesSubject } from "./activitiesList";
import { activityLabel } from "./activityLabels";

interface ActivityRowProps {
  readonly of: ActivitiesSubject;
  readonly activity: ActivityRow_activity$key;
  readonly now: number;
  /** Shown below the row of its bulk action. */
  readonly isNested?: boolean;
}

/** One entry with its time, user, action and target; the changed values can be expanded. */
export function ActivityRow({ of, activity, now, isNested = false }: ActivityRowProps) {
  const { t, i18n } = useLingui();
  const { relative } = useFormats();
  const language = useLocale();
  const changesId = useId();
  const [isOpen, setOpen] = useState(false);
  const { type, at, actor, target, changes } = useFragment(
    graphql`
      fragment ActivityRow_activity on Activity @throwOnFieldError {
        type
        at
        actor {
          username
          role
        }
        target {
          commune {
            ags
            name
          }
          pid
          serviceId
          resourceUrn
          label
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
  const name = activityLabel(type, changes);
  const what = name ? i18n._(name) : type;
  const german = of === "service" ? placeInCommune(target) : target.label || target.commune?.name || "";
  const thing = target.serviceId ? translateServiceName(target.serviceId, german, language) : german;
  const link = activityLink(type, {
    ags: target.commune?.ags,
    serviceId: target.serviceId,
    pid: target.pid,
    resourceUrn: target.resourceUrn,
  });
  const time = formatTime(at);
  return (
    <>
      <tr data-open={isOpen ? "" : undefined} data-nested={isNested ? "" : undefined}>
        <td data-part="time">
          {changes.length > 0 && (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? changesId : undefined}
              aria-label={t`${what}, ${thing}, ${time}: vorher und nachher`}
              data-tooltip={t`Vorher und nachher`}
              onClick={() => setOpen(!isOpen)}
            >
              <Icon name="chevronDown" />
            </button>
          )}
          <time dateTime={at} data-tooltip={`${formatDateTime(at)}, ${relative(at, now)}`}>
            {time}
          </time>
        </td>
        <td data-part="actor">
          {actor.username} {actor.role && <small>{actor.role.toLowerCase()}</small>}
        </td>
        <td data-part="what">{what}</td>
        <td data-part="thing" lang={thing === german ? "de" : language}>
          {link ? (
            <AppLink {...link} variant="text">
              {thing}
            </AppLink>
          ) : (
            thing
          )}
        </td>
      </tr>
      {isOpen && (
        <tr id={changesId} data-part="changes">
          <td colSpan={4}>
            <ActivityChanges type={type} changes={changes} />
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

/** Target of an entry, if it has a screen. */
interface Target {
  readonly ags: string | undefined;
  readonly serviceId: string | null | undefined;
  readonly pid: string | null | undefined;
  readonly resourceUrn: string | null | undefined;
}

/** Link to the target's screen; undefined if there is none. */
function activityLink(
  type: string,
  { ags, serviceId, pid, resourceUrn }: Target,
): Pick<LinkProps, "to" | "params"> | undefined {
  if (pid) return { to: "/admin/processes/$pid", params: { pid } };
  const resource = parseResourceUrn(resourceUrn ?? "");
  if (resource) {
    return type === "REMOVE_RESOURCE"
      ? undefined
      : { to: "/admin/editresource/$version/$type/$id", params: resource };
  }
  const screen = screenOfActivity(type);
  if (ags !== undefined && serviceId && screen) {
    return { to: serviceScreenRoutes[screen], params: { commune: ags, service: serviceId } };
  }
  const section = communeSectionOfActivity(type);
  if (ags === undefined || section === undefined) return undefined;
  return { to: communeSectionRoutes[section], params: { commune: ags } };
}
