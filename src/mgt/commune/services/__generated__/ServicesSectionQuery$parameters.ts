/**
 * @generated SignedSource<<68450f4612b5aa12a299df267000781c>>
 * @relayHash 8cdbe670a03c2b0571dbc82826247df2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1752fcd0efa63b5e48c9b44a426e64431c11c1ec2c36817c2c97beb17fe8fc27

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicesSectionQuery } from './ServicesSectionQuery.graphql';

const node: PreloadableConcreteRequest<ServicesSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1752fcd0efa63b5e48c9b44a426e64431c11c1ec2c36817c2c97beb17fe8fc27",
    "metadata": {},
    "name": "ServicesSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
