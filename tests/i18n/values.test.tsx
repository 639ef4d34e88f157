import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { Plural, Trans } from "@lingui/react/macro";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";

// Without a catalog, messages are compiled from their source text.
beforeAll(() => i18n.loadAndActivate({ locale: "de", messages: {} }));

const report = vi.spyOn(console, "error");
afterEach(() => report.mockReset());

function textOf(sentence: ReactNode): string | null {
  return render(<I18nProvider i18n={i18n}>{sentence}</I18nProvider>).container.textContent;
}

const names = [
  "Testname <b>fett</b>",
  "<0>Bau</0>amt",
  "Amt <br/> Nord <1/>",
  "a < b > c",
  "</0>",
  String.raw`C:\u0041\x42`,
];

test.each(names)("Values in messages: %s is a value, not markup", (name) => {
  expect(textOf(<Trans>Ansicht „{name}“ entfernen?</Trans>)).toBe(`Ansicht „${name}“ entfernen?`);
  expect(
    textOf(
      <Trans>
        Den Namen <b>{name}</b> gibt es schon, sagt {name}.
      </Trans>,
    ),
  ).toBe(`Den Namen ${name} gibt es schon, sagt ${name}.`);
  expect(report).not.toHaveBeenCalled();
});

test.each(names)("Values in messages: %s is a value next to a count, too", (name) => {
  const count = 2;
  expect(textOf(<Plural value={count} one={`# Eintrag in ${name}`} other={`# Einträge in ${name}`} />)).toBe(
    `2 Einträge in ${name}`,
  );
  expect(report).not.toHaveBeenCalled();
});

test("Values in messages: elements and numbers are kept as values", () => {
  const [count, link] = [
    1500,
    <a key="l" href="/x">
      Augsburg
    </a>,
  ];
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <Trans>
        {count} Zeilen von {link}
      </Trans>
    </I18nProvider>,
  );
  expect(container.textContent).toBe("1500 Zeilen von Augsburg");
  expect(container.querySelector("a")?.getAttribute("href")).toBe("/x");
});
