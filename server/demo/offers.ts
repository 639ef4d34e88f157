/** Chooses the services that a demo commune offers. */
import { serviceCatalogue } from "#domain/serviceCatalogue";
import type { ServiceGroup } from "#domain/serviceGroups";
import type { CommuneUnit } from "./communes";
import type { Random } from "./random";

/** Counties register vehicles and drivers; municipalities keep registers of residents and civil status. */
const groupsOfCounty: readonly ServiceGroup[] = [
  "at",
  "aw",
  "fs",
  "fw",
  "ikfz",
  "zw",
  "ewaffe",
  "service",
  "owi",
];
const groupsOfMunicipality: readonly ServiceGroup[] = [
  "ew",
  "pw",
  "ws",
  "kita",
  "service",
  "fin",
  "owi",
  "other",
];

/** Common services that nearly every commune starts with. */
const usual = new Set([
  "service-portal",
  "ew-meldebescheinigung",
  "ew-wohnsitzanmeldung",
  "ws-briefwahlantrag",
  "pw-geburtsurkunde",
  "pw-eheurkunde",
  "pw-sterbeurkunde",
  "fin-hundanmeldung",
  "ikfz-kennzeichenreservierung",
  "ikfz-neuzulassung",
  "ikfz-ausserbetriebsetzung",
  "fs-fuehrerscheinumtausch",
]);

/** All service ids in catalogue order. */
const catalogueOrder = serviceCatalogue.map(({ id }) => id);

function idsOfGroups(groups: readonly ServiceGroup[]): string[] {
  return serviceCatalogue.filter(({ group }) => groups.includes(group)).map(({ id }) => id);
}
const idsOfCounty = idsOfGroups(groupsOfCounty);
const idsOfMunicipality = idsOfGroups(groupsOfMunicipality);

/** Criteria for choosing services. */
export interface Offering {
  readonly ags: string;
  readonly unit: CommuneUnit;
  /** Number of services; fewer are chosen if the type of authority has fewer. */
  readonly count: number;
  /** Ids that must be included. */
  readonly required: readonly string[];
}

function eligibleIds({ ags, unit, count }: Offering): readonly string[] {
  if (unit === "Landkreis" || unit === "Regionalverband") return idsOfCounty;
  const isCounty = ags.endsWith("000");
  return isCounty || count > idsOfMunicipality.length ? catalogueOrder : idsOfMunicipality;
}

/** Chooses the services of a commune. Returns their ids in catalogue order. */
export function chooseServices(offering: Offering, random: Random): string[] {
  const { count, required } = offering;
  const rank = (id: string) => (required.includes(id) ? -2 : usual.has(id) ? -1 : 0) + random.next();
  const chosen = eligibleIds(offering)
    .map((id) => ({ id, rank: rank(id) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ id }) => id);
  const ids = new Set(chosen);
  return catalogueOrder.filter((id) => ids.has(id));
}
