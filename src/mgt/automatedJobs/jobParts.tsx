/** Parts of the pages of single jobs, by the name of the job. */
import type { ComponentType } from "react";
import { ErasurePreview } from "./erasure/ErasurePreview";
import { ErasureProof } from "./erasure/ErasureProof";

interface JobParts {
  /** On the page of the job, above its runs: what the next run would do. */
  readonly Preview?: ComponentType;
  /** On the page of a run, below its figures: the proof of what it did. */
  readonly Proof?: ComponentType<{ readonly runId: string }>;
}

const parts: Readonly<Record<string, JobParts | undefined>> = {
  "erase-applicant-data": { Preview: ErasurePreview, Proof: ErasureProof },
};

/** The parts of a job; empty if it has none. */
export function partsOf(job: string): JobParts {
  return (Object.hasOwn(parts, job) ? parts[job] : undefined) ?? {};
}
