import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { useFormats } from "#i18n/useFormats";
import { AppLink } from "#ui/AppLink";
import { LinkTabs } from "#ui/LinkTabs";
import type { ResultTabs_job$key } from "./__generated__/ResultTabs_job.graphql";
import type { JobResult } from "./jobsList";
import { actionOf, resultLabels } from "./jobLabels";

interface ResultTabsProps {
  readonly job: ResultTabs_job$key;
  readonly result: JobResult;
}

/** Tabs that filter the results by kind; the selected one is in the URL. */
export function ResultTabs({ job, result }: ResultTabsProps) {
  const { t, i18n } = useLingui();
  const { number } = useFormats();
  const { id, kind, total, done, succeeded, failed, skipped } = useFragment(
    graphql`
      fragment ResultTabs_job on Job @throwOnFieldError {
        id
        kind
        total
        done
        succeeded
        failed
        skipped
      }
    `,
    job,
  );
  const tabs: readonly { name: JobResult; label: string; count: number }[] = [
    { name: undefined, label: t`Alle`, count: total },
    { name: "failed", label: t`Fehlgeschlagen`, count: failed },
    { name: "skipped", label: t`Übersprungen`, count: skipped },
    { name: "succeeded", label: i18n._(resultLabels[actionOf(kind)].title), count: succeeded },
    { name: "open", label: t`Offen`, count: total - done },
  ];
  return (
    <LinkTabs mt={6} aria-label={t`Nach Ergebnis`}>
      {tabs.map(({ name, label, count }) => (
        <AppLink
          key={label}
          to="/admin/jobs/$id"
          params={{ id }}
          variant="bare"
          resetScroll={false}
          replace
          search={{ result: name }}
          aria-current={name === result ? "page" : undefined}
        >
          {label} <span>{number(count)}</span>
        </AppLink>
      ))}
    </LinkTabs>
  );
}
