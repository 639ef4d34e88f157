/**
 * @generated SignedSource<<a68af7d7b01c98aba39a1c54aa395a28>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ServiceSwitchAction = "ADD" | "DISABLE" | "ENABLE" | "REMOVE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ServiceState_service$data = {
  readonly isEnabled: boolean;
  readonly state: {
    readonly drafts: number | null | undefined;
    readonly feeGaps: number | null | undefined;
    readonly lastChange: {
      readonly at: string;
      readonly by: {
        readonly username: string;
      };
    } | null | undefined;
    readonly missingTexts: number | null | undefined;
    readonly nextSwitch: {
      readonly action: ServiceSwitchAction;
      readonly at: string;
    } | null | undefined;
    readonly outdatedTexts: number | null | undefined;
    readonly portalUrl: string | null | undefined;
    readonly switchedAt: string;
    readonly switchedBy: {
      readonly username: string;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "ServiceState_service";
};
export type ServiceState_service$key = {
  readonly " $data"?: ServiceState_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServiceState_service">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "username",
    "storageKey": null
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ServiceState_service",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEnabled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CommuneServiceState",
      "kind": "LinkedField",
      "name": "state",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "switchedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ActorRef",
          "kind": "LinkedField",
          "name": "switchedBy",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PlannedServiceSwitch",
          "kind": "LinkedField",
          "name": "nextSwitch",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "action",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "drafts",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "missingTexts",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outdatedTexts",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "feeGaps",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ServiceChange",
          "kind": "LinkedField",
          "name": "lastChange",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "ActorRef",
              "kind": "LinkedField",
              "name": "by",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "portalUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CommuneService",
  "abstractKey": null
};
})();

(node as any).hash = "c7f5460d03ebcd74ab5cf901980277d0";

export default node;
