/**
 * @generated SignedSource<<77b79ced67a5a90c36341f9679f17406>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReportTemplateAction = "REMOVE" | "RESTORE" | "UPLOAD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReportHistory_report$data = {
  readonly id: string;
  readonly inherited: {
    readonly byteSize: number;
    readonly fileName: string;
  } | null | undefined;
  readonly own: {
    readonly fileName: string;
  } | null | undefined;
  readonly report: string;
  readonly revision: number;
  readonly versions: ReadonlyArray<{
    readonly action: ReportTemplateAction;
    readonly byteSize: number | null | undefined;
    readonly fileName: string | null | undefined;
    readonly id: string;
    readonly isCurrent: boolean;
    readonly savedAt: string;
    readonly savedBy: {
      readonly username: string;
    };
  }>;
  readonly " $fragmentType": "ReportHistory_report";
};
export type ReportHistory_report$key = {
  readonly " $data"?: ReportHistory_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportHistory_report">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fileName",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "byteSize",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReportHistory_report",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "revision",
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
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReportTemplate",
      "kind": "LinkedField",
      "name": "inherited",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReportTemplateVersion",
      "kind": "LinkedField",
      "name": "versions",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "action",
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "savedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ActorRef",
          "kind": "LinkedField",
          "name": "savedBy",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "username",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCurrent",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ServiceReport",
  "abstractKey": null
};
})();

(node as any).hash = "5f96864bf11789a2625a4b4db6cf2366";

export default node;
