/** Proofs of the runs that erased applicants' data. */
import { findService } from "#domain/serviceCatalogue";
import type { Context } from "#server/context";
import { readPage, type Page, type PageBounds } from "#server/domain/lists/paging";
import type { Database } from "#server/storage/database/database";
import {
  erasureOrder,
  erasureSource,
  readErasedPids,
  selectErasure,
  type StoredErasure,
} from "#server/storage/erasure/erasures";
import { hashOfErasure } from "./eraseApplicantData";

/** The proof of a finished run. */
export interface ErasureProof extends StoredErasure {
  readonly sha256: string;
  readonly finishedAt: Date;
}

function asProof(stored: StoredErasure | undefined): ErasureProof | null {
  const { sha256 = null, finishedAt = null } = stored ?? {};
  return stored && sha256 !== null && finishedAt !== null ? { ...stored, sha256, finishedAt } : null;
}

/** Lists the proofs, latest first. Throws bad_request for invalid paging arguments. */
export async function listProofs({ db }: Context, bounds: PageBounds): Promise<Page<ErasureProof>> {
  const page = await readPage(db, erasureSource, { order: erasureOrder, isDescending: true, ...bounds });
  const rows = page.rows.flatMap(({ cursor, row: stored }) => {
    const row = asProof(stored);
    return row ? [{ cursor, row }] : [];
  });
  return { ...page, rows };
}

/** Returns a proof by its bare id or that of the run of the job; `null` if there is none, or it is not finished. */
export async function findProof(
  { db }: Pick<Context, "db">,
  key: { readonly id: string } | { readonly jobRunId: string },
): Promise<ErasureProof | null> {
  return asProof(await selectErasure(db, key));
}

/** Whether the processes that are stored as erased by the run still have its hash. */
export async function isProofUnchanged(
  { db }: Pick<Context, "db">,
  { id, sha256 }: ErasureProof,
): Promise<boolean> {
  return (await hashOfErasure(db, id)) === sha256;
}

/** Name and type of the file of a proof. */
export function proofFile({ day }: ErasureProof) {
  return { fileName: `loeschnachweis-${day}.json`, mediaType: "application/json", byteSize: null };
}

/** Streams the file of a proof: JSON with all process ids. */
export async function* proofParts(db: Database, proof: ErasureProof): AsyncGenerator<string> {
  const { day, defaultDays, count, firstEndedAt, lastEndedAt, sha256, startedAt, finishedAt, parts } = proof;
  const services = parts.map((part) => ({
    ...part,
    name: findService(part.serviceId)?.name.de ?? part.serviceId,
  }));
  const head = {
    day,
    defaultDays,
    count,
    firstEndedAt,
    lastEndedAt,
    startedAt,
    finishedAt,
    sha256,
    services,
  };
  // Without the closing bracket; the ids follow one by one, since there may be millions.
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "processIds": [`;
  let separator = "\n";
  for await (const pids of readErasedPids(db, proof.id)) {
    yield pids.map((pid) => `${separatorOnce()}    ${JSON.stringify(pid)}`).join("");
  }
  yield "\n  ]\n}\n";

  function separatorOnce(): string {
    const used = separator;
    separator = ",\n";
    return used;
  }
}
