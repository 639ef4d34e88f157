/**
 * @generated SignedSource<<d67f555ba839684cb843416f0d794339>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PersonalDataKind = "EMAIL" | "IBAN" | "LICENCE_PLATE" | "NAME" | "PHONE" | "VIN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RedactDialog_feedback$data = {
  readonly comment: string | null | undefined;
  readonly id: string;
  readonly personalDataHints: ReadonlyArray<{
    readonly end: number;
    readonly kind: PersonalDataKind;
    readonly start: number;
  }>;
  readonly revision: number;
  readonly " $fragmentType": "RedactDialog_feedback";
};
export type RedactDialog_feedback$key = {
  readonly " $data"?: RedactDialog_feedback$data;
  readonly " $fragmentSpreads": FragmentRefs<"RedactDialog_feedback">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RedactDialog_feedback",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "comment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PersonalDataHint",
      "kind": "LinkedField",
      "name": "personalDataHints",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "start",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "end",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Feedback",
  "abstractKey": null
};

(node as any).hash = "aed4469bb87e0558d6bc9aa41b3cfccd";

export default node;
