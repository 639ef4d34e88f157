/** The services for which the demo communes receive applications. */
import type { ProcessType } from "#domain/retrySchedule";
import { findService, type Service } from "#domain/serviceCatalogue";
import type { DemoCommune } from "./communeRows";
import type { Scenario } from "./processScenarios";
import { demoAccounts } from "./users";

/** A service that was introduced during the history, with growing use. */
export const growingService = "parken-bewohnerparkausweis";

const ownWeight = 6;
const growingWeight = 10;

/** Synchronous services: the citizen waits for the response. */
const synchronous = new Set([
  ...[
    "ikfz-kennzeichenreservierung",
    "ikfz-ausserbetriebsetzung",
    "ew-meldebescheinigung",
    "ew-fuehrungszeugnis",
  ],
  ...["pw-trautermin", "fin-wasserzaehlerstand", "zw-halterauskunft", "ws-briefwahlantrag", "owi-anhoerung"],
]);

/** A service that a commune offers. */
export interface Offer {
  readonly commune: DemoCommune;
  readonly service: Service;
  readonly type: ProcessType;
}

/**
 * The enabled services that persist submissions. Those of the demo accounts and the growing one are repeated, so that
 * they are drawn more often.
 */
export function offersOf(communes: readonly DemoCommune[]): Offer[] {
  const own = demoAccounts.flatMap(({ access }) => access);
  return communes.flatMap((commune) => {
    if (commune.initialization !== "initialized" || commune.isGenerated) return [];
    const [ags] = commune.row;
    return commune.services.flatMap(({ id, isEnabled }): Offer[] => {
      const service = findService(id);
      if (!isEnabled || !service?.capabilities.includes("persistence")) return [];
      const type = synchronous.has(id) ? "SYNCHRONOUS" : "ASYNCHRONOUS";
      const isOwn = own.some((access) => access.ags === ags && access.services.includes(id));
      const length = id === growingService ? growingWeight : isOwn ? ownWeight : 1;
      return Array.from({ length }, () => ({ commune, service, type }));
    });
  });
}

/** The offers that a scenario applies to. */
export function matchingOffers({ type, groups = null }: Scenario, offers: readonly Offer[]): Offer[] {
  return offers.filter(
    (offer) =>
      (type === null || type === offer.type) && (groups === null || groups.includes(offer.service.group)),
  );
}
