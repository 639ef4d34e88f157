/**
 * @generated SignedSource<<06fffa85fd08951ca3d790c0f7d8160b>>
 * @relayHash aab9540f02cc22039631de1b2f596335
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26a327410a0618d10cc418052a205742a5a0401e83b16e3c707ff3e6b398db21

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UsersTableQuery } from './UsersTableQuery.graphql';

const node: PreloadableConcreteRequest<UsersTableQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "26a327410a0618d10cc418052a205742a5a0401e83b16e3c707ff3e6b398db21",
    "metadata": {},
    "name": "UsersTableQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
