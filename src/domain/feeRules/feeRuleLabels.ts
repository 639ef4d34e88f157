/** German and English labels of fee rules. Hard-coded, so that server and browser print the same text. */
import type { FeeAmount } from "../feePrices";
import type { FeeRuleOperator } from "./feeRuleNodes";

/** Languages in which rules are printed. */
export type FeeRuleLanguage = "de" | "en";

/** Words and formats of a language. */
export interface FeeRuleLabels {
  readonly amount: (cents: number) => string;
  /** Formats a decimal with a point. */
  readonly number: (decimal: string) => string;
  readonly amountFor: (amount: string, fee: string) => string;
  /** A fee that does not exist. */
  readonly fee: (fee: string) => string;
  /** Why a fee costs nothing. */
  readonly uncharged: Readonly<Record<NonNullable<FeeAmount["uncharged"]>, string>>;
  readonly and: string;
  readonly or: string;
  /** A condition and its amount; `isAdded` for a separate sentence whose amount is added. */
  readonly ifThen: (condition: string, amount: string, isAdded: boolean) => string;
  readonly otherwise: string;
  readonly nothing: string;
  readonly always: string;
  readonly never: string;
  readonly operators: Readonly<Record<FeeRuleOperator, string>>;
  /** Names of parts that are explained in a separate sentence. */
  readonly amountNumber: (number: number) => string;
  readonly conditionNumber: (number: number) => string;
  readonly tooLarge: string;
}

function grouped(digits: string, separator: string): string {
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(end - 3, 0), end));
  return groups.join(separator);
}

/** Formats a decimal with a point, such as 1234.5 as 1.234,5. */
function formatted(decimal: string, separator: string, point: string): string {
  const [whole = "", places = ""] = decimal.split(".");
  return grouped(whole, separator) + (places && point + places);
}

/** Euros as a decimal with a point and two places. */
function eurosOf(cents: number): string {
  const digits = String(cents).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The words of each language. */
export const feeRuleLabels: Readonly<Record<FeeRuleLanguage, FeeRuleLabels>> = {
  de: {
    amount: (cents) => `${formatted(eurosOf(cents), ".", ",")}\u00a0€`,
    number: (decimal) => formatted(decimal, ".", ","),
    amountFor: (amount, fee) => `${amount} für ${fee}`,
    fee: (fee) => `Gebühr ${fee}`,
    uncharged: { INACTIVE: "inaktiv", NO_PRICE: "kein Preis" },
    and: "und",
    or: "oder",
    ifThen: (condition, amount, isAdded) =>
      `wenn ${condition}, dann ${isAdded ? "zusätzlich " : ""}${amount}`,
    otherwise: "sonst",
    nothing: "nichts",
    always: "immer",
    never: "nie",
    operators: {
      EQUAL: "gleich",
      NOT_EQUAL: "ungleich",
      LESS: "kleiner als",
      LESS_OR_EQUAL: "höchstens",
      GREATER: "größer als",
      GREATER_OR_EQUAL: "mindestens",
    },
    amountNumber: (number) => `Betrag ${number}`,
    conditionNumber: (number) => `Bedingung ${number}`,
    tooLarge: "Die Regel ist zu groß",
  },
  en: {
    amount: (cents) => `€${formatted(eurosOf(cents), ",", ".")}`,
    number: (decimal) => formatted(decimal, ",", "."),
    amountFor: (amount, fee) => `${amount} for ${fee}`,
    fee: (fee) => `fee ${fee}`,
    uncharged: { INACTIVE: "inactive", NO_PRICE: "no price" },
    and: "and",
    or: "or",
    ifThen: (condition, amount, isAdded) =>
      `if ${condition}, then ${isAdded ? "additionally " : ""}${amount}`,
    otherwise: "otherwise",
    nothing: "nothing",
    always: "always",
    never: "never",
    operators: {
      EQUAL: "is equal to",
      NOT_EQUAL: "is not equal to",
      LESS: "is less than",
      LESS_OR_EQUAL: "is at most",
      GREATER: "is greater than",
      GREATER_OR_EQUAL: "is at least",
    },
    amountNumber: (number) => `amount ${number}`,
    conditionNumber: (number) => `condition ${number}`,
    tooLarge: "The rule is too large",
  },
};
