import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay/hooks";
import { expect, onTestFinished, test } from "vitest";
import type { userOperationsReactivateMutation } from "#mgt/users/actions/__generated__/userOperationsReactivateMutation.graphql";
import { reactivateMutation } from "#mgt/users/actions/userOperations";
import { toFailure } from "#relay/failure";
import { createNetwork } from "#relay/network";
import { createRelay } from "#relay/relay";
import { attempt } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";

const variables = { input: { id: "User:1", revision: 3 } };
const refusal = { code: "last_admin", field: null, params: [{ name: "by", value: "k.brandl" }] };

const failed = (path: readonly string[]) => ({
  message: "internal_error",
  path,
  extensions: { code: "internal_error", params: [{ name: "reference", value: "8f3a" }] },
});

/** Reactivates a user on a server that responds with this body. */
function reactivate(body: object) {
  const end = new AbortController();
  onTestFinished(() => end.abort());
  const network = createNetwork({
    fetch: () => Promise.resolve(Response.json(body)),
    credentials: { token: () => "token", renew: () => Promise.reject(new Error()), used: () => undefined },
    disposed: end.signal,
  });
  const { mgt } = createRelay(network).environments;
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <RelayEnvironmentProvider environment={mgt}>{children}</RelayEnvironmentProvider>
  );
  const { result } = renderHook(
    () => useMutationAsync<userOperationsReactivateMutation>(reactivateMutation),
    { wrapper },
  );
  return attempt(() => result.current(variables));
}

test("Mutations: a change counts as stored even if a nullable field below it failed", async () => {
  const { failure, payload } = await reactivate({
    data: { reactivateUser: { user: null, errors: [] } },
    errors: [failed(["reactivateUser", "user"])],
  });
  expect(failure).toBeNull();
  expect(payload?.user).toBeNull();
});

test("Mutations: a failed root field is a failure with its params", async () => {
  const { failure, payload } = await reactivate({
    data: { reactivateUser: null },
    errors: [failed(["reactivateUser"])],
  });
  expect(failure).toMatchObject({ code: "internal_error", params: { reference: "8f3a" } });
  expect(failure?.at).toBeCloseTo(Date.now(), -4);
  expect(payload).toBeNull();
});

test("Mutations: a payload error is a failure, with the payload", async () => {
  const { failure, payload } = await reactivate({
    data: { reactivateUser: { user: null, errors: [refusal] } },
  });
  expect(failure).toMatchObject({ code: "last_admin", params: { by: "k.brandl" } });
  expect(payload?.errors).toHaveLength(1);
});

test("Mutations: an unknown code is an unexpected answer", async () => {
  const { failure } = await reactivate({
    data: { reactivateUser: { user: null, errors: [{ ...refusal, code: "from_tomorrow" }] } },
  });
  expect(failure?.code).toBe("unexpected_answer");
});

test("Mutations: any other error is an unexpected answer", () => {
  expect(toFailure(new TypeError("undefined is not a function")).code).toBe("unexpected_answer");
});
