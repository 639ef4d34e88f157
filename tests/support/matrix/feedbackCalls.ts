/** Calls about feedback, which members see for the services of their communes. */
import { storeFeedback } from "../feedback";
import { toNodeId } from "#server/nodeId";
import type { FieldCall } from "./fieldCall";
import { matrixTime, type World } from "./world";

const serviceId = "ew-meldebescheinigung";
const comment = "Frau Müller war nett.";
const span = { start: 5, end: 11 };

/** An entry in a commune and service of the member; returns its node id. */
export async function ownFeedback(
  world: World,
  changes: Parameters<typeof storeFeedback>[1] = {},
): Promise<string> {
  const { ags } = await world.communeFor("read");
  const place = { commune_ags: ags, service_id: serviceId };
  const id = await storeFeedback(world.db, { ...place, comment, created_at: matrixTime, ...changes });
  return toNodeId("Feedback", String(id));
}

/** Entries hidden from the member: of a foreign commune, and of a foreign service. */
export async function foreignFeedback(
  world: World,
  changes: Parameters<typeof storeFeedback>[1] = {},
): Promise<readonly string[]> {
  return [
    await ownFeedback(world, { ...changes, commune_ags: world.foreign.ags }),
    await ownFeedback(world, { ...changes, service_id: "pw-eheurkunde" }),
  ];
}

/** A mutation whose input names an entry. */
const changing = (
  input: (item: { readonly id: string; readonly revision: number }) => object,
  changes: Parameters<typeof storeFeedback>[1] = {},
): FieldCall => {
  const of = (id: string) => ({ input: input({ id, revision: 1 }) });
  return {
    own: async (world) => of(await ownFeedback(world, changes)),
    foreign: async (world) => (await foreignFeedback(world, changes)).map(of),
  };
};

const redacted = { original_comment: comment, original_erase_at: matrixTime };

export const feedbackCalls: Readonly<Record<string, FieldCall>> = {
  "Query.feedback": {
    own: async (world) => {
      await ownFeedback(world);
      return {};
    },
    foreign: async (world) => {
      await foreignFeedback(world);
      return [{ filter: { communes: [world.foreign.ags] } }, { filter: { services: ["pw-eheurkunde"] } }];
    },
  },
  "Mutation.decideFeedback": changing((item) => ({
    items: [item],
    state: "APPROVED",
    confirmed: ["feedback_personal_data"],
  })),
  "Mutation.saveFeedbackNote": changing((item) => ({ ...item, note: "Rückruf" })),
  "Mutation.redactFeedback": changing((item) => ({ ...item, spans: [span] })),
  "Mutation.restoreFeedbackComment": changing((item) => item, redacted),
};
