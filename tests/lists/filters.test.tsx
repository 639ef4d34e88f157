import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { FilterChips } from "#lists/FilterChips";
import { FilterFaults } from "#lists/FilterFaults";
import { choiceFilter, flagFilter, furtherFilters, selectFilter, type ListFilter } from "#lists/filters";
import { defineListSearch } from "#lists/listSearch";
import { daySpan, numberSpan } from "#lists/searchParams";
import { dayFilter, numberFilter, textFilter } from "#lists/spanFilters";
import type { ListAddress } from "#lists/useListSearch";
import { parseSearch } from "#src/routes/-search";
import { renderPart } from "../support/renderPart";

const list = defineListSearch({
  filters: { created: daySpan("createdFrom", "createdTo"), tries: numberSpan("triesFrom", "triesTo") },
});

const address: ListAddress = {
  search: {},
  sort: undefined,
  filterCount: 0,
  unknownTexts: [],
  change: () => undefined,
  preload: () => undefined,
  onSort: () => undefined,
  reset: () => undefined,
  toFirstPage: () => undefined,
};

/** Renders the chips and faults of a filter. */
function show(filter: ListFilter) {
  renderPart(
    <>
      <input type="search" />
      <FilterFaults address={address} filters={[filter]} />
      <FilterChips list={{ id: "liste", address }} filters={[filter]} found={undefined} />
    </>,
  );
  return userEvent.setup();
}

const remove = (name: string) => screen.getByRole("button", { name: `${name} entfernen` });
const chipTexts = () =>
  within(screen.getByRole("list", { name: "Aktive Filter" }))
    .getAllByRole("button")
    .map(({ textContent }) => textContent?.replace(/entfernen$/, ""));
const faults = () => within(screen.getByRole("status")).queryAllByRole("listitem");

const states = [
  { value: "eu", label: "Mitglied der EU" },
  { value: "other", label: "Drittstaat" },
];
const names = ["Antrag", "Ummeldung", "Abmeldung", "Zulassung", "Auskunft", "Urkunde", "Ausweis"];
const kinds = names.map((label, index) => ({ value: String(index), label }));
const values = kinds.map(({ value }) => value);

describe("Filter chip", () => {
  test("by one value names it, and removes it", async () => {
    const onChoose = vi.fn<(chosen: string | undefined) => void>();
    const user = show(selectFilter({ label: "Staat", all: "Alle", choices: states, chosen: "eu", onChoose }));
    await user.click(remove("Staat: Mitglied der EU"));
    expect(onChoose.mock.calls).toEqual([[undefined]]);
  });

  test("by several values is one for each", async () => {
    const onChoose = vi.fn<(chosen: readonly string[]) => void>();
    const user = show(
      choiceFilter({ label: "Art", choices: kinds, chosen: ["0", "3", "unbekannt"], onChoose }),
    );
    expect(chipTexts()).toEqual(["Art: Antrag", "Art: Zulassung", "Art: unbekannt"]);
    await user.click(remove("Art: Zulassung"));
    expect(onChoose.mock.calls).toEqual([[["0", "unbekannt"]]]);
  });

  test("by more than six values has only their number", async () => {
    const onChoose = vi.fn<(chosen: readonly string[]) => void>();
    const user = show(choiceFilter({ label: "Art", choices: kinds, chosen: values, onChoose }));
    expect(chipTexts()).toEqual(["Art: 7"]);
    await user.click(remove("Art: 7"));
    expect(onChoose.mock.calls).toEqual([[[]]]);
  });

  test("that is on or off has its label only", async () => {
    const onChange = vi.fn<(isSet: true | undefined) => void>();
    const user = show(flagFilter({ label: "Lange nicht angemeldet", isSet: true, onChange }));
    expect(chipTexts()).toEqual(["Lange nicht angemeldet"]);
    await user.click(remove("Lange nicht angemeldet"));
    expect(onChange.mock.calls).toEqual([[undefined]]);
  });

  test("by a text contains the text", async () => {
    const onChange = vi.fn<(text: string | undefined) => void>();
    const user = show(textFilter({ label: "Fehlertext", text: "HTTP 503", maxLength: 20, onChange }));
    await user.click(remove("Fehlertext: HTTP 503"));
    expect(onChange.mock.calls).toEqual([[undefined]]);
  });

  test.each([
    ["createdFrom=2026-11-20", "Erstellt: ab 20.11.2026"],
    ["createdTo=2026-11-20", "Erstellt: bis 20.11.2026"],
    ["createdFrom=2026-11-01&createdTo=2026-11-20", "Erstellt: 01.11.2026 – 20.11.2026"],
    ["createdFrom=2026-11-20&createdTo=2026-11-20", "Erstellt: 20.11.2026"],
    ["triesFrom=3", "Versuche: ab 3"],
    ["triesTo=0", "Versuche: bis 0"],
    ["triesFrom=3&triesTo=17", "Versuche: 3 – 17"],
  ])("by a span formats %s", async (query, text) => {
    const onChange = vi.fn<(ends: object) => void>();
    const search = list.parse(parseSearch(`?${query}`));
    const filters = [
      dayFilter({ label: "Erstellt", span: list.span(search, "created"), onChange }),
      numberFilter({ label: "Versuche", span: list.span(search, "tries"), onChange }),
    ];
    const user = show(furtherFilters("Weitere", filters));
    expect(chipTexts()).toEqual([text]);
    expect(faults()).toEqual([]);
    await user.click(remove(text));
    expect(onChange.mock.calls).toEqual([[{ from: undefined, to: undefined }]]);
  });
});

