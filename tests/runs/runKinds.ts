/** Each kind of run on its own page, with a fake server that knows one run. */
import type { GraphQLResolveInfo } from "graphql";
import { connection } from "../support/connection";
import { pushed } from "../support/events";
import { failure, type Resolvers } from "../support/mockedEndpoints";
import { support } from "../support/people";
import { textsUrl } from "../support/textStore";
import { act, visit } from "../support/visit";
import { changeAddress, feeChangeServer } from "../mgt/fees/feeChangeServer";
import { switchAddress, switchServer } from "../mgt/services/switchServer";
import { transferServer } from "../mgt/texts/transferServer";
import { job } from "../process/jobServer";

/** What the server knows of the run. */
export interface RunFacts {
  readonly state: string;
  readonly succeeded?: number;
  readonly failed?: number;
  readonly open?: number;
  readonly impossible?: number;
  readonly expiresAt?: string | null;
}

const startedAt = "2026-11-20T13:05:00.000Z";
const isStarted = (state: string) => state !== "PREPARED" && state !== "EXPIRED";
const times = ({ state, expiresAt = null }: RunFacts) => ({
  state,
  expiresAt,
  startedAt: isStarted(state) ? startedAt : null,
  finishedAt: null,
});

export interface Kind {
  readonly name: string;
  readonly address: string;
  readonly endpoint: "mgt" | "process";
  readonly subscription: string;
  /** Operation that polls while the stream is broken. */
  readonly query: string;
  readonly id: string;
  readonly node: (facts: RunFacts) => object;
  readonly base: Resolvers;
}

const { mgt: transfers, payload: transferPayload } = transferServer();

export const jobs: Kind = {
  name: "Bulk job",
  address: "/admin/jobs/Job%3A1",
  endpoint: "process",
  subscription: "jobProgress",
  query: "jobSourceQuery",
  id: "Job:1",
  node: (facts) => {
    const { succeeded = 0, failed = 0, open = 0 } = facts;
    const done = succeeded + failed;
    return job({ ...times(facts), total: done + open, done, succeeded, failed, skipped: 0 });
  },
  base: { Job: { items: () => connection([]) } },
};

export const feeChanges: Kind = {
  name: "Fee change",
  address: changeAddress,
  endpoint: "mgt",
  subscription: "runProgress",
  query: "runSourceQuery",
  id: "FeeChange-1",
  node: (facts) => {
    const { succeeded = 0, failed = 0, open = 0, impossible = 0 } = facts;
    const { change } = feeChangeServer().payload();
    const progress = { ...change.progress(), open, succeeded, failed, impossible };
    return { ...change, ...times(facts), progress };
  },
  base: {},
};

const serviceSwitches: Kind = {
  name: "Service switch",
  address: switchAddress,
  endpoint: "mgt",
  subscription: "runProgress",
  query: "runSourceQuery",
  id: "ServiceSwitch-1",
  node: (facts) => {
    const { succeeded = 0, failed = 0, open = 0, impossible = 0 } = facts;
    const run = switchServer().node();
    const progress = { ...run.progress(), open, succeeded, failed, impossible };
    return { ...run, ...times(facts), progress };
  },
  base: {},
};

export const textTransfers: Kind = {
  name: "Text transfer",
  address: `${textsUrl}?transfer=transfer-1`,
  endpoint: "mgt",
  subscription: "runProgress",
  query: "runSourceQuery",
  id: "transfer-1",
  node: (facts) => {
    const { succeeded = 0, failed = 0, open = 0, impossible = 0 } = facts;
    const { transfer } = transferPayload();
    const progress = { ...transfer.progress(), open, succeeded, failed, impossible };
    return { ...transfer, ...times(facts), progress };
  },
  base: transfers,
};

/** The page of runs of any kind, here of a transfer. */
export const runPage: Kind = { ...textTransfers, name: "Run page", address: "/admin/runs/transfer-1" };

export const kinds = [jobs, feeChanges, serviceSwitches, textTransfers, runPage];

interface Options {
  /** The stream cannot be opened. */
  readonly isStreamBroken?: boolean;
}

/** Opens the page of a run. */
export async function openRun(kind: Kind, first: RunFacts, { isStreamBroken = false }: Options = {}) {
  let facts = first;
  const held: (() => void)[] = [];
  let isHolding = false;
  const progress = pushed(
    isStreamBroken
      ? () => {
          throw failure("internal_error");
        }
      : undefined,
  );
  const other = kind.base.Query?.["node"];
  const node = async (
    root: unknown,
    args: { id: string },
    context: unknown,
    info: GraphQLResolveInfo,
  ): Promise<unknown> => {
    if (args.id !== kind.id) return typeof other === "function" ? other(root, args, context, info) : null;
    if (isHolding && info.operation.name?.value === kind.query) {
      await new Promise<void>((resolve) => held.push(resolve));
    }
    return kind.node(facts);
  };
  const resolvers: Resolvers = {
    ...kind.base,
    Query: { ...kind.base.Query, node },
    Subscription: { [kind.subscription]: progress.field },
  };
  const app = await visit(kind.address, { viewer: support, [kind.endpoint]: resolvers });
  return {
    app,
    /** Number of open streams. */
    streams: progress.open,
    /** Number of polls that were sent. */
    polls: () => app.calls.filter(({ operation }) => operation === kind.query).length,
    /** Changes the run on the server. */
    change: (next: RunFacts) => {
      facts = next;
    },
    /** Changes the run and streams it. */
    push: (next: RunFacts) => {
      facts = next;
      act(() => progress.push(kind.node(next)));
    },
    /** Polls stay unanswered until the returned function is called. */
    hold: () => {
      isHolding = true;
      return () => {
        isHolding = false;
        for (const answer of held.splice(0)) answer();
      };
    },
  };
}
