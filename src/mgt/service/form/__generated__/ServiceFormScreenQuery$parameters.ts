/**
 * @generated SignedSource<<009ab677703eddf0452151dcc545c88b>>
 * @relayHash 5a782f198ef4cfab878e98f059496a1b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0fa85448e8cf5dc50ebbccab9cb599d35f02befc2495923ac91e111310969641

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServiceFormScreenQuery } from './ServiceFormScreenQuery.graphql';

const node: PreloadableConcreteRequest<ServiceFormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0fa85448e8cf5dc50ebbccab9cb599d35f02befc2495923ac91e111310969641",
    "metadata": {},
    "name": "ServiceFormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
