import type { Failure } from "./errorMessages";

/** For places that show the reference below the message: the failure, whose message does not repeat a long report. */
export function referenceApart({ code, params: { report, ...params }, at }: Failure): {
  readonly failure: Failure;
  readonly reference: string | undefined;
} {
  return { failure: { code, params, at }, reference: report ?? params.reference };
}
