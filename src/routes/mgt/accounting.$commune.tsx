import { createFileRoute, notFound } from "@tanstack/react-router";
import { loadCatalog } from "#i18n/i18n";
import { wordRecordErrors } from "#i18n/recordErrorMessages";
import { findCommuneAddress } from "#mgt/commune/communeAddress";
import { CommuneUnavailable } from "#mgt/commune/CommuneUnavailable";

export const Route = createFileRoute("/mgt/accounting/$commune")({
  loader: async ({ params: { commune } }) => {
    const [{ missing }] = await Promise.all([
      findCommuneAddress(commune),
      loadCatalog("records"),
      loadCatalog("commune"),
    ]);
    wordRecordErrors();
    if (missing === null) throw notFound();
  },
  component: CommuneUnavailable,
});