test.each([
  [
    "createdFrom=gestern",
    "Erstellt: fehlerhaft",
    "Erstellt: „gestern“ Das ist kein Datum. Erwartet wird TT.MM.JJJJ, zum Beispiel 20.11.2026.",
  ],
  ["createdFrom=2026-02-31", "Erstellt: fehlerhaft", "Erstellt: „2026-02-31“ Diesen Tag gibt es nicht."],
  [
    "createdFrom=2026-11-20&createdTo=2026-11-01",
    "Erstellt: fehlerhaft",
    "Erstellt: „2026-11-01“ Das Enddatum liegt vor dem Startdatum.",
  ],
  ["triesTo=viele", "Versuche: fehlerhaft", "Versuche: „viele“ Das ist keine Zahl von 0 bis 9999."],
  ["triesFrom=9&triesTo=3", "Versuche: fehlerhaft", "Versuche: „3“ Das ist kleiner als der Anfang."],
])("Filters: a faulty span has a chip and says what is wrong: %s", (query, chip, fault) => {
  const search = list.parse(parseSearch(`?${query}`));
  const onChange = () => undefined;
  const filters = [
    dayFilter({ label: "Erstellt", span: list.span(search, "created"), onChange }),
    numberFilter({ label: "Versuche", span: list.span(search, "tries"), onChange }),
  ];
  show(furtherFilters("Weitere", filters));
  expect(chipTexts()).toEqual([chip]);
  expect(faults().map(({ textContent }) => textContent)).toEqual([
    `${fault} Der Wert wird nicht berücksichtigt.`,
  ]);
});

test("Filters: a filter without a value has no chip", () => {
  const onChange = () => undefined;
  show(
    furtherFilters("Weitere", [
      selectFilter({ label: "Staat", all: "Alle", choices: states, chosen: undefined, onChoose: onChange }),
      choiceFilter({ label: "Art", choices: kinds, chosen: undefined, onChoose: onChange }),
      flagFilter({ label: "Lange nicht angemeldet", isSet: false, onChange }),
      textFilter({ label: "Fehlertext", text: undefined, maxLength: 20, onChange }),
      dayFilter({ label: "Erstellt", span: {}, onChange }),
      numberFilter({ label: "Versuche", span: {}, onChange }),
    ]),
  );
  expect(screen.queryByRole("list", { name: "Aktive Filter" })).toBeNull();
});
