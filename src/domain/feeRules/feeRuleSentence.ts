/** Prints fee rules as German or English sentences. */
import type { FeeAmount } from "../feePrices";
import { feeRuleKindRules } from "./feeRuleKinds";
import { childIn, childrenIn, type FeeRule, type FeeRuleNode } from "./feeRuleNodes";
import { placesOf, sizeProblemOf } from "./feeRuleWalk";
import { feeRuleLabels, type FeeRuleLanguage, type FeeRuleLabels } from "./feeRuleLabels";

/** Language, labels and prices of the sentences. An empty label or text is replaced by its key. */
export interface FeeRuleTerms {
  readonly language: FeeRuleLanguage;
  /** Label of an input of the application. */
  readonly labelOf: (variable: string) => string;
  /** Text of a fee. */
  readonly textOf: (feeId: string) => string;
  /** The amount charged for a fee; null if there is no such fee. See `amountsOn`. */
  readonly amountOf: (feeId: string) => FeeAmount | null;
}

/** Maximum nesting of brackets; deeper parts become separate sentences. */
const bracketsMax = 2;

/** Printed in place of a part that is missing. */
const gap = "…";

/**
 * The whole rule as text, one sentence for each payment of the root; empty for a rule that charges nothing. Fees appear
 * by their text. Parts that are nested too deeply get a name, such as "Betrag 1", and a separate sentence.
 */
export function feeRuleText(rule: FeeRule, terms: FeeRuleTerms): string {
  return rule
    ? sentencesOf(rule, terms)
        .map((sentence) => `${sentence}.`)
        .join(" ")
    : "";
}

/** A node with all descendants as text, without a full stop at the end. */
export function sentenceOf(node: FeeRuleNode, terms: FeeRuleTerms): string {
  return sentencesOf(node, terms).join(". ") || feeRuleLabels[terms.language].nothing;
}

function sentencesOf(node: FeeRuleNode, terms: FeeRuleTerms): readonly string[] {
  if (sizeProblemOf(placesOf(node))) return [feeRuleLabels[terms.language].tooLarge];
  return new Sentences(terms).print(node);
}

class Sentences {
  readonly #terms: FeeRuleTerms;
  readonly #words: FeeRuleLabels;
  /** Parts to explain after the text that mentions them. */
  readonly #parts: { readonly name: string; readonly node: FeeRuleNode }[] = [];
  readonly #counts = { PAYMENT: 0, BOOLEAN: 0 };

  constructor(terms: FeeRuleTerms) {
    this.#terms = terms;
    this.#words = feeRuleLabels[terms.language];
  }

  print(node: FeeRuleNode): readonly string[] {
    const sentences = flattened(node, "PAYMENT").map((payment) =>
      payment.kind === "IF" ? capitalized(this.#if(payment, 0, true)) : this.#phrase(payment, 0),
    );
    for (let part = this.#parts.shift(); part; part = this.#parts.shift()) {
      sentences.push(`${capitalized(part.name)}: ${this.#phrase(part.node, 0)}`);
    }
    return sentences;
  }

  /** A node as part of a sentence, with the current depth of brackets. */
  #phrase(child: FeeRule, brackets: number): string {
    const node = child && unwrapped(child);
    switch (node?.kind) {
      case "PAYMENT":
      case "AND":
      case "OR":
        return this.#list(node.kind, flattened(node, node.kind), brackets);
      case "IF":
        return this.#if(node, brackets, false);
      case "MULTIPLY":
        return `${this.#factor(childIn(node, "LEFT"))} × ${this.#part(childIn(node, "RIGHT"), brackets, ["FEE", "MULTIPLY"])}`;
      case "OPERATOR": {
        const operator = node.operator ? this.#words.operators[node.operator] : gap;
        return `${this.#number(childIn(node, "LEFT"))} ${operator} ${this.#number(childIn(node, "RIGHT"))}`;
      }
      case "ADD_ONE":
      case "NUMBER":
        return this.#number(node);
      case "BOOLEAN":
        if (node.variable) return this.#label(node.variable);
        return node.booleanValue === null ? gap : node.booleanValue ? this.#words.always : this.#words.never;
      case "FEE":
        return node.feeId ? this.#fee(node.feeId) : gap;
      default:
        return gap;
    }
  }

