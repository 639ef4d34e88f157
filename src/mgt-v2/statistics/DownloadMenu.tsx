import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay/hooks";
import { useLocale } from "#i18n/language";
import { useAction } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { Icon } from "#ui/Icon";
import { lazyOverlay } from "#ui/lazyOverlay";
import { offerDownload } from "#ui/table/offerDownload";
import { useToast } from "#ui/ui";
import { useOpener } from "#ui/useOpener";
import type { DownloadMenuMutation } from "./__generated__/DownloadMenuMutation.graphql";
import type { ShownStatistics } from "./statisticsQuery";
import type { StatisticsScope } from "./statisticsSearch";

const MenuPanel = lazyOverlay(async () => (await import("#ui/MenuPanel")).MenuPanel);

const exportMutation = graphql`
  mutation DownloadMenuMutation($input: ExportMonthlyTransactionsInput!) {
    exportMonthlyTransactions(input: $input) {
      download {
        url
        fileName
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface DownloadMenuProps {
  readonly scope: StatisticsScope;
  readonly statistics: ShownStatistics;
  readonly onSaveCsv: () => void;
}

/** Downloads of the shown figures, and of the transactions of its months. */
export function DownloadMenu({ scope, statistics: { from, to }, onSaveCsv }: DownloadMenuProps) {
  const { t } = useLingui();
  const toast = useToast();
  const { opened, isUsed, button } = useOpener("menu", MenuPanel.intent);
  const commit = useMutationAsync<DownloadMenuMutation>(exportMutation);
  const { isBusy, run, toNotice } = useAction();
  const label = t`Herunterladen`;
  const language = useLocale() === "en" ? "EN" : "DE";

  async function exportTransactions() {
    if (isBusy) return;
    const { payload, failure } = await run(() => commit({ input: { scope, days: { from, to }, language } }));
    if (payload?.download) return offerDownload(payload.download, toast);
    toast({ tone: "error", text: toNotice(failure ?? { code: "unexpected_answer", params: {} }).text });
  }

  return (
    <>
      <Button variant="ghost" {...button} aria-busy={isBusy || undefined}>
        <Icon name="download" />
        {label}
        <Icon name="chevronDown" size={12} />
      </Button>
      {isUsed && (
        <MenuPanel
          {...opened}
          label={label}
          actions={[
            { value: "figures", content: <Trans>Gezeigte Kennzahlen (CSV)</Trans>, onSelect: onSaveCsv },
            {
              value: "transactions",
              content: <Trans>Monatliche Transaktionen (CSV)</Trans>,
              onSelect: () => void exportTransactions(),
            },
          ]}
        />
      )}
    </>
  );
}
