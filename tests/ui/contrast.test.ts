/**
 * Contrast of the colour tokens in both schemes: WCAG 2.2, 1.4.3 for text and 1.4.11 for controls and
 * graphics. Browser tests check the pairs that occur in light mode; this test checks them in dark mode.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

interface Pairs {
  /** Minimum contrast of each foreground on each background. */
  readonly ratio: 4.5 | 3;
  readonly of: readonly string[];
  readonly on: readonly string[];
}

const tones = ["success", "progress", "waiting", "error", "final", "neutral"];
const tonesOf = (part: string) => tones.map((tone) => `status-${tone}-${part}`);

/** Backgrounds for all kinds of text. */
const grounds = ["bg", "bg-subtle", "bg-muted", "bg-panel", "accent-subtle", ...tonesOf("subtle")];
/** Emphasized backgrounds, for the two strongest kinds of text. */
const emphasized = ["bg-emphasized", "accent-muted", "diff-added", "diff-removed"];

const pairs: readonly Pairs[] = [
  { ratio: 4.5, of: ["fg", "fg-muted", "fg-subtle", "accent-fg", ...tonesOf("fg")], on: grounds },
  { ratio: 4.5, of: ["fg", "fg-muted"], on: emphasized },
  { ratio: 4.5, of: ["accent-fg"], on: ["accent-muted"] },
  { ratio: 4.5, of: ["fg"], on: ["diff-added-strong", "diff-removed-strong"] },
  { ratio: 4.5, of: ["fg-inverted"], on: ["bg-inverted"] },
  { ratio: 4.5, of: ["accent-contrast"], on: ["accent-solid", "accent-emphasized"] },
  { ratio: 4.5, of: ["danger-contrast"], on: ["danger-solid", "danger-emphasized"] },
  {
    ratio: 3,
    of: ["border-emphasized", "accent-solid", "accent-focus-ring", ...tonesOf("solid")],
    on: grounds,
  },
  {
    ratio: 3,
    of: ["danger-solid", "chart-1", "chart-2", "chart-3", "chart-4", "chart-compare"],
    on: ["bg", "bg-panel"],
  },
  { ratio: 3, of: ["bg"], on: tonesOf("solid") },
];

/** Purely decorative lines, shadows and overlays. */
const decoration = ["border", "border-muted", "bg-scrim", "shadow-float"];

/** Rules that may have lower contrast: disabled controls are exempt. */
const disabled = /:disabled|aria-disabled/;
/** Rules that colour drawings or disabled controls with a non-text token. */
const noText = /svg$/;

interface Declaration {
  readonly selector: string;
  readonly property: string;
  readonly value: string;
}

