import { createFileRoute, notFound } from "@tanstack/react-router";
import { findCommuneAddress, serviceAddresses } from "#mgt/commune/communeAddress";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/mgt/$screen/$commune/$service")({
  loader: async ({ context: { relay }, params: { screen, commune, service } }) => {
    if (!serviceAddresses.includes(screen)) throw notFound();
    const address = await findCommuneAddress(relay, commune, service);
    if (address.missing === null) throw notFound();
    return address;
  },
  component: withScreens(
    { CommuneUnavailable: () => import("#mgt/commune/CommuneUnavailable") },
    function ServiceAddressRoute({ CommuneUnavailable }) {
      return <CommuneUnavailable {...Route.useLoaderData()} />;
    },
  ),
});
