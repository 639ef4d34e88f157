/** How the fields about what needs attention are called. */
import { lineIdOf } from "#server/domain/attention/attentionSeen";
import type { FieldCall } from "./fieldCall";

const id = lineIdOf({ kind: "FEE_GAP", subject: null });

export const attentionCalls: Readonly<Record<string, FieldCall>> = {
  "Query.attentionItems": { own: () => ({ kind: "FEE_GAP" }) },
  "Mutation.markAttentionSeen": { own: () => ({ input: { id, until: "2026-12-01", reason: "a" } }) },
  "Mutation.unmarkAttentionSeen": { own: () => ({ input: { id } }) },
};
