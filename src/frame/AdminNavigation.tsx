import { chakra } from "@chakra-ui/react";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useLocation, type LinkProps } from "@tanstack/react-router";
import { Fragment } from "react";
import { useObservable } from "#browser/useObservable";
import { can, type Permission } from "#domain/permissions";
import { useViewer } from "#session/useSession";
import { AppLink } from "#ui/AppLink";
import { AttentionBadge } from "#ui/AttentionBadge";
import { Icon, type IconName } from "#ui/Icon";
import {
  activitiesTitle,
  applicationsTitle,
  automatedJobsTitle,
  communesTitle,
  feesTitle,
  jobsTitle,
  kbaPasswordsTitle,
  overviewTitle,
  processesTitle,
  resourcesTitle,
  servicesTitle,
  settingsTitle,
  usersTitle,
} from "#ui/screenTitles";
import { useUi } from "#ui/ui";

interface AdminArea {
  readonly to: NonNullable<LinkProps["to"]>;
  readonly label: MessageDescriptor;
  readonly icon: IconName;
  readonly permission: Permission;
  /** Heading above this area and the following ones. */
  readonly heading?: MessageDescriptor;
  /** The list of resources in this area. */
  readonly params?: LinkProps["params"];
  /** Paths that also belong to the area. */
  readonly alsoAt?: RegExp;
  /** Only the exact path is this area, not those below it. */
  readonly isExact?: boolean;
  /** Shows the number of processes that need attention. */
  readonly isCounted?: boolean;
}

/** In navigation order; each is added with its screen. */
const adminAreas: readonly AdminArea[] = [
  {
    to: "/admin",
    label: overviewTitle,
    icon: "home",
    permission: "overview",
    isExact: true,
    alsoAt: /^\/admin\/attention\//,
  },
  { to: "/admin/fees", label: feesTitle, icon: "euro", permission: "system_fees" },
  { to: "/admin/services", label: servicesTitle, icon: "tiles", permission: "system_services" },
  {
    heading: msg`Verwaltung`,
    to: "/admin/users",
    label: usersTitle,
    icon: "users",
    alsoAt: /^\/admin\/edituser\//,
    permission: "system_users",
  },
  {
    to: "/admin/resources/$resource",
    params: { resource: "commune" },
    label: communesTitle,
    icon: "communes",
    alsoAt: /^\/admin\/editresource\/\w+\/commune\//,
    permission: "view_resource",
  },
  {
    to: "/admin/resources/$resource",
    params: { resource: "all" },
    label: resourcesTitle,
    icon: "layers",
    alsoAt: /^\/admin\/(addresource$|(resources|editresource\/\w+)\/(?!commune(\/|$)))/,
    permission: "view_resource",
  },
  {
    heading: msg`Betrieb`,
    to: "/admin/processes",
    label: processesTitle,
    icon: "processes",
    isCounted: true,
    permission: "processes",
  },
  {
    to: "/admin/jobs",
    label: jobsTitle,
    icon: "list",
    alsoAt: /^\/admin\/runs\//,
    permission: "admin_features",
  },
  {
    to: "/admin/more/automated-jobs",
    label: automatedJobsTitle,
    icon: "clock",
    permission: "cron_job_logs",
  },
  {
    to: "/admin/kba",
    label: kbaPasswordsTitle,
    icon: "lock",
    permission: "service_settings",
  },
  {
    to: "/admin/applications",
    label: applicationsTitle,
    icon: "document",
    permission: "processes",
  },
  {
    heading: msg`System`,
    to: "/admin/activities",
    label: activitiesTitle,
    icon: "history",
    permission: "activities",
  },
  {
    to: "/admin/settings",
    label: settingsTitle,
    icon: "settings",
    permission: "admin_features",
  },
];

/** Styles headings and links by selector, since this renders at every start. */
const Areas = chakra("nav", {
  base: {
    display: "flex",
    flexDirection: "column",
    gap: "1px",
    "& p": {
      padding: "14px 10px 4px",
      color: "fg.subtle",
      fontWeight: "medium",
      textStyle: "xs",
    },
    "& a": {
      display: "flex",
      alignItems: "center",
      gap: 2.5,
      height: 10,
      px: 2.5,
      borderRadius: "md",
      color: "fg.muted",
      whiteSpace: "nowrap",
      _hover: { bg: "bg.muted", color: "fg" },
      _currentPage: { bg: "bg.emphasized", color: "fg", fontWeight: "semibold" },
    },
    "& .attention-badge": { marginInlineStart: "auto" },
    "& [aria-current] > .attention-badge": { bg: "bg" },
  },
});

/** The admin areas that the viewer may enter. */
export function AdminNavigation() {
  const { t, i18n } = useLingui();
  const viewer = useViewer();
  return (
    <Areas aria-label={t`Administration`}>
      {adminAreas
        .filter(({ permission }) => can(viewer, permission))
        .map((area) => (
          <Fragment key={area.label.id}>
            {area.heading && <p>{i18n._(area.heading)}</p>}
            <AreaLink area={area} />
          </Fragment>
        ))}
    </Areas>
  );
}

function AreaLink({ area }: { readonly area: AdminArea }) {
  const { i18n } = useLingui();
  const needingAttention = useObservable(useUi().processesNeedingAttention);
  const pathname = useLocation({ select: (location) => location.pathname });
  const { to, params, label, icon, isExact = false, alsoAt, isCounted } = area;
  const count = (isCounted && needingAttention) || 0;
  return (
    <AppLink
      to={to}
      params={params}
      variant="bare"
      aria-current={alsoAt?.test(pathname) ? "page" : undefined}
      // Search params do not leave the area.
      activeOptions={{ exact: isExact, includeSearch: false }}
    >
      <Icon name={icon} />
      {i18n._(label)}
      {count > 0 && <AttentionBadge count={count} />}
    </AppLink>
  );
}
