/** Compares a commune with communes of similar size. */
import { peerPopulationRatio, peersMin } from "#domain/statistics/figures";
import { durationQuantile } from "#domain/statistics/durations";
import type { DaySpan } from "#domain/statistics/periods";
import type { Context } from "#server/context";
import { selectComparedCommune, selectPeerDurations, selectPeers } from "#server/storage/statistics/peers";
import type { DurationSource } from "#server/storage/statistics/statisticsSums";
import { shareOf, type StatisticsFigures } from "./dailyFigures";

/** A comparison to make. */
export interface PeerQuestion {
  readonly ags: string;
  /** Services of the comparison; an empty one: all. */
  readonly serviceIds: readonly string[];
  readonly days: DaySpan;
  /** Sources of the durations of these days. */
  readonly sources: readonly DurationSource[];
  /** Figures of the commune itself. */
  readonly totals: StatisticsFigures;
}

/** Medians over communes of similar size; `null` where fewer than five have the figure. */
export interface StatisticsPeers {
  readonly communeCount: number;
  readonly population: number;
  readonly submittedPer1000: number | null;
  readonly ownSubmittedPer1000: number | null;
  readonly medianSeconds: number | null;
  readonly assistedShare: number | null;
  readonly failedPer100: number | null;
  readonly ownFailedPer100: number | null;
  readonly ratingAverage: number | null;
}

/** Maximum number of compared communes, those with the closest population. */
const peersMax = 15;

/**
 * Compares the commune with communes of the same kind, with half to twice its population, that received applications.
 * Returns null if its population is unknown or there are fewer than five such communes.
 */
export async function readPeers(
  { db }: Pick<Context, "db">,
  { ags, serviceIds, days, sources, totals }: PeerQuestion,
): Promise<StatisticsPeers | null> {
  const own = await selectComparedCommune(db, ags);
  if (!own || own.population === null) return null;
  const { unit, population } = own;
  const peers = await selectPeers(db, {
    ags,
    unit,
    population,
    serviceIds,
    days,
    smallest: Math.ceil(population * peerPopulationRatio),
    largest: Math.floor(population / peerPopulationRatio),
    limit: peersMax,
  });
  if (peers.length < peersMin) return null;
  const durations = await selectPeerDurations(
    db,
    peers.map((peer) => peer.ags),
    serviceIds,
    sources,
  );
  const per1000 = (count: number, of: number) => (1_000 * count) / of;
  const per100 = (count: number, of: number) => scaled(shareOf(count, of), 100);
  const { submitted, failedAttempts } = totals;
  return {
    communeCount: peers.length,
    population,
    submittedPer1000: peerMedian(peers.map((peer) => per1000(peer.submitted, peer.population ?? 0))),
    ownSubmittedPer1000: submitted === null ? null : per1000(submitted, population),
    medianSeconds: rounded(
      peerMedian([...durations.values()].map((buckets) => durationQuantile(buckets, 0.5))),
    ),
    assistedShare: peerMedian(peers.map((peer) => shareOf(peer.assisted, peer.completed))),
    failedPer100: peerMedian(peers.map((peer) => per100(peer.failedAttempts, peer.submitted))),
    ownFailedPer100: submitted === null || failedAttempts === null ? null : per100(failedAttempts, submitted),
    ratingAverage: peerMedian(peers.map((peer) => shareOf(peer.stars, peer.ratings))),
  };
}

/** The median of the available values; `null` for fewer than five. */
function peerMedian(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null).sort((a, b) => a - b);
  if (known.length < peersMin) return null;
  const middle = known.length >> 1;
  const upper = known[middle] ?? 0;
  return known.length % 2 === 1 ? upper : (upper + (known[middle - 1] ?? 0)) / 2;
}

const scaled = (value: number | null, factor: number) => (value === null ? null : factor * value);
const rounded = (value: number | null) => (value === null ? null : Math.round(value));
