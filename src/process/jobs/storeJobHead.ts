import { commitLocalUpdate, type Disposable } from "relay-runtime";
import { startTimer } from "#browser/startTimer";
import type { Relay } from "#relay/relay";
import type { JobHead } from "#ui/jobHead";

/** Milliseconds after which the head is released if the query of the job has not been answered. */
const headKeptMs = 30_000;

/**
 * Stores the head of a job, so that its page can show it while the query is pending. No query retains the head until
 * then, so garbage collection is held until the returned function is called. Call it once the query is answered.
 */
export function storeJobHead({ environments, disposed }: Relay, id: string, head: JobHead): () => void {
  let held: Disposable | null = environments.process.getStore().holdGC();
  const release = () => {
    held?.dispose();
    held = null;
  };
  startTimer(disposed, release, headKeptMs);
  const { username, ...facts } = head;
  commitLocalUpdate(environments.process, (store) => {
    const job = store.get(id) ?? store.create(id, "Job");
    for (const [name, value] of Object.entries({ id, ...facts })) job.setValue(value, name);
    job.getOrCreateLinkedRecord("createdBy", "ActorRef").setValue(username, "username");
    store.getRoot().setLinkedRecord(job, "node", { id });
  });
  return release;
}
