/** Determines the sums that a viewer may see. */
import { isAgs } from "#domain/ags";
import type { Context } from "#server/context";
import { countCommunesWith, isCommune } from "#server/storage/communes/communes";
import type { SumKey } from "#server/storage/statistics/statisticsSums";
import { scopeOf } from "#server/domain/communes/communeScope";
import { requireViewer } from "#server/domain/sessions/sessions";

/** Communes and services to sum over; `null`: all that the viewer may see. */
export interface StatisticsScopeInput {
  readonly commune?: string | null;
  readonly serviceId?: string | null;
}

/** The sums of a scope. */
export interface StatisticsScope {
  /** They do not overlap. */
  readonly keys: readonly SumKey[];
  /** Communes that are summed over, whether or not they have any figures. */
  readonly communeCount: number;
  /** Whether several communes are summed, so that small figures are hidden. */
  readonly isProtected: boolean;
  /** The only commune; `null`: there are several, or none. */
  readonly commune: string | null;
}

const nothing: StatisticsScope = { keys: [], communeCount: 0, isProtected: false, commune: null };

/** Returns the scope; empty for communes and services that are unknown or that the viewer may not see. */
export async function readStatisticsScope(
  ctx: Context,
  { commune = null, serviceId = null }: StatisticsScopeInput,
): Promise<StatisticsScope> {
  // An empty key would select the sum over all.
  if (serviceId === "" || (commune !== null && !isAgs(commune))) return nothing;
  const scope = scopeOf(requireViewer(ctx));
  if (scope !== null) {
    const pairs = scope.services.filter(
      (pair) =>
        (commune === null || pair.ags === commune) && (serviceId === null || pair.serviceId === serviceId),
    );
    const keys = [...new Map(pairs.map((pair) => [JSON.stringify(pair), pair])).values()];
    const communes = [...new Set(keys.map(({ ags }) => ags))];
    return {
      keys,
      communeCount: communes.length,
      isProtected: communes.length > 1,
      commune: communes.length === 1 ? (communes[0] ?? null) : null,
    };
  }
  const key = { ags: commune ?? "", serviceId: serviceId ?? "" };
  if (commune !== null) {
    if (!(await isCommune(ctx.db, commune))) return nothing;
    return { keys: [key], communeCount: 1, isProtected: false, commune };
  }
  // Protected even if only one commune has the service today, since others may have had it before.
  const { all, matching } = await countCommunesWith(ctx.db, serviceId);
  return { keys: [key], communeCount: matching, isProtected: all !== 1, commune: null };
}
