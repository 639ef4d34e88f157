import { createFileRoute, notFound } from "@tanstack/react-router";
import { loadCatalog } from "#i18n/i18n";
import { wordRecordErrors } from "#i18n/recordErrorMessages";
import { isAvailable } from "#mgt/commune/communeAddress";
import { CommuneUnavailable } from "#mgt/commune/CommuneUnavailable";

export const Route = createFileRoute("/mgt/accounting/$commune")({
  loader: async ({ params: { commune } }) => {
    const [isThere] = await Promise.all([
      isAvailable(commune),
      loadCatalog("records"),
      loadCatalog("commune"),
    ]);
    wordRecordErrors();
    if (isThere) throw notFound();
  },
  component: CommuneUnavailable,
});
