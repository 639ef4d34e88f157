import { useLingui } from "@lingui/react/macro";
import { useLocation } from "@tanstack/react-router";
import { useObservable } from "#browser/useObservable";
import { AppLink } from "#ui/AppLink";
import { AttentionBadge, useAttentionWords } from "#ui/AttentionBadge";
import { Icon } from "#ui/Icon";
import type { AdminArea } from "./adminAreas";
import { useAreaCounts, type AreaCounts } from "./areaCounts";

/** An area of the navigation, with the number of items that need attention. */
export function AreaLink({ area }: { readonly area: AdminArea }) {
  return area.count ? <CountedLink area={area} count={area.count} /> : <PlainLink area={area} />;
}

function CountedLink({ area, count }: { readonly area: AdminArea; readonly count: keyof AreaCounts }) {
  return <PlainLink area={area} count={useObservable(useAreaCounts()[count])} />;
}

function PlainLink({ area, count = 0 }: { readonly area: AdminArea; readonly count?: number }) {
  const { i18n } = useLingui();
  const attentionWords = useAttentionWords();
  const pathname = useLocation({ select: (location) => location.pathname });
  const { to, params, label, icon, isExact, alsoBelow } = area;
  return (
    <AppLink
      to={to}
      params={params}
      variant="bare"
      aria-current={alsoBelow && pathname.startsWith(alsoBelow) ? "page" : undefined}
      aria-label={count > 0 ? `${i18n._(label)}, ${attentionWords(count)}` : undefined}
      // Search params do not leave the area.
      activeOptions={{ exact: isExact ?? false, includeSearch: false }}
    >
      <Icon name={icon} />
      {i18n._(label)}
      {count > 0 && <AttentionBadge count={count} />}
    </AppLink>
  );
}
