import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { lazyOverlay } from "#ui/lazyOverlay";
import type { CommuneSetup_commune$key } from "./__generated__/CommuneSetup_commune.graphql";

const CommuneSetupNotice = lazyOverlay(async () => (await import("./CommuneSetupNotice")).CommuneSetupNotice);

/** Notice about the setup of a commune, if it was not complete when the page opened. */
export function CommuneSetup({ commune }: { readonly commune: CommuneSetup_commune$key }) {
  const data = useFragment(
    graphql`
      fragment CommuneSetup_commune on Commune @throwOnFieldError {
        initialization
        ...CommuneSetupNotice_commune
      }
    `,
    commune,
  );
  const [isOpen, setOpen] = useState(data.initialization !== "INITIALIZED");
  return isOpen && <CommuneSetupNotice commune={data} onClose={() => setOpen(false)} />;
}
