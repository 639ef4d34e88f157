import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useLocation } from "@tanstack/react-router";
import type { Observable } from "#browser/observable";
import { useObservable } from "#browser/useObservable";
import { AppLink } from "#ui/AppLink";
import { Icon } from "#ui/Icon";
import type { AdminArea } from "./adminAreas";

/** Larger numbers are only said to be larger: there is no room for them, and nobody acts by them. */
const shownMax = 999;

/** An area of the navigation, with the number of what needs attention there. */
export function AreaLink({ area }: { readonly area: AdminArea }) {
  return area.count ? <CountedLink area={area} count={area.count} /> : <PlainLink area={area} />;
}

function CountedLink({ area, count }: { readonly area: AdminArea; readonly count: Observable<number> }) {
  const { t } = useLingui();
  const value = useObservable(count);
  if (value === 0) return <PlainLink area={area} />;
  const words =
    value > shownMax
      ? t`mehr als ${shownMax} brauchen Aufmerksamkeit`
      : t`${plural(value, { one: "# braucht Aufmerksamkeit", other: "# brauchen Aufmerksamkeit" })}`;
  return <PlainLink area={area} badge={value > shownMax ? `${shownMax}+` : String(value)} words={words} />;
}

interface PlainLinkProps {
  readonly area: AdminArea;
  readonly badge?: string;
  /** What the badge says. */
  readonly words?: string;
}

function PlainLink({ area, badge, words }: PlainLinkProps) {
  const { i18n } = useLingui();
  const pathname = useLocation({ select: (location) => location.pathname });
  const { to, params, label, icon, isExact, alsoBelow } = area;
  return (
    <AppLink
      to={to}
      params={params}
      look="bare"
      aria-current={alsoBelow && pathname.startsWith(alsoBelow) ? "page" : undefined}
      aria-label={words && `${i18n._(label)}, ${words}`}
      // Filters and pages are still the same area.
      activeOptions={{ exact: isExact ?? false, includeSearch: false }}
    >
      <Icon name={icon} />
      {i18n._(label)}
      {badge && (
        <span className="area-count" title={words}>
          {badge}
        </span>
      )}
    </AppLink>
  );
}
