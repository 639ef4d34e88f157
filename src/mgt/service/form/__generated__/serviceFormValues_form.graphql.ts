/**
 * @generated SignedSource<<fa8913f41da9b59ed0c3df87c51726c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type FormFieldFormat = "BIC" | "DIGITS" | "EMAIL" | "IBAN" | "LICENCE_PLATE" | "PHONE" | "POSTAL_CODE" | "URL" | "VIN" | "%future added value";
export type FormFieldType = "CHECKBOX" | "DATE" | "DECIMAL" | "FILE" | "HEADING" | "INTEGER" | "MULTI_SELECT" | "SELECT" | "TEXT" | "TEXT_AREA" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type serviceFormValues_form$data = {
  readonly fields: ReadonlyArray<{
    readonly helpTexts: ReadonlyArray<{
      readonly language: string;
      readonly text: string;
    }>;
    readonly isRequired: boolean;
    readonly isVisible: boolean;
    readonly key: string;
    readonly labels: ReadonlyArray<{
      readonly language: string;
      readonly text: string;
    }>;
    readonly options: ReadonlyArray<{
      readonly labels: ReadonlyArray<{
        readonly language: string;
        readonly text: string;
      }>;
      readonly value: string;
    }>;
    readonly type: FormFieldType;
    readonly validation: {
      readonly format: FormFieldFormat | null | undefined;
      readonly max: string | null | undefined;
      readonly maxLength: number | null | undefined;
      readonly min: string | null | undefined;
      readonly minLength: number | null | undefined;
    };
  }>;
  readonly revision: number;
  readonly " $fragmentType": "serviceFormValues_form";
};
export type serviceFormValues_form$key = {
  readonly " $data"?: serviceFormValues_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"serviceFormValues_form">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "serviceFormValues_form"
};

(node as any).hash = "4af639cc11ec3994aba003c9589fd679";

export default node;
