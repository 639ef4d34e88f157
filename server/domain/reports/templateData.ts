/** Data for comparing and filling the templates of a service: its form and the general data. */
import type { FormField } from "#domain/formFields";
import { comparePlaceholders, knownFieldsOf, type PlaceholderComparison } from "#domain/reports/placeholders";
import type { FoundPlaceholder } from "#domain/reports/templates";
import { hasCapability } from "#domain/serviceCatalogue";
import type { Context } from "#server/context";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import { buildInheritedTemplate, inheritedPlaceholders } from "./inheritedTemplates";
import type { ReportTemplate } from "./serviceReports";

/** Loads the fields of the form in effect; none if the service has no form. */
export async function formInEffect(ctx: Context, key: CommuneServiceKey): Promise<readonly FormField[]> {
  if (!hasCapability(key.serviceId, "forms")) return [];
  const { own, inherited } = await ctx.loaders.serviceForms.load(key);
  return own ?? inherited ?? [];
}

/** Compares placeholders with the fields known in the commune. */
export async function compareWithForm(
  ctx: Context,
  key: CommuneServiceKey,
  placeholders: readonly FoundPlaceholder[],
): Promise<PlaceholderComparison> {
  return comparePlaceholders(placeholders, knownFieldsOf(await formInEffect(ctx, key)));
}

/** Compares the placeholders of a template with the fields known in the commune. */
export async function readPlaceholders(
  ctx: Context,
  { of, own }: ReportTemplate,
): Promise<PlaceholderComparison> {
  const found = own
    ? ((await ctx.loaders.templateContents.load(own.versionId))?.placeholders ?? [])
    : inheritedPlaceholders(await inheritedForm(ctx, of));
  return compareWithForm(ctx, of, found);
}

/** Builds the inherited template of a service. */
export async function inheritedBytes(ctx: Context, key: CommuneServiceKey): Promise<Buffer> {
  return buildInheritedTemplate(await inheritedForm(ctx, key));
}

async function inheritedForm(ctx: Context, key: CommuneServiceKey) {
  const { inherited } = await ctx.loaders.serviceForms.load(key);
  return { serviceId: key.serviceId, fields: inherited ?? [] };
}
