/** Resolvers of the forms of services. */
import type { FormField as Field, LocalizedTexts } from "#domain/formFields";
import type { Context } from "#server/context";
import { findCommuneService } from "#server/domain/communes/communeServices";
import type { Outcome } from "#server/domain/mutationResult";
import {
  readRunningApplications,
  readServiceForm,
  resetServiceForm,
  saveServiceForm,
} from "#server/domain/services/serviceForm";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { bareIdOf } from "#server/nodeId";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { FormFieldInput, LocalizedTextInput, Resolvers } from "./__generated__/resolvers";
import { communeServiceKey } from "./communes.resolvers";

export const serviceFormsResolvers = {
  CommuneService: {
    form: (service, _args, ctx) => readServiceForm(ctx, service),
  },
  ServiceForm: {
    deliveredFieldCount: ({ inheritedFieldCount }) => inheritedFieldCount,
    runningApplications: (form, _args, ctx) => readRunningApplications(ctx, form),
  },
  FormField: {
    labels: ({ labels }) => toTexts(labels),
    helpTexts: ({ helpTexts }) => toTexts(helpTexts),
    options: ({ options }) => options.map(({ value, labels }) => ({ value, labels: toTexts(labels) })),
    validation: ({ minLength, maxLength, min, max, format }) => ({
      minLength: minLength === "" ? null : Number(minLength),
      maxLength: maxLength === "" ? null : Number(maxLength),
      min: min || null,
      max: max || null,
      format: format || null,
    }),
  },
  Mutation: {
    saveServiceForm: async (_root, { input }, ctx) => {
      const fields = input.fields.map(readField);
      return payloadOf(ctx, await saveServiceForm(ctx, { ...changeOf(input), fields }));
    },
    resetServiceForm: async (_root, { input }, ctx) =>
      payloadOf(ctx, await resetServiceForm(ctx, changeOf(input))),
  },
} satisfies SomeResolvers<Resolvers>;

interface ChangeInput {
  readonly id: string;
  readonly revision: number;
  readonly confirmed?: readonly string[] | null;
}

function changeOf({ id, revision, confirmed }: ChangeInput) {
  return { key: communeServiceKey(bareIdOf("CommuneService", id)), revision, confirmed: confirmed ?? [] };
}

async function payloadOf(ctx: Context, { value, errors }: Outcome<CommuneServiceKey>) {
  return { communeService: value && (await findCommuneService(ctx, value)), errors };
}

function readField({ labels, helpTexts, options, validation, ...field }: FormFieldInput): Field {
  const { minLength, maxLength, min, max, format } = validation;
  return {
    ...field,
    labels: fromTexts(labels),
    helpTexts: fromTexts(helpTexts),
    options: options.map((option) => ({ value: option.value, labels: fromTexts(option.labels) })),
    minLength: String(minLength ?? ""),
    maxLength: String(maxLength ?? ""),
    min: min ?? "",
    max: max ?? "",
    format: format ?? "",
  };
}

const toTexts = (texts: LocalizedTexts) =>
  Object.entries(texts).map(([language, text]) => ({ language, text }));

/** If a language occurs several times, the last text counts. */
const fromTexts = (texts: readonly LocalizedTextInput[]): LocalizedTexts =>
  Object.fromEntries(texts.map(({ language, text }) => [language, text]));
