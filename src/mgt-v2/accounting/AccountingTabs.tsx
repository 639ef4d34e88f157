import { Trans, useLingui } from "@lingui/react/macro";
import { AppLink } from "#ui/AppLink";
import { LinkTabs } from "#ui/LinkTabs";

interface AccountingTabsProps {
  readonly ags: string;
}

/** Links between the screens of a commune's accounting. */
export function AccountingTabs({ ags }: AccountingTabsProps) {
  const { t } = useLingui();
  return (
    <LinkTabs aria-label={t`Bereiche der Buchungsliste`} mb={3}>
      <AppLink
        variant="bare"
        to="/mgt/accounting/$commune"
        params={{ commune: ags }}
        activeOptions={{ exact: true, includeSearch: false }}
      >
        <Trans>Buchungen</Trans>
      </AppLink>
      <AppLink variant="bare" to="/mgt/accounting/$commune/runs" params={{ commune: ags }}>
        <Trans>Ausleitungen</Trans>
      </AppLink>
    </LinkTabs>
  );
}
