/** Every kind of field with an error: at the field, read with it, and in the summary. */
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { mixed, object } from "yup";
import { validationMessage } from "#domain/validationMessage";
import { EntityForm } from "#forms/EntityForm";
import { CheckboxField } from "#forms/fields/CheckboxField";
import { DateField } from "#forms/fields/DateField";
import { RadioField } from "#forms/fields/RadioField";
import { SelectField } from "#forms/fields/SelectField";
import { TextAreaField } from "#forms/fields/TextAreaField";
import { TextField } from "#forms/fields/TextField";
import { renderForm } from "../support/renderForm";

const frame = { name: "value", label: "Angabe", help: "Hinweis" };

const kinds: readonly {
  readonly kind: string;
  readonly start: string | boolean;
  readonly field: ReactNode;
}[] = [
  { kind: "text field", start: "", field: <TextField {...frame} /> },
  { kind: "text area", start: "", field: <TextAreaField {...frame} /> },
  { kind: "date field", start: "", field: <DateField {...frame} /> },
  {
    kind: "select",
    start: "",
    field: (
      <SelectField {...frame}>
        <option value="">–</option>
      </SelectField>
    ),
  },
  {
    kind: "radio group",
    start: "",
    field: <RadioField {...frame} choices={[{ value: "a", label: "A" }]} />,
  },
  { kind: "checkbox", start: false, field: <CheckboxField {...frame} /> },
];

test.each(kinds)(
  "Field errors: a $kind names its error, and is focused from the summary",
  async ({ start, field }) => {
    const value = mixed<string | boolean>()
      .defined()
      .test("given", validationMessage("required"), (given) => Boolean(given));
    await renderForm(
      <EntityForm
        name="one"
        variant="page"
        values={{ value: start, other: "" }}
        revision={1}
        schema={object({ value, other: mixed<string>().defined() })}
        labels={{ value: "Angabe", other: "Weiteres" }}
        onSave={() => Promise.reject(new Error("Not valid."))}
      >
        <TextField name="other" label="Weiteres" />
        {field}
      </EntityForm>,
    );
    const user = userEvent.setup();
    await user.type(screen.getByRole("textbox", { name: "Weiteres" }), "a");
    await user.click(screen.getByRole("button", { name: "Speichern" }));
    const control = screen.getByLabelText("Angabe");
    await screen.findByRole("button", { name: "Angabe: Dieses Feld wird benötigt" });
    expect(control.getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(control);
    const described = (control.getAttribute("aria-describedby") ?? "").split(" ");
    const texts = described.map((id) => document.getElementById(id)?.textContent);
    expect(texts).toEqual(["Dieses Feld wird benötigt", "Hinweis"]);
  },
);
