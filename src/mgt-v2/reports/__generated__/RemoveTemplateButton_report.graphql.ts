/**
 * @generated SignedSource<<eebdf3dfcd8dbe23d5295374ef46f8e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RemoveTemplateButton_report$data = {
  readonly id: string;
  readonly isDelivered: boolean;
  readonly isDemanded: boolean;
  readonly report: string;
  readonly revision: number;
  readonly " $fragmentType": "RemoveTemplateButton_report";
};
export type RemoveTemplateButton_report$key = {
  readonly " $data"?: RemoveTemplateButton_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"RemoveTemplateButton_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RemoveTemplateButton_report",
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
      "name": "report",
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
    }
  ],
  "type": "ServiceReport",
  "abstractKey": null
};

(node as any).hash = "e146c385162d0d894a55036c064f7562";

export default node;
