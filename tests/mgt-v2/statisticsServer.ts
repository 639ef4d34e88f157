/** Statistics of thirty days as the mocked server returns them. */
import { addDays } from "#domain/calendarDays";

export const figures = (changes: object = {}) => ({
  __typename: "StatisticsFigures",
  submitted: 30,
  completed: 28,
  assisted: 7,
  assistedShare: 0.25,
  failedAttempts: 6,
  payments: 20,
  feeIncome: 25_600,
  medianSeconds: 134,
  p90Seconds: 7_500,
  ratings: 9,
  ratingAverage: 4.25,
  hidden: [],
  ...changes,
});

const from = "2026-10-22";

/** Points by day; `changes` by index. */
export const points = (changes: Readonly<Record<number, object>> = {}) =>
  Array.from({ length: 30 }, (_, index) => {
    const day = addDays(from, index);
    return {
      from: day,
      to: day,
      isUnfinished: index === 29,
      figures: figures({ submitted: index + 10, failedAttempts: 0 }),
      previous: figures({ submitted: index + 20 }),
      ...changes[index],
    };
  });

const statuses = [
  ["UNKNOWN", 0],
  ["SUCCESS", 1_181],
  ["SUCCESS_MANUAL", 31],
  ["IN_PROGRESS", 12],
  ["ERROR", 81],
  ["ERROR_WITHOUT_RETRY", 9],
  ["FINALLY_TERMINATED", 6],
].map(([status, count]) => ({ status, count, isHidden: false }));

export const peers = {
  communeCount: 7,
  population: 304_050,
  submittedPer1000: 4.1,
  ownSubmittedPer1000: 4.3,
  medianSeconds: 150,
  assistedShare: 0.1,
  failedPer100: 2.5,
  ownFailedPer100: 6.3,
  ratingAverage: 4.1,
};

export const statistics = (changes: object = {}) => ({
  from,
  to: addDays(from, 29),
  previousFrom: "2026-09-22",
  previousTo: "2026-10-21",
  granularity: "DAY",
  communeCount: 1,
  hidesSmallFigures: false,
  totals: figures({
    submitted: 1_296,
    completed: 1_200,
    assisted: 75,
    assistedShare: 0.0625,
    failedAttempts: 81,
  }),
  previous: figures({
    submitted: 1_080,
    completed: 1_000,
    assisted: 100,
    assistedShare: 0.1,
    medianSeconds: 143,
  }),
  points: points(),
  statuses,
  peers: null,
  ...changes,
});

/** A sum over two communes that hides its small figures. */
export const protectedStatistics = () =>
  statistics({
    communeCount: 2,
    hidesSmallFigures: true,
    totals: figures({ submitted: 1_296, failedAttempts: null, hidden: ["FAILED_ATTEMPTS"] }),
    points: points({
      3: { figures: figures({ submitted: null, failedAttempts: 0, hidden: ["SUBMITTED"] }) },
    }),
    statuses: statuses.map((one) =>
      one.status === "FINALLY_TERMINATED" ? { ...one, count: null, isHidden: true } : one,
    ),
  });

/** Resolvers that return these statistics, and what they were asked for. */
export function statisticsServer(
  answer: (args: { readonly period: string }) => unknown = () => statistics(),
) {
  const asked: unknown[] = [];
  const mgtV2 = {
    Query: {
      statistics: (_: unknown, args: { readonly period: string }) => {
        asked.push(args);
        return answer(args);
      },
    },
  };
  const mgt = {
    Query: {
      commune: (_: unknown, { ags }: { readonly ags: string }) =>
        ags === "09162000"
          ? null
          : { ags, name: "Augsburg", serviceIds: ["ikfz-neuzulassung"], picture: null },
    },
  };
  return { asked, server: { mgt, "mgt-v2": mgtV2 } };
}
