/**
 * @generated SignedSource<<8c12ba925cd4ed69290634d14ae4214b>>
 * @relayHash a800a026a4b4d53ae5c842216f1a1a66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e26d355eff2229df75415382c08fb547ec591831c76c7085993df9173a3ec5a8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SystemFeesTableQuery } from './SystemFeesTableQuery.graphql';

const node: PreloadableConcreteRequest<SystemFeesTableQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e26d355eff2229df75415382c08fb547ec591831c76c7085993df9173a3ec5a8",
    "metadata": {},
    "name": "SystemFeesTableQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
