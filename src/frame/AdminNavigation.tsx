import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { useLocation } from "@tanstack/react-router";
import { useId } from "react";
import { useObservable } from "#browser/useObservable";
import { useViewer } from "#session/useSession";
import { AppLink } from "#ui/AppLink";
import { AttentionBadge } from "#ui/AttentionBadge";
import { Icon } from "#ui/Icon";
import { useUi } from "#ui/ui";
import { isInArea, navigationGroups, type NavigationArea, type NavigationGroup } from "./navigationAreas";
import type { AppScreen } from "./screens";
import { useNavigationState } from "./useNavigationState";

/** Styles headings and links by selector, since this renders at every start. */
const Areas = chakra("nav", {
  base: {
    display: "flex",
    flexDirection: "column",
    gap: "1px",
    "& [data-group]": { display: "flex", flexDirection: "column", gap: "1px" },
    "& button": {
      display: "flex",
      flex: "none",
      alignItems: "center",
      gap: 1.5,
      border: 0,
      borderRadius: "md",
      bg: "transparent",
      color: "fg.subtle",
      cursor: "pointer",
      _hover: { color: "fg" },
      "& svg": { transition: "transform 100ms" },
      "&[aria-expanded=false] svg": { transform: "rotate(-90deg)" },
    },
    "& [data-heading]": {
      justifyContent: "space-between",
      mt: 2,
      padding: "4px 10px",
      fontWeight: "medium",
      textStyle: "xs",
    },
    // The button lies on the row, before the number, which stands below those of the other rows.
    "& [data-row]": {
      position: "relative",
      display: "flex",
      "& > button": {
        position: "absolute",
        insetBlock: 0,
        insetInlineEnd: 10,
        justifyContent: "center",
        w: 8,
      },
    },
    "& a": {
      display: "flex",
      flex: 1,
      alignItems: "center",
      gap: 2,
      minH: 10,
      px: 2,
      borderRadius: "md",
      color: "fg.muted",
      whiteSpace: "nowrap",
      _hover: { bg: "bg.muted", color: "fg" },
      _currentPage: { bg: "bg.emphasized", color: "fg", fontWeight: "semibold" },
    },
    "& [data-part] a": { ps: 8 },
    "& [data-group=log]": { mt: 2 },
    // Two lines are as high as a row, since the first may break when its number arrives.
    "& a > [data-label]": { whiteSpace: "normal", lineHeight: "xs" },
    "& .attention-badge": { flex: "none", marginInlineStart: "auto", px: 1 },
    "& [aria-current] > .attention-badge": { bg: "bg" },
    "&[data-folded]": {
      "& a": { flexDirection: "column", justifyContent: "center", gap: 0, px: 0 },
      "& [data-group] + [data-group]": { mt: 2, pt: 2, borderTop: "1px solid {colors.border}" },
      // Below the icon, which it would cover.
      "& .attention-badge": { m: 0, px: 1, bg: "transparent", fontSize: "10px", lineHeight: 1.3 },
    },
  },
});

/** The areas of the administration that the viewer may enter. */
export function AdminNavigation({ isFolded = false }: { readonly isFolded?: boolean }) {
  const { t } = useLingui();
  const viewer = useViewer();
  return (
    <Areas aria-label={t`Administration`} data-folded={isFolded ? "" : undefined}>
      {navigationGroups(viewer).map((group) => (
        <Group key={group.id} group={group} isFolded={isFolded} />
      ))}
    </Areas>
  );
}

interface GroupProps {
  readonly group: NavigationGroup;
  readonly isFolded: boolean;
}

