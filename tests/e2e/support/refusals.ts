/** Calls to the endpoint mgt, and refused responses. */
export const calls = "**/mgt/graphql";

export const refusal = (code: string, params: { name: string; value: string }[] = []) => ({
  json: { data: null, errors: [{ message: code, extensions: { code, params } }] },
});
