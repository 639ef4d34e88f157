import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { support } from "../../support/people";
import { screen, visit } from "../../support/visit";
import { feeRuleServer, plateRule } from "./feeRuleServer";

beforeEach(() => vi.setSystemTime(new Date("2026-11-20T10:00:00Z")));
afterEach(() => {
  vi.useRealTimers();
});

/** Counts the calls of the function, which itself stays, in modules that are loaded from now on. */
async function spyOnReading() {
  vi.doMock("#domain/feeRules/feeRuleWire", { spy: true });
  vi.resetModules();
  onTestFinished(() => {
    vi.doUnmock("#domain/feeRules/feeRuleWire");
    vi.resetModules();
  });
  const { readFeeRule } = await import("#domain/feeRules/feeRuleWire");
  return vi.mocked(readFeeRule);
}

const examples = ["A", "B", "C"].map((name) => ({
  exampleId: name,
  name,
  asOf: "2026-11-20",
  answers: [],
  total: 2_700,
}));

test("Fee rule: an edit reads the rule once, however many examples there are", async () => {
  const readFeeRule = await spyOnReading();
  const server = feeRuleServer({ nodes: plateRule, examples });
  const { user } = await visit("/mgt/servicefees/09761000/ikfz-neuzulassung/rule", {
    viewer: support,
    mgt: server.mgt,
  });
  await screen.findByRole("tree");
  await user.click(screen.getByText("Zulassung, 27,00 €"));
  readFeeRule.mockClear();
  await user.selectOptions(screen.getByLabelText("Gebühr"), "Plakettenträger (228.3)");
  await screen.findByText("Plakettenträger, 0,30 €");
  expect(readFeeRule).toHaveBeenCalledOnce();
});
