import { connection, pageOf, type PageArguments } from "../support/connection";

/** Processes in the format of the endpoint; every nullable field is set. */
export interface Attempt {
  readonly number: number;
  readonly restart?: number;
  readonly trigger?: string;
  readonly state?: string;
  readonly startedAt?: string;
  readonly durationMs?: number | null;
  readonly httpStatus?: number | null;
  readonly problem?: string | null;
  readonly errorText?: string | null;
}

const actor = (username: string) => ({ userId: null, username, role: "SUPPORT" });

export const payment = {
  id: "Payment:1",
  completionType: "paid",
  completedAt: "2026-11-20T06:01:00.000Z",
  identifier: "EPB-2026-1120-004417",
  paymentSystem: "epaybl",
  paymentType: "PayPal",
  retries: 0,
  totalAmount: 1_280,
  expectedAmount: 1_280,
  feeOverview: [
    { feeId: "1", text: "Reservierung", value: 260, quantity: 1, taxRate: 0, total: 260 },
    { feeId: "2", text: "Wunschkennzeichen", value: 429, quantity: 2, taxRate: 1_900, total: 1_020 },
  ],
};

export const pid = "8f3a61c2-71d4-4be0-9a52-0c6e1b7f3d90";

/** A process of Augsburg that has failed seven times, without its connections. */
export const exampleProcess = {
  id: "Process:1",
  pid,
  uuid: "0b1c2d3e-0000-4000-8000-000000000001",
  key: "ikfz-kennzeichenreservierung",
  formKey: "ikfz-kzr-2025-3" as string | null,
  businessKey: "KZR-09761000-2026-004417" as string | null,
  commune: { ags: "09761000", name: "Augsburg" },
  serviceId: "ikfz-kennzeichenreservierung",
  name: "Wunschkennzeichen reservieren",
  type: "ASYNCHRONOUS",
  status: "ERROR",
  retryState: "retry_2",
  nextRetryAt: null as string | null,
  scheduledRestart: null as { at: string; by: object } | null,
  tries: 7,
  restarts: 1,
  record: "ACTIVE",
  erasedAt: null as string | null,
  erasableFrom: null as string | null,
  erasureHold: null as { reason: string; until: string | null; at: string; by: object } | null,
  allowedActions: ["RESTART", "COMPLETE", "CANCEL", "UPLOAD_FILE"] as readonly string[],
  payment: payment as typeof payment | null,
  paymentSystemIdentifier: payment.identifier as string | null,
  feeDifference: null as number | null,
  variables: { kennzeichen: "A-KB 2714" } as unknown,
  problem: "HTTP_STATUS" as string | null,
  httpStatus: 503 as number | null,
  errorText: "Zeitüberschreitung" as string | null,
  errorFingerprint: "abc" as string | null,
  completion: null as { at: string; by: object; comment: string } | null,
  createdAt: "2026-11-20T06:02:00.000Z",
  updatedAt: "2026-11-20T12:29:00.000Z",
  revision: 8,
};

export type Fields = Partial<typeof exampleProcess>;

interface Contents {
  readonly attempts?: readonly Attempt[];
  readonly files?: readonly { readonly fileName: string; readonly byteSize: number }[];
}

/** The process as returned by resolvers. */
export function answered(fields: Fields = {}, { attempts = [], files = [] }: Contents = {}) {
  return {
    __typename: "Process",
    ...exampleProcess,
    ...fields,
    attempts: (args: PageArguments) =>
      pageOf(
        attempts.map((attempt) => ({
          restart: 1,
          trigger: "SCHEDULE",
          state: "FAILED",
          startedAt: "2026-11-20T12:29:00.000Z",
          durationMs: 30_000,
          httpStatus: 503,
          problem: "HTTP_STATUS",
          errorText: null,
          errorFingerprint: null,
          ...attempt,
          id: `Attempt:${attempt.number}`,
        })),
        args,
      ),
    files: (args: PageArguments) =>
      pageOf(
        files.map((file, index) => ({
          ...file,
          id: `File:${index}`,
          mediaType: "application/pdf",
          uploadedAt: "2026-11-20T12:00:00.000Z",
          uploadedBy: actor("support"),
        })),
        args,
      ),
  };
}

export const by = actor;
export const noActivities = {
  Query: {
    activities: () => connection([]),
  },
};
