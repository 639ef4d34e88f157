/** Calls to the endpoint of communes and users, and how they are refused. */
export const calls = "**/mgt/graphql";

export const refusal = (code: string, params: { name: string; value: string }[] = []) => ({
  json: { data: null, errors: [{ message: code, extensions: { code, params } }] },
});
