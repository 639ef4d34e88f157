/** Which services a commune of the demo data offers. */
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

/** What nearly everybody begins with. */
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

/** All ids in the order of the catalogue. */
const catalogueOrder = serviceCatalogue.map(({ id }) => id);

function idsOfGroups(groups: readonly ServiceGroup[]): string[] {
  return serviceCatalogue.filter(({ group }) => groups.includes(group)).map(({ id }) => id);
}
const idsOfCounty = idsOfGroups(groupsOfCounty);
const idsOfMunicipality = idsOfGroups(groupsOfMunicipality);

/** What to choose services by. */
export interface Offering {
  readonly ags: string;
  readonly unit: CommuneUnit;
  /** How many services; fewer where the kind of authority has fewer. */
  readonly count: number;
  /** Ids that must be among them. */
  readonly required: readonly string[];
}

function eligibleIds({ ags, unit, count }: Offering): readonly string[] {
  if (unit === "Landkreis" || unit === "Regionalverband") return idsOfCounty;
  const isCounty = ags.endsWith("000");
  return isCounty || count > idsOfMunicipality.length ? catalogueOrder : idsOfMunicipality;
}

/** Ids of the services that a commune offers, in the order of the catalogue. */
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