  #if(node: FeeRuleNode, brackets: number, isSentence: boolean): string {
    const [condition, thenBranch] = [childIn(node, "CONDITION"), childIn(node, "THEN")];
    const elseBranch = childIn(node, "ELSE");
    const amount = this.#feeOfLabel(condition, thenBranch) ?? this.#branch(thenBranch, brackets);
    const isAdded = isSentence && amount !== this.#words.nothing;
    const text = this.#words.ifThen(this.#phrase(condition, brackets), amount, isAdded);
    if (!elseBranch) return text;
    // A chain of conditions needs no brackets: each ELSE ends the sentence.
    const chained = unwrapped(elseBranch);
    const otherwise =
      chained.kind === "IF" ? this.#if(chained, brackets, false) : this.#branch(chained, brackets);
    return `${text}, ${this.#words.otherwise} ${otherwise}`;
  }

  #branch(node: FeeRule, brackets: number): string {
    return this.#part(node, brackets, ["FEE", "MULTIPLY", "PAYMENT"]);
  }

  /** Prints only the amount if the text of the fee equals the label of its condition, to avoid repetition. */
  #feeOfLabel(condition: FeeRule, thenBranch: FeeRule): string | null {
    const [input, fee] = [condition && unwrapped(condition), thenBranch && unwrapped(thenBranch)];
    if (input?.kind !== "BOOLEAN" || !input.variable || fee?.kind !== "FEE" || !fee.feeId) return null;
    const amount = this.#terms.amountOf(fee.feeId);
    const isSame = this.#label(input.variable) === this.#text(fee.feeId);
    return isSame && amount !== null ? this.#words.amount(amount.cents) + this.#why(amount) : null;
  }

  #list(kind: "PAYMENT" | "AND" | "OR", nodes: readonly FeeRuleNode[], brackets: number): string {
    if (nodes.length === 0) return kind === "PAYMENT" ? this.#words.nothing : gap;
    const kinds = ["FEE", "MULTIPLY", "BOOLEAN", "OPERATOR", "NUMBER", "ADD_ONE"] as const;
    const phrases = nodes.map((node) => this.#part(node, brackets, kinds));
    const last = phrases.pop() ?? "";
    const conjunction = kind === "OR" ? this.#words.or : this.#words.and;
    return phrases.length > 0 ? `${phrases.join(", ")} ${conjunction} ${last}` : last;
  }

  /** A part in brackets, unless its kind needs none; or the name of a part that is nested too deeply. */
  #part(child: FeeRule, brackets: number, plain: readonly FeeRuleNode["kind"][]): string {
    const node = child && unwrapped(child);
    const isEmpty = node?.kind === "PAYMENT" && childrenIn(node, "OPERAND").length === 0;
    if (!node || isEmpty || plain.includes(node.kind)) return this.#phrase(node, brackets);
    if (brackets < bracketsMax) return `(${this.#phrase(node, brackets + 1)})`;
    const isCondition = feeRuleKindRules[node.kind].type === "BOOLEAN";
    const number = (this.#counts[isCondition ? "BOOLEAN" : "PAYMENT"] += 1);
    const name = isCondition ? this.#words.conditionNumber(number) : this.#words.amountNumber(number);
    this.#parts.push({ name, node });
    return name;
  }

  /** A number including added ones, as one sum: Anzahl + 2. */
  #number(child: FeeRule): string {
    let [node, added] = [child, 0];
    for (; node?.kind === "ADD_ONE"; node = childIn(node, "OPERAND")) added += 1;
    const text =
      node?.kind === "NUMBER"
        ? node.variable
          ? this.#label(node.variable)
          : this.#literal(node.numberValue)
        : gap;
    return added > 0 ? `${text} + ${added}` : text;
  }

  #factor(child: FeeRule): string {
    const number = this.#number(child);
    return child?.kind === "ADD_ONE" ? `(${number})` : number;
  }

  #literal(value: string | null): string {
    return value ? this.#words.number(value) : gap;
  }

  #fee(feeId: string): string {
    const amount = this.#terms.amountOf(feeId);
    const text = this.#text(feeId);
    if (amount === null) return this.#words.fee(text);
    return this.#words.amountFor(this.#words.amount(amount.cents), text) + this.#why(amount);
  }

  /** Why nothing is charged. */
  #why({ uncharged }: FeeAmount): string {
    return uncharged === null ? "" : ` (${this.#words.uncharged[uncharged]})`;
  }

  #text(feeId: string): string {
    return this.#terms.textOf(feeId) || feeId;
  }

  #label(variable: string): string {
    return this.#terms.labelOf(variable) || variable;
  }
}

/** Unwraps a list with a single operand. */
function unwrapped(node: FeeRuleNode): FeeRuleNode {
  let inner = node;
  while (inner.kind === "PAYMENT" || inner.kind === "AND" || inner.kind === "OR") {
    const [only, ...others] = childrenIn(inner, "OPERAND");
    if (!only || others.length > 0) break;
    inner = only;
  }
  return inner;
}

/** The operands of a list, including those of nested lists of the same kind; any other node unchanged. */
function flattened(node: FeeRuleNode, kind: "PAYMENT" | "AND" | "OR"): FeeRuleNode[] {
  return node.kind === kind
    ? childrenIn(node, "OPERAND").flatMap((operand) => flattened(unwrapped(operand), kind))
    : [node];
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
