/** The panel of `npm run dev:mock` in the page: seed, delay and faults of the mocked calls. */
import { defaultSettings, delays, faults, readSettings, settingsPath, type Fault } from "./settings";

const style = `
  :host { all: initial; color-scheme: inherit; position: fixed; left: 8px; bottom: 8px; z-index: 2147483000; }
  details {
    font: 13px/1.4 system-ui, sans-serif; max-width: min(22rem, 90vw); border-radius: 8px; padding: 4px 10px;
    color: light-dark(#171b21, #e7eaee); background: light-dark(#fff, #1e232a);
    border: 1px solid light-dark(#7b8591, #7a8592);
  }
  summary { cursor: pointer; }
  label { display: grid; gap: 2px; margin-block: 8px; }
  input, select, button { font: inherit; color: inherit; background: light-dark(#f6f7f9, #15181d);
    border: 1px solid light-dark(#7b8591, #7a8592); border-radius: 4px; padding: 4px 6px; min-width: 0; }
  :focus-visible { outline: 2px solid light-dark(#1f66d1, #6fa5f5); outline-offset: 2px; }
`;

const labels: Readonly<Partial<Record<Fault, string>>> = {
  none: "none",
  unreachable: "server unreachable",
  database_away: "database unavailable",
  null_field: "one nullable field null",
};

function labelOf(fault: Fault): string {
  const [on, code] = fault.split(":", 2);
  return labels[fault] ?? `${code}, ${on === "all" ? "all calls" : "mutations only"}`;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = Object.assign(document.createElement(name), properties);
  created.append(...children);
  return created;
}

const seconds = (ms: number) => (ms < 1_000 ? `${ms} ms` : `${ms / 1_000} s`);

async function showPanel(): Promise<void> {
  const kept = await fetch(settingsPath).then((response) => response.json() as unknown);
  const settings = readSettings(kept, defaultSettings);
  const seed = element("input", { value: settings.seed, maxLength: 100 });
  const delay = element(
    "select",
    {},
    ...delays.map((ms) => element("option", { value: String(ms) }, ms === 0 ? "none" : seconds(ms))),
  );
  const fault = element(
    "select",
    {},
    ...faults.map((each) => element("option", { value: each }, labelOf(each))),
  );
  delay.value = String(settings.delayMs);
  fault.value = settings.fault;

  const store = () =>
    fetch(settingsPath, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ seed: seed.value, delayMs: Number(delay.value), fault: fault.value }),
    });
  for (const control of [seed, delay, fault]) control.addEventListener("change", () => void store());
  const reload = element("button", { type: "button" }, "Apply and reload");
  reload.addEventListener("click", () => void store().then(() => location.reload()));

  const panel = element(
    "details",
    {},
    element("summary", {}, "Mock"),
    element("label", {}, "Seed", seed),
    element("label", {}, "Delay", delay),
    element("label", {}, "Errors", fault),
    reload,
  );
  const host = element("div", { id: "mock-panel" });
  host.attachShadow({ mode: "open" }).append(element("style", {}, style), panel);
  document.body.append(host);
}

void showPanel();
