/**
 * @generated SignedSource<<c7154b9c5d2af8c01ce3726ccb3067d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReportsScreen_service$data = {
  readonly commune: {
    readonly ags: string;
  };
  readonly reports: ReadonlyArray<{
    readonly id: string;
    readonly isDelivered: boolean;
    readonly isDemanded: boolean;
    readonly isMissing: boolean;
    readonly own: {
      readonly fileName: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ReportItem_report">;
  }>;
  readonly serviceId: string;
  readonly " $fragmentType": "ReportsScreen_service";
};
export type ReportsScreen_service$key = {
  readonly " $data"?: ReportsScreen_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportsScreen_service">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReportsScreen_service",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CommuneRef",
      "kind": "LinkedField",
      "name": "commune",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ags",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "serviceId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ServiceReport",
      "kind": "LinkedField",
      "name": "reports",
      "plural": true,
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
          "name": "isDemanded",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDelivered",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isMissing",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ReportTemplate",
          "kind": "LinkedField",
          "name": "own",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fileName",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReportItem_report"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ServiceReports",
  "abstractKey": null
};

(node as any).hash = "6d743fde0b287f9e06e767df1459acaa";

export default node;
