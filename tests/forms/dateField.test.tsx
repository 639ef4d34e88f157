/** Days in forms: typed and pasted as Germans write them, whatever the language of the browser. */
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { object } from "yup";
import { day, optionalDay } from "#domain/schemas/fields";
import { EntityForm } from "#forms/EntityForm";
import { ChosenDay } from "#forms/fields/ChosenDay";
import { DateField } from "#forms/fields/DateField";
import type { SaveOutcome } from "#forms/saveOutcome";
import { fieldError, valueOf } from "../support/forms";
import { renderForm } from "../support/renderForm";
import { renderPart } from "../support/renderPart";

interface Period {
  readonly from: string;
  readonly until: string;
}

async function openForm() {
  const onSave = vi.fn<(values: Period) => Promise<SaveOutcome<Period>>>(async () => ({
    errors: [],
    current: null,
  }));
  await renderForm(
    <EntityForm<{ from: string; until: string }>
      name="period"
      variant="page"
      values={{ from: "2026-11-20", until: "" }}
      revision={1}
      schema={object({ from: day(), until: optionalDay() })}
      labels={{ from: "Erster Tag", until: "Letzter Tag" }}
      onSave={onSave}
    >
      <DateField name="from" label="Erster Tag" />
      <DateField name="until" label="Letzter Tag" isOptional />
    </EntityForm>,
  );
  const until = screen.getByLabelText("Letzter Tag (optional)");
  return { onSave, until, user: userEvent.setup() };
}

test.each(["2026-01-05", "5.1.26", " 05.01.2026"])(
  "Date field: %j is understood when pasted",
  async (text) => {
    const { onSave, until, user } = await openForm();
    expect(valueOf("Erster Tag")).toBe("20.11.2026");
    await user.click(until);
    await user.paste(text);
    // Without leaving the field.
    await user.keyboard("{Control>}s{/Control}");
    await waitFor(() =>
      expect(onSave.mock.lastCall?.[0]).toEqual({ from: "2026-11-20", until: "2026-01-05" }),
    );
    await user.tab();
    expect(valueOf("Letzter Tag (optional)")).toBe("05.01.2026");
  },
);

test("Date field: typing is not disturbed, and an abbreviated day is spelled out when it is left", async () => {
  const { until, user } = await openForm();
  await user.type(until, "1.2.2026");
  expect(valueOf("Letzter Tag (optional)")).toBe("1.2.2026");
  await user.clear(until);
  await user.type(until, "1.2.27");
  await user.tab();
  expect(valueOf("Letzter Tag (optional)")).toBe("01.02.2027");
});

test("Date field: a text that is no day has its sentence, and stays", async () => {
  const { onSave, until, user } = await openForm();
  for (const [typed, sentence] of [
    ["morgen", "Das ist kein Datum. Erwartet wird TT.MM.JJJJ, zum Beispiel 20.11.2026."],
    ["30.02.2026", "Diesen Tag gibt es nicht."],
    ["01.01.0026", "Der Tag muss zwischen dem 01.01.1900 und dem 31.12.2199 liegen."],
  ] as const) {
    await user.clear(until);
    await user.type(until, `${typed}{Control>}s{/Control}`);
    await waitFor(() => expect(fieldError("Letzter Tag (optional)")).toBe(sentence));
    expect(document.activeElement).toBe(until);
    expect(valueOf("Letzter Tag (optional)")).toBe(typed);
  }
  expect(onSave).not.toHaveBeenCalled();
});

test("Date field: undoing a change shows the earlier day", async () => {
  const { user } = await openForm();
  await user.clear(screen.getByLabelText("Erster Tag"));
  await user.type(screen.getByLabelText("Erster Tag"), "21.11.2026");
  await screen.findByText("Vorher: 20.11.2026");
  await user.click(screen.getByRole("button", { name: "Zurücknehmen" }));
  expect(valueOf("Erster Tag")).toBe("20.11.2026");
});

test("Date field: a day outside of a form applies when it is complete, or says why not", async () => {
  const onChoose = vi.fn<(day: string) => void>();
  renderPart(<ChosenDay label="Stichtag" day="2026-11-20" onChoose={onChoose} />);
  const user = userEvent.setup();
  const field = screen.getByLabelText("Stichtag");
  await user.clear(field);
  await user.type(field, "31.11.2026");
  expect(onChoose).not.toHaveBeenCalled();
  await user.keyboard("{Enter}");
  expect(fieldError("Stichtag")).not.toBeNull();
  await user.clear(field);
  await user.type(field, "30.11.26");
  await user.tab();
  expect(fieldError("Stichtag")).toBeNull();
  expect(onChoose.mock.calls).toEqual([["2026-11-30"]]);
});
