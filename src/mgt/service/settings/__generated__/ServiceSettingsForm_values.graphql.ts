/**
 * @generated SignedSource<<979d1f0c5e3afe4aa34d1d32d8e169fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ServiceSettingKey = "api_key" | "appointment_required" | "attachment_max_mb" | "contact_email" | "contact_phone" | "host_url" | "max_attachments" | "notify_email" | "payment_provider" | "rest_service" | "retention_days" | "signature_keystore" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ServiceSettingsForm_values$data = {
  readonly settings: {
    readonly extensions?: ReadonlyArray<{
      readonly key: string;
      readonly value: string;
    }> | null | undefined;
    readonly known: ReadonlyArray<{
      readonly choices: ReadonlyArray<string>;
      readonly hasInheritedValue: boolean;
      readonly hasOwnValue: boolean;
      readonly inheritedValue: string | null | undefined;
      readonly installationValue: string | null | undefined;
      readonly key: ServiceSettingKey;
      readonly ownValue: string | null | undefined;
      readonly updatedAt: string | null | undefined;
      readonly updatedBy: {
        readonly username: string;
      } | null | undefined;
    }>;
    readonly revision: number;
  } | null | undefined;
  readonly " $fragmentType": "ServiceSettingsForm_values";
};
export type ServiceSettingsForm_values$key = {
  readonly " $data"?: ServiceSettingsForm_values$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServiceSettingsForm_values">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "withExtensions"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ServiceSettingsForm_values",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ServiceSettings",
      "kind": "LinkedField",
      "name": "settings",
      "plural": false,
      "selections": [
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
          "concreteType": "ServiceSetting",
          "kind": "LinkedField",
          "name": "known",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "ownValue",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasOwnValue",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "inheritedValue",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasInheritedValue",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "installationValue",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "choices",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "updatedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ActorRef",
              "kind": "LinkedField",
              "name": "updatedBy",
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
            }
          ],
          "storageKey": null
        },
        {
          "condition": "withExtensions",
          "kind": "Condition",
          "passingValue": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ServiceExtension",
              "kind": "LinkedField",
              "name": "extensions",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "value",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ]
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CommuneService",
  "abstractKey": null
};
})();

(node as any).hash = "8a020b5a07c16562c4f75704581dd497";

export default node;