/** A closed group still shows the area that is open, and how many of its hidden areas need attention. */
function Group({ group: { id, title, areas }, isFolded }: GroupProps) {
  const { i18n } = useLingui();
  const { isToggled, toggle } = useNavigationState();
  const countOf = useAreaCounts();
  const isCurrent = useIsCurrent();
  const listId = useId();
  const isOpen = !title || isFolded || !isToggled(id);
  const shown = isOpen ? areas : areas.filter((area) => [area, ...area.parts].some(isCurrent));
  const hidden = areas.filter((area) => !shown.includes(area));
  const hiddenCount = countOf(hidden.flatMap((area) => [area, ...area.parts]));
  return (
    <div data-group={id}>
      {title && !isFolded && (
        <button
          type="button"
          data-heading=""
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => toggle(id)}
        >
          {i18n._(title)}
          {hiddenCount > 0 && <AttentionBadge count={hiddenCount} />}
          <Icon name="chevronDown" size={12} />
        </button>
      )}
      <div id={listId} data-group="">
        {shown.map((area) => (
          <Area key={area.screen.id} area={area} isFolded={isFolded} />
        ))}
      </div>
    </div>
  );
}

/** An area whose parts are hidden also counts what needs attention in them. */
function Area({ area, isFolded }: { readonly area: NavigationArea; readonly isFolded: boolean }) {
  const { t } = useLingui();
  const { isToggled, toggle } = useNavigationState();
  const countOf = useAreaCounts();
  const isCurrent = useIsCurrent();
  const listId = useId();
  const { screen, parts } = area;
  const isOpen = isToggled(screen.id) && !isFolded;
  const shown = parts.filter((part) => !isFolded && (isOpen || isCurrent(part)));
  const link = (
    <AreaLink
      screen={screen}
      count={countOf([area, ...parts.filter((part) => !shown.includes(part))])}
      isCurrent={(isCurrent(area) && !shown.some(isCurrent)) || (isFolded && parts.some(isCurrent))}
      isFolded={isFolded}
    />
  );
  if (parts.length === 0 || isFolded) return link;
  return (
    <>
      <div data-row="">
        {link}
        <button
          type="button"
          aria-label={t`Arten von Ressourcen`}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => toggle(screen.id)}
        >
          <Icon name="chevronDown" size={12} />
        </button>
      </div>
      <div id={listId} data-group="" data-part="">
        {shown.map((part) => (
          <AreaLink
            key={part.screen.id}
            screen={part.screen}
            count={countOf([part])}
            isCurrent={isCurrent(part)}
            isPart
          />
        ))}
      </div>
    </>
  );
}

interface AreaLinkProps {
  readonly screen: AppScreen;
  /** How many things need attention. */
  readonly count: number;
  readonly isCurrent: boolean;
  readonly isFolded?: boolean;
  readonly isPart?: boolean;
}

function AreaLink({ screen, count, isCurrent, isFolded = false, isPart = false }: AreaLinkProps) {
  const { i18n } = useLingui();
  const { to, params, title, icon } = screen;
  const label = i18n._(title);
  return (
    <AppLink
      to={to}
      params={params}
      variant="bare"
      aria-current={isCurrent ? "page" : undefined}
      data-tooltip={isFolded ? label : undefined}
      // Search params do not leave the area; the router must not mark others.
      activeOptions={{ exact: true, includeSearch: false }}
    >
      {!isPart && <Icon name={icon} />}
      {isFolded ? <span className="visually-hidden">{label}</span> : <span data-label="">{label}</span>}
      {count > 0 && <AttentionBadge count={count} />}
    </AppLink>
  );
}

/** Returns a function for whether the screen on display belongs to an area. */
function useIsCurrent(): (area: NavigationArea) => boolean {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return ({ screen }) => isInArea(screen, path);
}

/** Returns a function for how many things need attention in areas, as far as known. */
function useAreaCounts(): (areas: readonly NavigationArea[]) => number {
  const { areaCounts, processesNeedingAttention } = useUi();
  const processes = useObservable(processesNeedingAttention) ?? 0;
  const others = useObservable(areaCounts);
  const countOf = (id: string) => (id === "processes" ? processes : (others.get(id) ?? 0));
  return (areas) => areas.reduce((sum, { screen }) => sum + countOf(screen.id), 0);
}
