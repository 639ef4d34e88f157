/**
 * @generated SignedSource<<e786c604be8a32af3ab2152ed0567a78>>
 * @relayHash afc9182c952c2a9cd4a14774664052d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 203c79b3c8845cc1ba9e563686d8e42128fe18c8017f1842296664863b3980d4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProcessTableQuery } from './ProcessTableQuery.graphql';

const node: PreloadableConcreteRequest<ProcessTableQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "203c79b3c8845cc1ba9e563686d8e42128fe18c8017f1842296664863b3980d4",
    "metadata": {},
    "name": "ProcessTableQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
