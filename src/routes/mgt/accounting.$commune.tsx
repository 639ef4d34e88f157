import { createFileRoute, notFound } from "@tanstack/react-router";
import { wordRecordErrors } from "#i18n/recordErrorMessages";
import { findCommuneAddress } from "#mgt/commune/communeAddress";
import { CommuneUnavailable } from "#mgt/commune/CommuneUnavailable";

export const Route = createFileRoute("/mgt/accounting/$commune")({
  loader: async ({ context: { relay, loadCatalog }, params: { commune } }) => {
    const [{ missing }] = await Promise.all([
      findCommuneAddress(relay, commune),
      loadCatalog("records"),
      loadCatalog("commune"),
    ]);
    wordRecordErrors();
    if (missing === null) throw notFound();
  },
  component: CommuneUnavailable,
});
