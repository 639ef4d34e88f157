/** A form as large as the texts of a service in five languages: what an edit costs the other fields. */
import { fireEvent } from "@testing-library/react";
import { FieldArray, useFormikContext } from "formik";
import { expect, test, vi } from "vitest";
import { array, object } from "yup";
import { singleLineText } from "#domain/schemas/fields";
import { EntityForm } from "#forms/EntityForm";
import { TextField } from "#forms/fields/TextField";
import { withField } from "#forms/fields/withField";
import type { SaveOutcome } from "#forms/saveOutcome";
import { saveBar } from "../support/forms";
import { renderForm } from "../support/renderForm";
import { act, screen } from "../support/visit";

const languages = ["de", "en", "fr", "tr", "uk"] as const;

interface Values {
  readonly texts: readonly Readonly<Record<"key" | (typeof languages)[number], string>>[];
}

/** 2,000 fields. */
const values: Values = {
  texts: Array.from({ length: 400 }, (_, index) => {
    const text = `Satz ${index}`;
    return { key: `text.${index}`, de: text, en: text, fr: text, tr: text, uk: text };
  }),
};
const sentence = singleLineText(200);
const schema = object({
  texts: array(
    object({
      key: singleLineText(40),
      de: sentence,
      en: sentence,
      fr: sentence,
      tr: sentence,
      uk: sentence,
    }),
  ).defined(),
});
const keys = { texts: { key: "key", isOrdered: true } };
const labels = { texts: "Texte" };

/** A field built like the app's own, which counts its renders. */
const renders = vi.fn<(name: string) => void>();
const CountedField = withField<{ readonly name: string }, string>(({ field }) => {
  renders(field.name);
  return (
    <input
      aria-label={field.name}
      value={field.value}
      onChange={(event) => field.setValue(event.currentTarget.value)}
      onBlur={field.onBlur}
    />
  );
});

function Texts() {
  const { texts } = useFormikContext<Values>().values;
  return (
    <FieldArray name="texts">
      {({ move }) => (
        <>
          {texts.map(({ key }, index) =>
            languages.map((language) => (
              <CountedField key={`${key} ${language}`} name={`texts.${index}.${language}`} />
            )),
          )}
          <button type="button" onClick={() => move(7, 2)}>
            Nach oben
          </button>
        </>
      )}
    </FieldArray>
  );
}

async function openForm() {
  const onSave = vi.fn<(saved: Values) => Promise<SaveOutcome<Values>>>(async () => ({
    errors: [],
    current: null,
  }));
  await renderForm(
    <EntityForm
      name="texts"
      values={values}
      revision={1}
      schema={schema}
      keys={keys}
      labels={labels}
      variant="page"
      onSave={onSave}
    >
      <TextField name="texts.0.de" label="Erster" />
      <Texts />
    </EntityForm>,
  );
  await screen.findByLabelText("Erster");
  renders.mockClear();
  return { onSave };
}

async function type(label: string, value: string) {
  await act(async () => {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  });
}

test("Forms of many fields: a keystroke renders only the field that it changes", async () => {
  await openForm();
  await type("texts.7.de", "Satz 7 a");
  expect(renders.mock.calls).toEqual([["texts.7.de"]]);
  renders.mockClear();
  await type("Erster", "Satz null");
  await type("Erster", "");
  expect(new Set(renders.mock.calls.flat())).toEqual(new Set(["texts.0.de"]));
  expect(saveBar().getByText("2 Änderungen")).toBeDefined();
});

test("Forms of many fields: reordering the items renders only those that move, and counts as one change", async () => {
  const { onSave } = await openForm();
  await type("texts.7.uk", "Satz sieben");
  renders.mockClear();
  await act(async () => {
    fireEvent.click(screen.getByText("Nach oben"));
  });
  const moved = new Set(renders.mock.calls.map(([name]) => name.split(".")[1]));
  expect(moved).toEqual(new Set(["2", "3", "4", "5", "6", "7"]));
  expect(screen.getByLabelText("texts.2.uk")).toHaveProperty("value", "Satz sieben");
  expect(screen.getByLabelText("texts.3.de")).toHaveProperty("value", "Satz 2");
  expect(saveBar().getByText("2 Änderungen")).toBeDefined();

  await act(async () => {
    fireEvent.click(saveBar().getByText("Speichern"));
  });
  const [[saved] = []] = onSave.mock.calls;
  const order = saved?.texts.slice(0, 9).map(({ key }) => key.replace("text.", ""));
  expect(order).toEqual(["0", "1", "7", "2", "3", "4", "5", "6", "8"]);
});

test("Forms of many fields: a new error renders only its field", async () => {
  const { onSave } = await openForm();
  await type("texts.7.de", " ");
  renders.mockClear();
  await act(async () => {
    fireEvent.blur(screen.getByLabelText("texts.7.de"));
  });
  expect(renders.mock.calls).toEqual([["texts.7.de"]]);
  fireEvent.click(saveBar().getByText("Speichern"));
  expect(await screen.findAllByText(/1 Feld braucht eine Korrektur/)).not.toHaveLength(0);
  expect(onSave).not.toHaveBeenCalled();
});
