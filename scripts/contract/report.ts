/** Formats reports of npm run contract as text. */
import type { CheckReport, ComparedEndpoint, CompareReport, PlacedUse } from "./checks";
import type { Level } from "./changes";

const marks: Readonly<Record<Level, string>> = { breaking: "✗", dangerous: "!", safe: "·" };

/** The report as lines of text. */
export function reportText(report: CheckReport | CompareReport): string {
  return (report.kind === "check" ? checkLines(report) : compareLines(report)).join("\n");
}

function checkLines({ problems, endpoints, isOk }: CheckReport): readonly string[] {
  return [
    ...problems.map((problem) => `✗ ${problem}`),
    ...endpoints.flatMap((endpoint) => [
      `${endpoint.name}: ${count(endpoint.operations, "operation")}, ${count(endpoint.problems.length, "problem")}`,
      ...endpoint.problems.map((problem) => `  ✗ ${problem}`),
      ...endpoint.deprecated.flatMap(({ coordinate, reason, uses }) => [
        `  ! ${coordinate} is deprecated and in use. ${reason}`,
        ...useLines(uses),
      ]),
      ...(endpoint.unused.length > 0 ? [`  · Not used by the app: ${endpoint.unused.join(", ")}`] : []),
    ]),
    isOk
      ? "The contracts, the app and the reference backend fit together."
      : "Correct the lines marked with ✗.",
  ];
}

function compareLines({ kind, endpoints, isOk }: CompareReport): readonly string[] {
  const lines = endpoints.flatMap(kind === "against" ? againstLines : sinceLines);
  if (kind === "since") return lines;
  return [
    ...lines,
    isOk ? "Every operation of this app fits." : "This app does not fit: see the lines marked with ✗.",
  ];
}

function againstLines({ name, differences, refused }: ComparedEndpoint): readonly string[] {
  const affected = differences.filter(({ uses }) => uses.length > 0);
  const others = differences.filter(({ uses }) => uses.length === 0);
  const breaks = affected.filter(({ uses }) => uses.some(({ certainty }) => certainty === "breaks"));
  return [
    `${name}: ${count(differences.length, "difference")}, ${breaks.length + refused.length} breaking for this app`,
    ...affected.flatMap((difference) => [
      `  ${breaks.includes(difference) ? "✗" : "!"} ${difference.message}`,
      ...useLines(difference.uses),
    ]),
    ...refused.flatMap((use) => [`  ✗ ${use.message}`, ...useLines([{ ...use, certainty: "breaks" }])]),
    ...others.map(({ level, message }) => `  · ${message} (${level}, not used by this app)`),
  ];
}

function sinceLines({ name, differences }: ComparedEndpoint): readonly string[] {
  if (differences.length === 0) return [`${name}: no changes`];
  const counts = (["breaking", "dangerous", "safe"] as const).map(
    (level) => `${differences.filter((each) => each.level === level).length} ${level}`,
  );
  return [
    `${name}: ${counts.join(", ")}`,
    ...differences.map(({ level, message, uses }) => {
      const routes = [...new Set(uses.flatMap((use) => use.routes))];
      return `  ${marks[level]} ${message}${routes.length > 0 ? ` (on ${routes.join(", ")})` : ""}`;
    }),
  ];
}

/** A line for each component, and below it the operations that contain it, by routes. */
function useLines(uses: readonly PlacedUse[]): readonly string[] {
  const components = groupBy(uses, ({ certainty, fragment, operation, file, line }) => {
    const place = file === null ? "no longer in the app" : `${file}:${line}`;
    return [certainty, fragment ?? operation, `(${place})`].filter(Boolean).join(" ");
  });
  return [...components].flatMap(([component, placed]) => {
    const byRoutes = groupBy(placed, ({ routes }) => routes.join(", "));
    return [
      `      ${component}`,
      ...[...byRoutes].map(
        ([routes, same]) =>
          `        on ${routes || "no route"}: ${same.map(({ operation }) => operation).join(", ")}`,
      ),
    ];
  });
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`;

/** Groups items by key, in order of first occurrence. */
function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
