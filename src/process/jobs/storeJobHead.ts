import { commitLocalUpdate } from "relay-runtime";
import type { Relay } from "#relay/relay";
import type { JobHead } from "#ui/jobHead";

/** Stores the head of a job, so that its page shows it while its query is pending. Call it before that starts. */
export function storeJobHead({ environments }: Relay, id: string, head: JobHead): void {
  const { username, ...facts } = head;
  commitLocalUpdate(environments.process, (store) => {
    const job = store.get(id) ?? store.create(id, "Job");
    for (const [name, value] of Object.entries({ id, ...facts })) job.setValue(value, name);
    job.getOrCreateLinkedRecord("createdBy", "ActorRef").setValue(username, "username");
    store.getRoot().setLinkedRecord(job, "node", { id });
  });
}
