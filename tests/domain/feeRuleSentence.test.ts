import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FeeAmount } from "#domain/feePrices";
import type { FeeRuleNode } from "#domain/feeRules/feeRuleNodes";
import { feeRuleText, sentenceOf, type FeeRuleTerms } from "#domain/feeRules/feeRuleSentence";
import { feesOf } from "#domain/feeRules/feeRuleWalk";
import {
  all,
  any,
  compare,
  count,
  fee,
  literal,
  number,
  payment,
  plusOne,
  rules,
  times,
  when,
  yes,
} from "../support/feeRules";

const labels: Readonly<Record<string, readonly [de: string, en: string]>> = {
  plate: ["Wunschkennzeichen", "preferred plate"],
  season: ["Saisonkennzeichen", "seasonal plate"],
  online: ["online", "online"],
  plates: ["Anzahl", "number of plates"],
};
const fees: Readonly<Record<string, readonly [text: string, cents: number]>> = {
  base: ["Internetbasierte Zulassung", 2_790],
  plate: ["Wunschkennzeichen", 1_020],
  seal: ["Siegel", 123_456_705],
  old: ["Altes Siegel", 600],
  online: ["online", 100],
};
const terms = (language: "de" | "en"): FeeRuleTerms => ({
  language,
  labelOf: (variable) => labels[variable]?.[language === "de" ? 0 : 1] ?? "",
  textOf: (feeId) => fees[feeId]?.[0] ?? "",
  amountOf: (feeId) => amounts[feeId] ?? charged(fees[feeId]?.[1]),
});
const charged = (cents: number | undefined) => (cents === undefined ? null : { cents, uncharged: null });
const amounts: Readonly<Record<string, FeeAmount>> = {
  old: { cents: 0, uncharged: "INACTIVE" },
  online: { cents: 0, uncharged: "INACTIVE" },
  later: { cents: 0, uncharged: "NO_PRICE" },
};
/** With plain blanks, as amounts have others. */
const german = (node: FeeRuleNode) => sentenceOf(node, terms("de")).replaceAll("\u00a0", " ");
const english = (node: FeeRuleNode) => sentenceOf(node, terms("en"));

