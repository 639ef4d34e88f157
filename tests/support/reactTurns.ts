/** After each wait of a test React runs the effects of what it has drawn: they come some turns after the change. */
import { configure, getConfig } from "@testing-library/react";

type Wait = ReturnType<typeof getConfig>["asyncWrapper"];

const key = Symbol.for("how Testing Library waits");
const keeper = globalThis as unknown as Record<symbol, Wait | undefined>;
// The library outlives this file, which each test file runs anew.
const wait = (keeper[key] ??= getConfig().asyncWrapper);

/** React's own turns; tests may put false ones in their place. */
const { setImmediate: takeTurn } = globalThis;
/** Effects, what they change, and the effects of that. */
const turns = 3;

configure({
  asyncWrapper: (act) =>
    wait(async () => {
      const result = await act();
      for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => takeTurn(resolve));
      return result;
    }),
});
