import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readFeeRule } from "#domain/feeRules/feeRuleWire";
import { support } from "../../support/people";
import { screen, visit } from "../../support/visit";
import { feeRuleServer, plateRule } from "./feeRuleServer";

// Counts calls; the function itself stays.
vi.mock("#domain/feeRules/feeRuleWire", { spy: true });

beforeEach(() => vi.setSystemTime(new Date("2026-11-20T10:00:00Z")));
afterEach(() => {
  vi.useRealTimers();
});

const examples = ["A", "B", "C"].map((name) => ({
  exampleId: name,
  name,
  asOf: "2026-11-20",
  answers: [],
  total: 2_700,
}));

test("Fee rule: an edit reads the rule once, however many examples there are", async () => {
  const server = feeRuleServer({ nodes: plateRule, examples });
  const { user } = await visit("/mgt/servicefees/09761000/ikfz-neuzulassung/rule", {
    viewer: support,
    mgt: server.mgt,
  });
  await screen.findByRole("tree");
  await user.click(screen.getByText("Zulassung, 27,00 €"));
  vi.mocked(readFeeRule).mockClear();
  await user.selectOptions(screen.getByLabelText("Gebühr"), "Plakettenträger (228.3)");
  await screen.findByText("Plakettenträger, 0,30 €");
  expect(vi.mocked(readFeeRule)).toHaveBeenCalledOnce();
});
