/**
 * @generated SignedSource<<4d79ab23e9505fb18b3ec7be69e28bd7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MaintenanceForm_values$data = {
  readonly beginsAt: string;
  readonly endsAt: string;
  readonly revision: number;
  readonly texts: ReadonlyArray<{
    readonly language: string;
    readonly text: string;
  }>;
  readonly " $fragmentType": "MaintenanceForm_values";
};
export type MaintenanceForm_values$key = {
  readonly " $data"?: MaintenanceForm_values$data;
  readonly " $fragmentSpreads": FragmentRefs<"MaintenanceForm_values">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MaintenanceForm_values",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "beginsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LocalizedText",
      "kind": "LinkedField",
      "name": "texts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "language",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    }
  ],
  "type": "ServiceMaintenance",
  "abstractKey": null
};

(node as any).hash = "93836faa32db2f435287c57b8f7b7f2c";

export default node;
