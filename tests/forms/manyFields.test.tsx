import { ChakraProvider } from "@chakra-ui/react";
/** A form as large as the texts of a service: the cost for other fields when typing into one. */
import { I18nProvider } from "@lingui/react";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { fireEvent } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { array, object } from "yup";
import { BrowserContext } from "#browser/browser";
import { singleLineText } from "#domain/schemas/fields";
import { EntityForm } from "#forms/EntityForm";
import { TextField } from "#forms/fields/TextField";
import { withField } from "#forms/fields/withField";
import { LanguageContext } from "#i18n/language";
import { NetworkContext } from "#relay/network";
import { SessionContext } from "#session/sessionServices";
import { createAppServices } from "#src/appServices";
import { system } from "#ui/theme/system";
import { createUi, UiContext } from "#ui/ui";
import { saveBar } from "../support/forms";
import { act, render, screen } from "../support/visit";

const values = {
  texts: Array.from({ length: 500 }, (_, index) => ({ key: `text.${index}`, de: `Satz ${index}` })),
};
const schema = object({
  texts: array(object({ key: singleLineText(40), de: singleLineText(200) })).defined(),
});
const keys = { texts: { key: "key" } };
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

async function openForm(onSave = vi.fn(async () => ({ errors: [], current: null }))) {
  const disposal = new AbortController();
  onTestFinished(() => disposal.abort());
  const fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  const { browser, language, network, sessionServices } = createAppServices(
    { fetch, storage: window, history: window.history },
    disposal.signal,
  );
  await language.start();
  const form = (
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
      {values.texts.slice(1).map(({ key }, index) => (
        <CountedField key={key} name={`texts.${index + 1}.de`} />
      ))}
    </EntityForm>
  );
  const router = createRouter({
    routeTree: createRootRoute({ component: () => form }),
    history: createMemoryHistory(),
  });
  render(
    <BrowserContext value={browser}>
      <LanguageContext value={language}>
        <NetworkContext value={network}>
          <SessionContext value={sessionServices}>
            <I18nProvider i18n={language.i18n}>
              <ChakraProvider value={system}>
                <UiContext value={createUi()}>
                  <RouterProvider router={router} />
                </UiContext>
              </ChakraProvider>
            </I18nProvider>
          </SessionContext>
        </NetworkContext>
      </LanguageContext>
    </BrowserContext>,
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

test("a keystroke renders only the field that it changes", async () => {
  await openForm();
  await type("texts.7.de", "Satz 7 a");
  expect(renders.mock.calls).toEqual([["texts.7.de"]]);
  renders.mockClear();
  await type("Erster", "Satz null");
  await type("Erster", "");
  expect(renders).not.toHaveBeenCalled();
  expect(saveBar().getByText("2 Änderungen")).toBeDefined();
});

test("a new error renders only its field", async () => {
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
