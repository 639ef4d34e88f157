/**
 * @generated SignedSource<<c023a6824e5ac9f07f98e730b3ec7e50>>
 * @relayHash 1a143f19774dc34aa33ea9a352068dfb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b20105731641fa002e3e22069169a7ff8459f1ae5c3aaf116f70c6354203ed13

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SystemSettingsScreenQuery } from './SystemSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SystemSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b20105731641fa002e3e22069169a7ff8459f1ae5c3aaf116f70c6354203ed13",
    "metadata": {},
    "name": "SystemSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
