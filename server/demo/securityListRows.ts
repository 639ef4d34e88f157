/** Security lists of the demo communes with a licence plate reservation. */
import type { SecurityListKind } from "#domain/securityLists/securityLists";
import { reservationServiceId } from "#domain/serviceCatalogue";
import { readPattern } from "#server/domain/securityLists/readPattern";
import { addDays, officeHours } from "./calendar";
import type { DemoCommune, Row } from "./communeRows";
import { disposableDomain } from "./processVariables";
import { randomOf } from "./random";
import type { DemoUser } from "./userRows";

interface DemoEntry {
  readonly typed: string;
  readonly list: SecurityListKind;
  readonly reason: string | null;
  /** Days from today to its last day; `null`: no expiry. */
  readonly lastsDays: number | null;
  /** Days since it was added. Earlier reservations match it. */
  readonly daysBack: number;
}

const entry = (
  list: SecurityListKind,
  typed: string,
  reason: string | null,
  daysBack: number,
  lastsDays: number | null = null,
): DemoEntry => ({ list, typed, reason, daysBack, lastsDays });

const entries: readonly DemoEntry[] = [
  entry("BLACKLIST", disposableDomain, "Wegwerfadressen", 1),
  entry("BLACKLIST", "reservierungen@kennzeichen-schnell.example.com", "Reserviert auf Vorrat", 34),
  entry("BLACKLIST", "kennzeichen.müller@example.com", "Mehrfach nicht abgeholt", 71, 60),
  entry("BLACKLIST", "postfach24.example.com", null, 122),
  entry("BLACKLIST", "werbung.example.com", "Werbung statt Anträgen", 180, 240),
  entry("WHITELIST", `fuhrpark@${disposableDomain}`, "Autohaus, telefonisch bestätigt", 1),
  entry("WHITELIST", "zulassung@autohaus-wörth.example.com", "Großkunde", 95),
  entry("WHITELIST", "dispo@mietwagen.example.com", "Bis zum Ende des Vertrags", 40, 300),
];

/** Every commune has most of the entries. */
export function securityListRows(
  seed: string,
  start: Date,
  { row: [ags], services }: DemoCommune,
  actors: readonly DemoUser[],
): Row<"security_list_entry">[] {
  if (!services.some(({ id }) => id === reservationServiceId)) return [];
  const random = randomOf(seed, "security_list_entry", ags);
  return entries.flatMap(({ typed, list, reason, lastsDays, daysBack }) => {
    const [isLeftOut, at] = [random.chance(0.2) && daysBack > 1, officeHours(start, daysBack, random)];
    const author = random.pick(actors);
    const read = readPattern(typed);
    if (isLeftOut || read === null) return [];
    return [
      {
        commune_ags: ags,
        list,
        pattern: read.pattern,
        display: read.display,
        is_domain: read.isDomain,
        reason,
        expires_on: lastsDays === null ? null : addDays(start, lastsDays).toISOString().slice(0, 10),
        created_at: at,
        created_by_id: author.id,
        created_by_name: author.username,
        created_by_role: author.type,
      },
    ];
  });
}
