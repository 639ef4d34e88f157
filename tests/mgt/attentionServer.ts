/** A fake of what needs attention: reports of kinds, and marks as seen. */
import { attentionKinds, type AttentionKind } from "#domain/attention";
import { attentionSeenSchema } from "#domain/schemas/attentionSeen";
import { checkValues } from "#domain/checkValues";

const computedAt = "2026-11-20T13:05:00.000Z";

/** A line of a kind; its id is the kind. */
export function line(kind: AttentionKind, count: number, changes: object = {}) {
  return {
    id: `AttentionLine:${kind}`,
    kind,
    urgency: "WARNING",
    subject: null,
    count,
    communeCount: null,
    serviceCount: null,
    since: null,
    endsOn: null,
    name: null,
    seen: null,
    ...changes,
  };
}

/** A mark of anna, of 12 rows, until Monday. */
export const seen = (changes: object = {}) => ({
  until: "2026-11-22T23:00:00.000Z",
  reason: "Ist gemeldet",
  count: 12,
  isOutgrown: false,
  by: { userId: null, username: "anna", role: "SUPPORT" },
  at: "2026-11-18T08:30:00.000Z",
  ...changes,
});

export type FakeLine = ReturnType<typeof line>;

interface Input {
  readonly input: { readonly id: string; readonly until: string; readonly reason: string };
}

/** Resolvers of a server with these lines; null instead of the lines of a kind: it failed. */
export function attentionServer(
  lines: readonly FakeLine[],
  { failed = [] }: { readonly failed?: readonly AttentionKind[] } = {},
) {
  const state = {
    lines: [...lines],
    failed: [...failed],
    times: new Map<AttentionKind, string>(),
    failure: null as Error | null,
  };
  const asked: unknown[] = [];
  const marks: unknown[] = [];
  const attention = ({ kinds }: { readonly kinds?: readonly AttentionKind[] | null }) => {
    asked.push(kinds ?? null);
    if (state.failure) throw state.failure;
    return attentionKinds
      .filter((kind) => !kinds || kinds.includes(kind))
      .map((kind) => ({
        kind,
        lines: state.failed.includes(kind) ? null : state.lines.filter((one) => one.kind === kind),
        computedAt: state.times.get(kind) ?? computedAt,
      }));
  };
  const change = (id: string, mark: FakeLine["seen"] | object) => {
    state.lines = state.lines.map((one) =>
      one.id === id ? { ...one, seen: mark as FakeLine["seen"] } : one,
    );
    return { line: state.lines.find((one) => one.id === id) ?? null, errors: [] };
  };
  const mgt = {
    Query: { systemOverview: () => ({ attention, figures: null }) },
    Mutation: {
      markAttentionSeen: (_: unknown, { input }: Input) => {
        marks.push(input);
        const { until, reason } = input;
        if (Object.keys(checkValues(attentionSeenSchema("2026-11-20"), { until, reason })).length > 0) {
          return { line: null, errors: [{ code: "date_in_past", field: ["until"], params: [] }] };
        }
        const count = state.lines.find(({ id }) => id === input.id)?.count;
        return change(
          input.id,
          seen({ reason, count, by: { userId: null, username: "support", role: "SUPPORT" } }),
        );
      },
      unmarkAttentionSeen: (_: unknown, { input }: Pick<Input, "input">) => change(input.id, null),
    },
  };
  return { state, asked, marks, mgt };
}
