/** Payments of demo applications. */
import { evaluateFeeRule } from "#domain/feeRule";
import type { Service } from "#domain/serviceCatalogue";
import type { StoredFee } from "#server/storage/columnTypes";

import { catalogueFees } from "./catalogueFees";
import type { FeeAnswers } from "./feeAnswers";
import { demoRule } from "./feeRuleNodes";
import type { Random } from "./random";

/** A payment, by columns of table process_payment. */
export interface DemoPayment {
  readonly completion_type: string;
  /** `null`: still open. */
  readonly completed_at: Date | null;
  readonly identifier: string;
  readonly payment_system: string;
  readonly payment_type: string;
  readonly retries: number;
  readonly total_amount: number;
  /** What the rule charges. */
  readonly expected_amount: number;
  readonly fees: readonly StoredFee[];
}

/** An application to be paid. */
interface PaidApplication {
  readonly ags: string;
  readonly service: Pick<Service, "id" | "group">;
  readonly feeAnswers: FeeAnswers;
  readonly createdAt: Date;
  /** Sequence number of the process. */
  readonly number: number;
  readonly isOpen: boolean;
}

/** Builds the payment that precedes an application, by its fee rule. Returns null if the service is free of charge. */
export function makePayment(
  { ags, service, feeAnswers, createdAt, number, isOpen }: PaidApplication,
  random: Random,
): DemoPayment | null {
  const charged = chargedFees(ags, service, feeAnswers);
  if (charged.length === 0) return null;
  const fees = number % differingEvery === 0 ? differing(charged) : charged;
  const paidAt = new Date(createdAt.getTime() - random.int(20_000, 240_000));
  const [month, day] = [paidAt.getUTCMonth() + 1, paidAt.getUTCDate()].map((n) => String(n).padStart(2, "0"));
  return {
    completion_type: random.pick(["AUTOMATISCH", "AUTOMATISCH", "AUTOMATISCH", "NACHGEMELDET"]),
    completed_at: isOpen ? null : paidAt,
    identifier: `EPB-${paidAt.getUTCFullYear()}-${month}${day}-${String(number).padStart(6, "0")}`,
    payment_system: "epaybl",
    payment_type: random.pick(["PayPal", "Kreditkarte", "giropay", "SEPA-Lastschrift"]),
    retries: random.pick([0, 0, 0, 0, 0, 1, 2]),
    total_amount: sumOf(fees),
    expected_amount: sumOf(charged),
    fees,
  };
}

/** Every n-th payment differs from the rule. */
const differingEvery = 300;

/** Omits the last fee, as a faulty portal would; a single fee is paid twice. */
function differing(fees: readonly StoredFee[]): readonly StoredFee[] {
  if (fees.length > 1) return fees.slice(0, -1);
  return fees.map((fee) => ({ ...fee, quantity: fee.quantity * 2, total: fee.total * 2 }));
}

const sumOf = (fees: readonly StoredFee[]) => fees.reduce((sum, { total }) => sum + total, 0);

/** The fees that the rule charges, with the prices of the catalogue. */
function chargedFees(ags: string, service: PaidApplication["service"], answers: FeeAnswers): StoredFee[] {
  const catalogue = new Map(catalogueFees(service).map((fee) => [fee.feeId, fee]));
  const outcome = evaluateFeeRule(demoRule(ags, service), {
    answers: new Map(
      Object.entries(answers).map(([key, value]) => [key, typeof value === "number" ? String(value) : value]),
    ),
    amountOf: (feeId) => {
      const fee = catalogue.get(feeId);
      return fee ? { cents: fee.value } : null;
    },
  });
  if (!outcome.isCharged) throw new Error("The fee rule of a demo application cannot be evaluated.");
  return outcome.charges.map(({ feeId, quantity, cents }) => {
    const { text = "", value = 0 } = catalogue.get(feeId) ?? {};
    return { feeId, text, value, quantity: Number(quantity), taxRate: 0, total: cents };
  });
}
