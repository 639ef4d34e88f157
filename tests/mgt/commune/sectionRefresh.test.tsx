import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { failure } from "../../support/mockedEndpoints";
import { goTo, visitSection } from "../../support/postalCodeImports";

test("Section refresh: a section whose refresh fails reports it below the stored header", async () => {
  const { records } = await visitSection({});
  await screen.findByRole("grid");
  records.fail(failure("internal_error"));
  await goTo("/mgt/edit/09162000/postal-codes");
  await goTo("/mgt/edit/09761000/postal-codes");
  await screen.findByText("Die Einträge konnten nicht geladen werden.");
  expect(screen.queryByRole("grid")).toBeNull();
  screen.getByRole("heading", { level: 1, name: "Augsburg" });
});
