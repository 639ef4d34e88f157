/** Mocked entries of the activity log, its purpose, chain and restores. */
import { pageOf, type PageArguments } from "../support/connection";
import { failure } from "../support/mockedEndpoints";

const augsburg = { ags: "09761000", name: "Augsburg" };

/** The service settings of a commune, changed by a member. */
export function activity(id: string, changes: object = {}, target: object = {}) {
  return {
    __typename: "Activity",
    id,
    type: "SAVE_SERVICE_CONFIG",
    at: "2026-11-20T13:01:37.000Z",
    actor: { userId: "User:7", username: "k.brandl", role: "MEMBER" },
    jobId: null,
    changes: [],
    correlationId: `action-${id}`,
    relatedCount: 1,
    reason: null,
    restorability: null,
    restoredBy: null,
    chainPosition: 12,
    ...changes,
    target: {
      commune: augsburg,
      serviceId: "ikfz-neuzulassung",
      userId: null,
      pid: null,
      resourceUrn: null,
      automatedJob: null,
      automatedJobRunId: null,
      label: "Neuzulassung",
      ...target,
    },
  };
}

export type MockedActivity = ReturnType<typeof activity>;

const intact = {
  length: 40_213,
  waitingCount: 3,
  chainedUntil: "2026-11-20T13:00:00.000Z",
  head: "9f2ce1",
  check: null,
};

interface Asked extends PageArguments {
  readonly filter?: { readonly actors?: unknown; readonly users?: unknown } | null;
}

/** A purpose that is valid longer than a test. */
const declared = { purpose: "Ticket 4711", validUntil: "2100-01-01T00:00:00.000Z" };

/** Resolvers for a log with these entries. Selecting by person needs a purpose, as on the real server. */
export function activityServer(entries: MockedActivity[], chain: object = intact) {
  const asked: Asked[] = [];
  const calls: { readonly name: string; readonly input: unknown }[] = [];
  const state: { purpose: object | null; chain: object } = { purpose: null, chain };
  const Query = {
    activities: (_: unknown, args: Asked) => {
      asked.push(args);
      if ((args.filter?.actors || args.filter?.users) && !state.purpose) throw failure("purpose_required");
      return pageOf(entries, args);
    },
    activityPurpose: () => state.purpose,
    activityChain: () => state.chain,
    activityExportLimit: () => 10_000,
    node: (_: unknown, { id }: { id: string }) => entries.find((one) => one.id === id) ?? null,
  };
  const Mutation = {
    declareActivityPurpose: (_: unknown, { input }: { input: { purpose: string } }) => {
      calls.push({ name: "declare", input });
      state.purpose = { ...declared, ...input };
      return { purpose: state.purpose, errors: [] };
    },
  };
  return { asked, calls, state, endpoint: { Query, Mutation } };
}
