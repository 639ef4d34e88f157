/** Fees of demo applications: GebOSt amounts of 2021 for vehicles and drivers, examples for the rest. */
import type { ServiceGroup } from "#domain/serviceGroups";
import type { StoredFee } from "#server/storage/processes/processDetails";
import type { Random } from "./random";

/** Fee id, description, amount in cents. */
type Fee = readonly [feeId: string, text: string, value: number];

const preferredPlate: Fee = ["230.1", "Wunschkennzeichen", 1_020];
const reservation: Fee = ["230", "Vorwegzuteilung eines Kennzeichens", 260];
const registration: Fee = ["221.1", "Zulassung eines Fahrzeugs", 2_700];
const transfer: Fee = ["221.2.1", "Umschreibung mit Halterwechsel", 2_820];
const certificate: Fee = ["PW-1", "Personenstandsurkunde", 1_200];

/** Fees of services that differ from those of their group. */
const feesOfService: Readonly<Record<string, readonly Fee[]>> = {
  "ikfz-kennzeichenreservierung": [reservation, preferredPlate],
  "ikfz-neuzulassung": [["221.1.1", "Zulassung eines Fahrzeugs, Internet", 2_790], preferredPlate],
  "ikfz-umschreibung": [transfer],
  "ikfz-umschreibungkennzeichenmitnahme": [transfer],
  "ikfz-wiederzulassung": [["221.7", "Wiederzulassung", 1_250]],
  "ikfz-anschriftaenderung": [["225.1", "Änderung der Anschrift", 1_140]],
  "ikfz-ausserbetriebsetzung": [["224.2", "Außerbetriebsetzung, Internet", 570]],
  "zw-aufbietung": [["224.1", "Aufbietung", 690], registration],
  "zw-saisonkennzeichen": [["221.8.1", "Saisonkennzeichen", 1_700], preferredPlate],
  "ew-fuehrungszeugnis": [["JV-1130", "Führungszeugnis", 1_300]],
  "parken-bewohnerparkausweis": [["PARK-1", "Bewohnerparkausweis, ein Jahr", 3_070]],
};

const feesOfGroup: Readonly<Record<ServiceGroup, readonly Fee[]>> = {
  ikfz: [registration],
  zw: [registration],
  fs: [["202.1", "Erteilung einer Fahrerlaubnis", 3_450]],
  fw: [["FW-1", "Kontrollgerätkarte", 3_700]],
  pw: [certificate],
  ew: [["EW-1", "Bescheinigung aus dem Melderegister", 1_000]],
  ws: [],
  at: [["AT-45", "Aufenthaltserlaubnis", 10_000]],
  aw: [["AW-47", "Verpflichtungserklärung", 2_900]],
  ewaffe: [["WAFF-1", "Amtshandlung nach Waffenrecht", 5_500]],
  kita: [],
  service: [],
  owi: [],
  fin: [["FIN-1", "Hundesteuermarke", 500]],
  other: [["GEW-1", "Gewerbeanmeldung", 2_600]],
};

/** A payment, by columns of table process_payment. */
export interface DemoPayment {
  readonly completion_type: string;
  readonly completed_at: Date;
  readonly identifier: string;
  readonly payment_system: string;
  readonly payment_type: string;
  readonly retries: number;
  readonly total_amount: number;
  readonly fees: readonly StoredFee[];
}

/** Builds the payment that precedes an application. Returns null if the service is free of charge. */
export function makePayment(
  service: { readonly id: string; readonly group: ServiceGroup },
  createdAt: Date,
  number: number,
  random: Random,
): DemoPayment | null {
  const due = feesOfService[service.id] ?? feesOfGroup[service.group];
  if (due.length === 0) return null;
  const fees = due.map(([feeId, text, value]) => {
    const quantity = feeId === certificate[0] ? random.int(1, 3) : 1;
    return { feeId, text, value, quantity, taxRate: 0, total: value * quantity };
  });
  const paidAt = new Date(createdAt.getTime() - random.int(20_000, 240_000));
  const [month, day] = [paidAt.getUTCMonth() + 1, paidAt.getUTCDate()].map((n) => String(n).padStart(2, "0"));
  return {
    completion_type: random.pick(["AUTOMATISCH", "AUTOMATISCH", "AUTOMATISCH", "NACHGEMELDET"]),
    completed_at: paidAt,
    identifier: `EPB-${paidAt.getUTCFullYear()}-${month}${day}-${String(number).padStart(6, "0")}`,
    payment_system: "epaybl",
    payment_type: random.pick(["PayPal", "Kreditkarte", "giropay", "SEPA-Lastschrift"]),
    retries: random.pick([0, 0, 0, 0, 0, 1, 2]),
    total_amount: fees.reduce((sum, { total }) => sum + total, 0),
    fees,
  };
}
