/** Converts a form between the contract and the values of its editor. */
import { graphql } from "react-relay/hooks";
import { readInlineData } from "relay-runtime";
import {
  formFieldFormats,
  formFieldTypes,
  formLanguages,
  normalizeField,
  type FormField,
  type LocalizedTexts,
} from "#domain/formFields";
import type { ServiceFormValues } from "#domain/schemas/serviceForm";
import type { serviceFormValues_form$key } from "./__generated__/serviceFormValues_form.graphql";
import type { FormFieldInput, LocalizedTextInput } from "./__generated__/useServiceFormSaveMutation.graphql";

const formFragment = graphql`
  fragment serviceFormValues_form on ServiceForm @inline @throwOnFieldError {
    revision
    fields {
      key
      type
      labels {
        language
        text
      }
      helpTexts {
        language
        text
      }
      isRequired
      isVisible
      options {
        value
        labels {
          language
          text
        }
      }
      validation {
        minLength
        maxLength
        min
        max
        format
      }
    }
  }
`;

/** Fields are merged by key; their order is a value of its own. */
export const formKeys = { fields: { key: "key", isOrdered: true } } as const;

/** The values of a stored form, with its revision. */
export function readForm(form: serviceFormValues_form$key): { values: ServiceFormValues; revision: number } {
  const { fields, revision } = readInlineData(formFragment, form);
  return {
    revision,
    values: {
      fields: fields.map(({ key, type, labels, helpTexts, isRequired, isVisible, options, validation }) => ({
        key,
        // Unknown types of a newer server are shown as text.
        type: formFieldTypes.find((known) => known === type) ?? "TEXT",
        labels: textsOf(labels),
        helpTexts: textsOf(helpTexts),
        isRequired,
        isVisible,
        options: options.map((option) => ({ value: option.value, labels: textsOf(option.labels) })),
        minLength: String(validation.minLength ?? ""),
        maxLength: String(validation.maxLength ?? ""),
        min: validation.min ?? "",
        max: validation.max ?? "",
        format: formFieldFormats.find((known) => known === validation.format) ?? "",
      })),
    },
  };
}

/** Adds an empty text for each missing language. */
export function textsOf(texts: readonly LocalizedTextInput[]): LocalizedTexts {
  return Object.fromEntries([
    ...formLanguages.map((language) => [language, ""]),
    ...texts.map(({ language, text }) => [language, text]),
  ]);
}

/** Converts the fields to the mutation input. */
export function toInput({ fields }: ServiceFormValues): FormFieldInput[] {
  return fields
    .map(normalizeField)
    .map(({ minLength, maxLength, min, max, format, ...field }: FormField) => ({
      ...field,
      labels: toTexts(field.labels),
      helpTexts: toTexts(field.helpTexts),
      options: field.options.map(({ value, labels }) => ({ value, labels: toTexts(labels) })),
      validation: {
        minLength: minLength === "" ? null : Number(minLength),
        maxLength: maxLength === "" ? null : Number(maxLength),
        min: min || null,
        max: max || null,
        format: format || null,
      },
    }));
}

const toTexts = (texts: LocalizedTexts): LocalizedTextInput[] =>
  Object.entries(texts).map(([language, text]) => ({ language, text }));