describe("Fee rule sentences", () => {
  test("the example", () => {
    const rule = payment(fee("base"), when(yes("plate"), fee("plate")));
    expect(german(when(yes("plate"), payment(fee("plate"))))).toBe(
      "Wenn Wunschkennzeichen, dann zusätzlich 10,20 €",
    );
    expect(feeRuleText(rule, terms("de"))).toBe(
      "27,90\u00a0€ für Internetbasierte Zulassung. Wenn Wunschkennzeichen, dann zusätzlich 10,20\u00a0€.",
    );
    expect(feeRuleText(rule, terms("en"))).toBe(
      "€27.90 for Internetbasierte Zulassung. If preferred plate, then additionally €10.20 for Wunschkennzeichen.",
    );
  });

  test("a fee that is inactive or has no price costs nothing, and says why", () => {
    const rule = payment(
      times(count("plates"), fee("old")),
      fee("later"),
      when(yes("online"), fee("online")),
    );
    expect(german(rule)).toBe(
      "Anzahl × 0,00 € für Altes Siegel (inaktiv). 0,00 € für later (kein Preis). Wenn online, dann zusätzlich 0,00 € (inaktiv)",
    );
    expect(english(rule)).toBe(
      "number of plates × €0.00 for Altes Siegel (inactive). €0.00 for later (no price). If online, then additionally €0.00 (inactive)",
    );
  });

  test.each<[FeeRuleNode, string, string]>([
    [
      when(
        all(yes("plate"), any(yes("season"), compare(count("plates"), "GREATER_OR_EQUAL", number("2.5")))),
        fee("base"),
        fee("plate"),
      ),
      "Wenn Wunschkennzeichen und (Saisonkennzeichen oder Anzahl mindestens 2,5), dann zusätzlich 27,90 € für Internetbasierte Zulassung, sonst 10,20 € für Wunschkennzeichen",
      "If preferred plate and (seasonal plate or number of plates is at least 2.5), then additionally €27.90 for Internetbasierte Zulassung, otherwise €10.20 for Wunschkennzeichen",
    ],
    [
      times(plusOne(plusOne(count("plates"))), payment(fee("base"), fee("seal"))),
      "(Anzahl + 2) × (27,90 € für Internetbasierte Zulassung und 1.234.567,05 € für Siegel)",
      "(number of plates + 2) × (€27.90 for Internetbasierte Zulassung and €1,234,567.05 for Siegel)",
    ],
    [
      when(yes("plate"), fee("plate"), when(yes("season"), fee("seal"), when(yes("online"), fee("base")))),
      "Wenn Wunschkennzeichen, dann zusätzlich 10,20 €, sonst wenn Saisonkennzeichen, dann 1.234.567,05 € für Siegel, sonst wenn online, dann 27,90 € für Internetbasierte Zulassung",
      "If preferred plate, then additionally €10.20 for Wunschkennzeichen, otherwise if seasonal plate, then €1,234,567.05 for Siegel, otherwise if online, then €27.90 for Internetbasierte Zulassung",
    ],
    [
      when(yes("online"), when(yes("plate"), fee("plate")), payment()),
      "Wenn online, dann zusätzlich (wenn Wunschkennzeichen, dann 10,20 €), sonst nichts",
      "If online, then additionally (if preferred plate, then €10.20 for Wunschkennzeichen), otherwise nothing",
    ],
    [
      when(
        any(literal(true), literal(false), yes("unknown")),
        payment(fee("plate"), times(number("1000"), fee("free"))),
      ),
      "Wenn immer, nie oder unknown, dann zusätzlich 10,20 € für Wunschkennzeichen und 1.000 × Gebühr free",
      "If always, never or unknown, then additionally €10.20 for Wunschkennzeichen and 1,000 × fee free",
    ],
    [compare(number("2"), "NOT_EQUAL", plusOne(number("1"))), "2 ungleich 1 + 1", "2 is not equal to 1 + 1"],
    [
      when(yes("online"), payment(), fee("plate")),
      "Wenn online, dann nichts, sonst 10,20 € für Wunschkennzeichen",
      "If online, then nothing, otherwise €10.20 for Wunschkennzeichen",
    ],
    [yes("plate"), "Wunschkennzeichen", "preferred plate"],
    [payment(), "nichts", "nothing"],
    [when(null, null), "Wenn …, dann zusätzlich …", "If …, then additionally …"],
  ])("%#", (node, de, en) => {
    expect([german(node), english(node)]).toEqual([de, en]);
  });

  test("parts that are nested too deeply get a sentence of their own", () => {
    const inner = when(
      all(yes("online"), any(yes("season"), yes("plate"))),
      when(yes("online"), when(yes("season"), fee("seal"), fee("base"))),
    );
    expect(german(when(yes("plate"), when(yes("season"), inner)))).toBe(
      "Wenn Wunschkennzeichen, dann zusätzlich (wenn Saisonkennzeichen, dann (wenn online und Bedingung 1, dann Betrag 1)). " +
        "Betrag 1: wenn online, dann (wenn Saisonkennzeichen, dann 1.234.567,05 € für Siegel, sonst 27,90 € für Internetbasierte Zulassung). " +
        "Bedingung 1: Saisonkennzeichen oder Wunschkennzeichen",
    );
  });

  test("an empty rule has no text, and one that is too large says so", () => {
    expect(feeRuleText(null, terms("de"))).toBe("");
    expect(feeRuleText(payment(payment()), terms("de"))).toBe("");
    const deep = Array.from({ length: 10_000 }).reduce<FeeRuleNode>((part) => payment(part), fee("base"));
    expect(feeRuleText(deep, terms("de"))).toBe("Die Regel ist zu groß.");
    expect(feeRuleText(deep, terms("en"))).toBe("The rule is too large.");
  });
});

test("Fee rule sentences: every fee appears by its text, within brackets that are at most two deep", () => {
  // Some texts are those of inputs, so that fees and conditions share names.
  const names: Readonly<Record<string, string>> = {
    a: "Alpha",
    b: "plate",
    c: "season",
    d: "Delta",
    e: "online",
  };
  const language = fc.constantFrom("de" as const, "en" as const);
  fc.assert(
    fc.property(rules, language, fc.boolean(), (rule, chosen, isPriced) => {
      const text = feeRuleText(rule, {
        language: chosen,
        labelOf: (variable) => variable,
        textOf: (feeId) => names[feeId] ?? "",
        amountOf: () => (isPriced ? charged(100) : null),
      });
      for (const feeId of feesOf(rule)) expect(text).toContain(names[feeId]);
      expect(text).not.toMatch(/undefined|null|…/);
      let [depth, deepest] = [0, 0];
      for (const character of text) {
        depth += character === "(" ? 1 : character === ")" ? -1 : 0;
        deepest = Math.max(deepest, depth);
      }
      expect(depth).toBe(0);
      // One more for a factor such as (Anzahl + 1).
      expect(deepest).toBeLessThanOrEqual(3);
    }),
    { numRuns: 200 },
  );
});
