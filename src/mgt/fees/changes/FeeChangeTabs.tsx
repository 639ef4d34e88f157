import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { useFormats } from "#i18n/useFormats";
import { AppLink } from "#ui/AppLink";
import { LinkTabs } from "#ui/LinkTabs";
import type { FeeChangeTabs_change$key } from "./__generated__/FeeChangeTabs_change.graphql";
import type { ItemStateParam } from "./feeChangesList";
import { useItemStateLabels } from "./feeChangeLabels";

interface FeeChangeTabsProps {
  readonly change: FeeChangeTabs_change$key;
  readonly chosen: ItemStateParam;
}

/** Tabs that filter the items by state; the selected one is in the URL. */
export function FeeChangeTabs({ change, chosen }: FeeChangeTabsProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { id, state, counts } = useFragment(
    graphql`
      fragment FeeChangeTabs_change on FeeChange @throwOnFieldError {
        id
        state
        counts {
          total
          ready
          excluded
          unchanged
          done
          failed
        }
      }
    `,
    change,
  );
  const names = useItemStateLabels()(state);
  const isStarted = state !== "PREPARED" && state !== "EXPIRED";
  const all = { name: undefined, label: t`Alle`, count: counts.total };
  const failed = { name: "failed", label: names.FAILED, count: counts.failed } as const;
  const ready = { name: "ready", label: names.READY, count: counts.ready } as const;
  const others = [
    { name: "unchanged", label: names.UNCHANGED, count: counts.unchanged },
    { name: "excluded", label: names.EXCLUDED, count: counts.excluded },
  ] as const;
  const done = { name: "done", label: names.DONE, count: counts.done } as const;
  const tabs = isStarted ? [all, failed, done, ready, ...others] : [all, ready, failed, ...others];
  return (
    <LinkTabs mt={6} aria-label={t`Nach Ergebnis`}>
      {tabs.map(({ name, label, count }) => (
        <AppLink
          key={name ?? "all"}
          to="/admin/fees/changes/$id"
          params={{ id }}
          variant="bare"
          resetScroll={false}
          replace
          search={{ state: name }}
          aria-current={name === chosen ? "page" : undefined}
        >
          {label} <span>{number(count)}</span>
        </AppLink>
      ))}
    </LinkTabs>
  );
}
