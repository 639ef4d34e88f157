import type { MutationParameters, VariablesOf } from "relay-runtime";
import type { MutationAsync } from "#relay/useMutationAsync";

/** An answer without its link, and the link; null: there was none, it goes out by e-mail. */
interface LinkAnswer<Response> {
  readonly response: Response;
  readonly url: string | null;
}

/**
 * Carries out a mutation whose answer has a link to pass on in that field of its payload. The link opens an account: it
 * goes to the caller alone, past the store, which would keep it for as long as it likes.
 */
export async function saveForLink<TMutation extends MutationParameters>(
  save: MutationAsync<TMutation>,
  variables: VariablesOf<TMutation>,
  payload: string & keyof TMutation["response"],
  field: string,
): Promise<LinkAnswer<TMutation["response"]>> {
  const taken: { url: string | null } = { url: null };
  const response = await save(variables, {
    updater: (store) => {
      const answer = store.getRootField(payload);
      const url = answer?.getValue(field);
      if (typeof url === "string") taken.url = url;
      answer?.setValue(null, field);
    },
  });
  return { response, url: taken.url };
}
