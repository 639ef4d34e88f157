/** The checked-in contracts with their persisted documents. */
import { readContracts, readFrom } from "../../scripts/contract/contracts";

export const contracts = readContracts(readFrom(process.cwd()));