/** The declarations of a style sheet, with their nested selectors. */
function declarationsOf(css: string): readonly Declaration[] {
  const found: Declaration[] = [];
  const selectors: string[] = [];
  let text = "";
  for (const sign of css.replaceAll(/\/\*[^]*?\*\//g, "")) {
    if (!"{};".includes(sign)) {
      text += sign;
      continue;
    }
    const statement = text.replaceAll(/\s+/g, " ").trim();
    text = "";
    if (sign === "{") {
      selectors.push(statement);
      continue;
    }
    const [, property, value] = /^([\w-]+): ?(.+)$/.exec(statement) ?? [];
    if (property && value) found.push({ selector: selectors.join(" / "), property, value });
    if (sign === "}") selectors.pop();
  }
  return found;
}

const sources = (ending: RegExp) =>
  readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((path) => ending.test(path) && !path.includes("__generated__"))
    .map((path) => ({ path, text: readFileSync(join("src", path), "utf8") }));

/** The tokens themselves, and the preview, which is a page of its own. */
const otherSheets = [join("ui", "tokens.css"), join("mgt", "texts", "preview.css")];

const sheets = sources(/\.css$/)
  .filter(({ path }) => !otherSheets.includes(path))
  .map(({ path, text }) => ({ path, declarations: declarationsOf(text) }));

/** Light and dark value of each token that defines both. */
const colours = new Map<string, readonly [light: string, dark: string]>();
/** Translucent tokens. */
const translucent: string[] = [];
for (const { property, value } of declarationsOf(readFileSync("src/ui/tokens.css", "utf8"))) {
  const name = property.replace("--", "");
  const [, light, dark = light] = /^(?:light-dark\()?(#[\da-f]{6})(?:, (#[\da-f]{6})\))?$/.exec(value) ?? [];
  if (light && dark) colours.set(name, [light, dark]);
  else if (/#|rgb|light-dark/.test(value)) translucent.push(name);
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test("Contrast: computes black and white contrast according to the standard", () => {
  expect(contrastOf("#000000", "#ffffff")).toBe(21);
  expect(contrastOf("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test.each([
  ["light", 0],
  ["dark", 1],
] as const)("Contrast: each pair of tokens has its contrast: %s", (_, scheme) => {
  const weak = pairs.flatMap(({ ratio, of, on }) =>
    of.flatMap((front) =>
      on.flatMap((ground) => {
        const contrast = contrastOf(colours.get(front)?.[scheme] ?? "", colours.get(ground)?.[scheme] ?? "");
        return contrast >= ratio ? [] : [`${front} on ${ground}: ${contrast.toFixed(2)} of ${ratio}`];
      }),
    ),
  );
  expect(weak).toEqual([]);
});

test("Contrast: each colour token is part of a pair or decoration", () => {
  const named = [...pairs.flatMap(({ of, on }) => [...of, ...on]), ...decoration];
  expect([...new Set(named)].toSorted()).toEqual([...colours.keys(), ...translucent].toSorted());
});

const textTokens = new Set(pairs.flatMap(({ ratio, of }) => (ratio === 4.5 ? of : [])));
const fronts = new Set(pairs.flatMap(({ of }) => of));
const areas = new Set([
  "bg-scrim",
  ...pairs.flatMap(({ of, on, ratio }) => [...on, ...(ratio === 3 ? of : [])]),
]);

/** Names of the tokens in a value; a colour palette counts as any of its kind. */
const tokensIn = (value: string): readonly string[] =>
  [...value.matchAll(/var\(--([\w-]+)/g)]
    .map(([, name = ""]) => name.replace(/^tone-/, "status-error-"))
    .filter((name) => colours.has(name) || translucent.includes(name));

test("Contrast: style sheets take all colours from the tokens, for both schemes", () => {
  const own =
    /#[\da-f]{3}|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|light-dark)\(|\b(?:black|white|gr[ae]y|red)\b/i;
  const found = sheets.flatMap(({ path, declarations }) =>
    declarations
      .filter(
        ({ selector, property, value }) =>
          own.test(value.replaceAll(/url\([^)]*\)/g, "")) ||
          // A mixture has its own contrast; the only one is the underline of links.
          (value.includes("color-mix(") && property !== "text-decoration") ||
          /prefers-color-scheme|data-theme/.test(selector),
      )
      .map(({ selector, property, value }) => `${path}: ${selector} { ${property}: ${value} }`),
  );
  expect(found).toEqual([]);
});

test("Contrast: every use of a token in a style sheet is covered by a pair", () => {
  const wrong = sheets.flatMap(({ path, declarations }) =>
    declarations.flatMap(({ selector, property, value }) => {
      const isKnown = (name: string) => {
        if (property === "color") return textTokens.has(name) || (noText.test(selector) && fronts.has(name));
        if (property.startsWith("background")) return areas.has(name) || textTokens.has(name);
        return true;
      };
      return tokensIn(value)
        .filter((name) => !isKnown(name))
        .map((name) => `${path}: ${selector} { ${property}: ${name} }`);
    }),
  );
  expect(wrong).toEqual([]);
});

test("Contrast: text and background in one rule are a text pair", () => {
  const rules = sheets.flatMap(({ path, declarations }) =>
    declarations
      .filter(({ property, selector }) => property === "color" && !disabled.test(selector))
      .flatMap(({ selector, value }) => {
        const [front] = tokensIn(value);
        const ground = declarations.find(
          (other) => other.selector === selector && other.property === "background",
        );
        const [area] = tokensIn(ground?.value ?? "");
        return front && area ? [{ path, selector, front, area }] : [];
      }),
  );
  const wrong = rules.filter(
    ({ front, area }) =>
      !pairs.some(({ ratio, of, on }) => ratio === 4.5 && of.includes(front) && on.includes(area)),
  );
  expect(wrong).toEqual([]);
  expect(rules.length).toBeGreaterThan(5);
});

test("Contrast: every use of a token in a Chakra style is covered by a pair", () => {
  const uses = sources(/\.tsx?$/).flatMap(({ path, text }) =>
    [...text.matchAll(/\b(color|bg|background): "([a-z]+(?:\.[\w]+)*)"/g)].flatMap(
      ([, property, dotted = ""]) => {
        const name = dotted.replaceAll(".", "-").replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
        return colours.has(name) ? [{ path, property, name }] : [];
      },
    ),
  );
  const wrong = uses.filter(({ property, name }) =>
    property === "color"
      ? !textTokens.has(name) && !name.endsWith("-solid")
      : !areas.has(name) && !textTokens.has(name),
  );
  expect(wrong).toEqual([]);
  expect(uses.length).toBeGreaterThan(20);
});
