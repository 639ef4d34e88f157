/** Search params of the transaction information. Small, since routes come with the app's start. */
import { processRowParams, type ProcessParams } from "../list/processParams";

export interface TransactionParams extends ProcessParams {
  /** Process id of the one that is open. */
  readonly pid?: string;
}

/** Names what an address may say. */
export function transactionParams(raw: Record<string, unknown>): TransactionParams {
  return raw;
}

/** What of the address asks for other rows. */
export function transactionRowParams({ search }: { readonly search: TransactionParams }): TransactionParams {
  return { ...processRowParams({ search }), pid: undefined };
}

/** Opens a transaction beside the list, or closes it; which screen this is only its route knows. */
export const withPid = (pid: string | undefined) => (before: object) => ({ ...before, pid }) as never;
