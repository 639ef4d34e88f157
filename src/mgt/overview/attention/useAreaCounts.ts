/** How many things need attention in the areas of the navigation, from lines of the overview. */
import { useCallback } from "react";
import { useBrowser } from "#browser/browser";
import { startTimer } from "#browser/startTimer";
import type { AttentionKind } from "#domain/attention";
import { areaCountsKeptMs } from "#domain/timings";
import { useUi } from "#ui/ui";

/** Ids of the screens that list the things of a kind; the other kinds are only listed from the overview. */
const areas = {
  KBA_PASSWORD: "kba-passwords",
  KEYSTORE: "resources-keystore",
  JOB_FAILED: "automated-jobs",
  COMMUNE_NOT_INITIALIZED: "resources-commune",
  MAIL_REFUSED: "users",
  INVITATION_EXPIRING: "users",
  RESOURCE_DEPRECATED: "resources",
} satisfies Partial<Readonly<Record<AttentionKind, string>>>;

type AreaKind = keyof typeof areas;

const isAreaKind = (kind: string): kind is AreaKind => Object.hasOwn(areas, kind);

/** The kinds with an area. */
export const areaKinds: readonly AreaKind[] = Object.keys(areas).filter(isAreaKind);

/** Whether a line is marked as seen, and has not grown since. */
export const isSeen = ({ seen }: { readonly seen?: { readonly isOutgrown: boolean } | null }) =>
  seen !== null && seen !== undefined && !seen.isOutgrown;

interface Report {
  readonly kind: string;
  readonly lines:
    | readonly { readonly count: number; readonly seen?: { readonly isOutgrown: boolean } | null }[]
    | null
    | undefined;
}

/**
 * Returns a function that shows the numbers of lines beside their areas, and one that removes these numbers after a
 * while unless others have replaced them. Both are stable.
 */
export function useAreaCounts() {
  const { areaCounts } = useUi();
  const { disposed } = useBrowser();
  const show = useCallback(
    (reports: readonly Report[]) => {
      const counts = new Map<string, number>();
      for (const { kind, lines } of reports) {
        if (!isAreaKind(kind)) continue;
        const count = lines?.reduce((sum, line) => (isSeen(line) ? sum : sum + line.count), 0) ?? 0;
        counts.set(areas[kind], (counts.get(areas[kind]) ?? 0) + count);
      }
      areaCounts.set(counts);
    },
    [areaCounts],
  );
  const forgetLater = useCallback(() => {
    const counts = areaCounts.get();
    const forget = () => areaCounts.get() === counts && areaCounts.set(new Map());
    startTimer(disposed, forget, areaCountsKeptMs);
  }, [areaCounts, disposed]);
  return { show, forgetLater };
}
