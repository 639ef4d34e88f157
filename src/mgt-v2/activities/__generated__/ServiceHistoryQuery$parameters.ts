/**
 * @generated SignedSource<<9cec323f7176a7de5489411c366091ef>>
 * @relayHash 612d1c25b222f91505e6b88c089870ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 462cf82299479f0c8f97cb10fd507d5a9d26ae03547a9cda48f0728a3bb20242

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServiceHistoryQuery } from './ServiceHistoryQuery.graphql';

const node: PreloadableConcreteRequest<ServiceHistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "462cf82299479f0c8f97cb10fd507d5a9d26ae03547a9cda48f0728a3bb20242",
    "metadata": {},
    "name": "ServiceHistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
