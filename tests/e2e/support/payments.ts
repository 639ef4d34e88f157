/** Payments as a portal and its payment system report them. */
import { call } from "./calls";
import { intakeToken } from "./processTarget";

interface Answer {
  readonly pid: string | null;
  readonly errors: readonly unknown[];
}

/** Sends a document with one root field as an intake system. Returns the process id; throws if it is refused. */
async function report(url: string, query: string, input: object): Promise<string> {
  const answered = await call(
    url,
    { query, variables: { input } },
    { token: intakeToken, path: "/mgt/process/graphql" },
  );
  const [answer] = Object.values((answered.data as Readonly<Record<string, Answer>> | null) ?? {});
  if (typeof answer?.pid !== "string") throw new Error(`Refused: ${JSON.stringify([answered, answer])}`);
  return answer.pid;
}

export interface Payment {
  readonly ags: string;
  readonly serviceId: string;
  /** Unique among all payments. */
  readonly identifier: string;
  readonly cashReference: string;
  readonly budgetItem: string;
  /** In cents, without tax. */
  readonly value: number;
}

const feeOf = ({ budgetItem, value }: Payment) => ({
  feeId: "test-fee",
  text: "Gebühr der Tests",
  value,
  quantity: 1,
  taxRate: 0,
  feeNumber: "999.1",
  budgetItem,
  objectNumber: "4711",
  ava: null,
  receiptNumber: "1",
});

/** Submits an application whose payment of one fee is settled; returns its process id. */
export function submitPaid(url: string, payment: Payment): Promise<string> {
  const { ags, serviceId, identifier, cashReference } = payment;
  return report(
    url,
    "mutation ($input: SubmitApplicationInput!) { submitApplication(input: $input) { pid errors { code field } } }",
    {
      ags,
      serviceId,
      key: "test-process",
      type: "ASYNCHRONOUS",
      idempotencyKey: identifier,
      businessKey: identifier,
      variables: {},
      payment: {
        identifier,
        cashReference,
        completionType: "COMPLETED",
        completedAt: "2026-11-02T10:00:00.000Z",
        paymentSystem: "test",
        paymentType: "PAYPAL",
        fees: [feeOf(payment)],
      },
    },
  );
}

/** Reports that a settled payment has another amount now. */
export function reportChange(url: string, pid: string, payment: Payment): Promise<string> {
  return report(
    url,
    "mutation ($input: ReportPaymentInput!) { reportPayment(input: $input) { pid errors { code field } } }",
    {
      pid,
      state: "SETTLED",
      completedAt: "2026-11-02T10:00:00.000Z",
      reportedAt: new Date().toISOString(),
      cashReference: payment.cashReference,
      fees: [feeOf(payment)],
    },
  );
}

/** Reports that a part of a settled payment was paid back. */
export function reportRefund(url: string, pid: string, total: number): Promise<string> {
  return report(
    url,
    "mutation ($input: ReportRefundInput!) { reportRefund(input: $input) { pid errors { code field } } }",
    {
      pid,
      refundId: `refund-${pid}`,
      refundedAt: "2026-11-03T10:00:00.000Z",
      fees: [{ position: 1, total, receiptNumber: null }],
    },
  );
}
