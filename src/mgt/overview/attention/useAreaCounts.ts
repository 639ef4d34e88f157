import { useEffect } from "react";
import { useBrowser } from "#browser/browser";
import { startTimer } from "#browser/startTimer";
import type { AttentionKind } from "#domain/attention";
import { areaCountsKeptMs } from "#domain/timings";
import { useUi } from "#ui/ui";
import type { AttentionList_query$data } from "./__generated__/AttentionList_query.graphql";
import { isSeen } from "./attentionLine";

/** Ids of the screens that list the things of a kind; the other kinds are only listed from the overview. */
const areas: Partial<Readonly<Record<AttentionKind, string>>> = {
  KBA_PASSWORD: "kba-passwords",
  KEYSTORE: "resources-keystore",
  JOB_FAILED: "automated-jobs",
  COMMUNE_NOT_INITIALIZED: "resources-commune",
  MAIL_REFUSED: "users",
  INVITATION_EXPIRING: "users",
  RESOURCE_DEPRECATED: "resources",
};
const areaOf = (kind: string) => Object.entries(areas).find(([known]) => known === kind)?.[1];

/** Shows the numbers of lines beside their areas in the navigation: for a while also after the overview is left. */
export function useAreaCounts(reports: AttentionList_query$data["systemOverview"]["attention"]): void {
  const { areaCounts } = useUi();
  const { disposed } = useBrowser();
  useEffect(() => {
    const counts = new Map<string, number>();
    for (const { kind, lines } of reports) {
      const area = areaOf(kind);
      const count = lines?.reduce((sum, line) => (isSeen(line) ? sum : sum + line.count), 0) ?? 0;
      if (area !== undefined) counts.set(area, (counts.get(area) ?? 0) + count);
    }
    areaCounts.set(counts);
    const forget = () => areaCounts.get() === counts && areaCounts.set(new Map());
    return () => void startTimer(disposed, forget, areaCountsKeptMs);
  }, [areaCounts, disposed, reports]);
}
