/**
 * @generated SignedSource<<4071ccd4f483475526de73cf241505fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommuneReportsScreen_services$data = ReadonlyArray<{
  readonly commune: {
    readonly ags: string;
  };
  readonly reports: ReadonlyArray<{
    readonly isDelivered: boolean;
    readonly isMissing: boolean;
    readonly own: {
      readonly fileName: string;
    } | null | undefined;
    readonly report: string;
  }>;
  readonly serviceId: string;
  readonly " $fragmentType": "CommuneReportsScreen_services";
}>;
export type CommuneReportsScreen_services$key = ReadonlyArray<{
  readonly " $data"?: CommuneReportsScreen_services$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommuneReportsScreen_services">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "CommuneReportsScreen_services",
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
          "name": "report",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ServiceReports",
  "abstractKey": null
};

(node as any).hash = "dc9b171797a41c71b12373b72b8d7adb";

export default node;
