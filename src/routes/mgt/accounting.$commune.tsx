import { createFileRoute, notFound } from "@tanstack/react-router";
import { findCommuneAddress } from "#mgt/commune/communeAddress";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/mgt/accounting/$commune")({
  loader: async ({ context: { relay }, params: { commune } }) => {
    const { missing } = await findCommuneAddress(relay, commune);
    if (missing === null) throw notFound();
  },
  component: withScreens(
    { CommuneUnavailable: () => import("#mgt/commune/CommuneUnavailable") },
    ({ CommuneUnavailable }) => <CommuneUnavailable />,
  ),
});
