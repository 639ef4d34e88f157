import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { ErrorDiff } from "#process/detail/ErrorDiff";

function shown(before: string | null, text: string) {
  const { container } = render(<ErrorDiff before={before} text={text} />);
  const partsIn = (tag: string) => [...container.querySelectorAll(tag)].map(({ textContent }) => textContent);
  return { text: container.textContent, removed: partsIn("del"), added: partsIn("ins") };
}

test("Error differences: marks the changed part of an otherwise equal text", () => {
  expect(shown("Zu viele Anfragen, erneut in 21 s", "Zu viele Anfragen, erneut in 47 s")).toMatchObject({
    removed: ["21"],
    added: ["47"],
  });
});

test.each([
  ["Zeitüberschreitung bei kba-grundgut, 30 s ohne Antwort", "Internal Server Error"],
  [
    "Die Person wurde im Melderegister nicht eindeutig gefunden",
    "Der Sicherheitscode der Zulassungsbescheinigung Teil I stimmt nicht überein",
  ],
  ["Die Antwort ist kein JSON", "Die Verbindung ist unterbrochen, das Zielsystem ist nicht erreichbar"],
])("Error differences: after %s, another error is not compared", (before, text) => {
  expect(shown(before, text)).toEqual({ text, removed: [], added: [] });
});

test("Error differences: marks nothing in the first one or in a repeated one", () => {
  expect(shown(null, "Service Unavailable")).toEqual({
    text: "Service Unavailable",
    removed: [],
    added: [],
  });
  expect(shown("a b", "a b").added).toEqual([]);
});
