/** Answers of demo applications on which their fees depend. */
import type { Service } from "#domain/serviceCatalogue";
import { certificate, dueFees } from "./catalogueFees";
import { isAboutVehicles } from "./feeRuleNodes";
import type { Random } from "./random";

/** Answers by key of the field. */
export type FeeAnswers = Readonly<Record<string, boolean | number>>;

/**
 * Draws the answers of an application.
 * @param random stream of the application; the number of copies was drawn from it before there were rules
 * @param further stream for everything else, so that the draws of the application stay the same
 */
export function drawFeeAnswers(
  service: Pick<Service, "id" | "group">,
  random: Random,
  further: Random,
): FeeAnswers {
  if (dueFees(service).some(({ feeId }) => feeId === certificate.feeId)) return { anzahl: random.int(1, 3) };
  if (!isAboutVehicles(service)) return {};
  const isShared = further.chance(0.08);
  const hasPreferredPlate = further.chance(0.6);
  return {
    wunschkennzeichen: hasPreferredPlate,
    kennzeichen_reserviert: further.chance(hasPreferredPlate ? 0.5 : 0.1),
    wechselkennzeichen: isShared,
    anzahl_fahrzeuge: isShared ? further.int(2, 3) : 1,
    anzahl_plaketten: further.int(1, 3),
  };
}
