import { expect, test } from "vitest";
import { failure } from "../support/mockedEndpoints";
import { member, support, type Person } from "../support/people";
import { act, loginAs, screen, visit } from "../support/visit";

/** This user may log in; all others are refused. */
const known = (person: Person) => ({
  Mutation: {
    login: (_: unknown, { username }: { username: string }) => {
      if (username !== person.username) throw failure("invalid_credentials");
      return loginAs(person)();
    },
  },
});

async function lapsedVisit(url: string, mgt: ReturnType<typeof known>) {
  const app = await visit(url, { viewer: support, mgt });
  await screen.findByRole("heading", { level: 1, name: "Kommunen" });
  const { session } = app;
  act(session.lapse);
  const logIn = (name: string) => act(() => session.login(name, "Probelauf-2025!").catch(() => undefined));
  return { app, session, logIn };
}

test("Lapsed session: a failed login over a page clears the token, but not the page", async () => {
  const { session, logIn } = await lapsedVisit("/", known(support));
  const epoch = session.epoch.get();
  await logIn("nobody");
  expect(window.localStorage.getItem("token")).toBeNull();
  expect(session.state.get()).toMatchObject({ status: "lapsed", viewer: { username: "support" } });
  expect(session.epoch.get()).toBe(epoch);
});

test("Lapsed session: the same user continues where the session ended", async () => {
  const { app, session, logIn } = await lapsedVisit("/?text=augs", known(support));
  const epoch = session.epoch.get();
  await logIn("support");
  expect(session.state.get()).toMatchObject({ status: "signedIn", viewer: { username: "support" } });
  expect(session.epoch.get()).toBe(epoch);
  expect(app.path()).toBe("/?text=augs");
});

test("Lapsed session: another user starts at the overview, with nothing of the previous one", async () => {
  const { app, session, logIn } = await lapsedVisit("/?text=augs", known(member));
  const epoch = session.epoch.get();
  await logIn("member");
  expect(session.state.get()).toMatchObject({ status: "signedIn", viewer: { username: "member" } });
  expect(session.epoch.get()).toBeGreaterThan(epoch);
  expect(app.path()).toBe("/");
});
