#!/usr/bin/env bash
# Guess: a boolean of which only one value is allowed becomes a Boolean in Java, from `const` (OpenAPI 3.1) as from an enum of one value (3.0).
# Seen: for `const`, openapi-generator-cli 7.26.0 writes an enum with `TRUE("true")`, whose constructor takes a Boolean, so that the client does
# not compile; it ends with 0. For the enum of one value in a document of 3.0 it writes a plain Boolean.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet openapi-generator-cli==7.26.0
document() {
  cat <<JSON
{"openapi": "$1", "info": {"title": "Orchard", "version": "1"}, "paths": {"/trees": {"post": {"operationId": "plantTree",
 "responses": {"200": {"description": "planted", "content": {"application/json": {"schema": {"\$ref": "#/components/schemas/Planted"}}}}}}}},
 "components": {"schemas": {"Planted": {"type": "object", "required": ["wasKnown"], "properties": {"wasKnown": {"type": "boolean", $2}}}}}}
JSON
}
generate() {
  document "$1" "$2" >"$1.json"
  env/bin/openapi-generator-cli generate -i "$1.json" -g java -o "java-$1" >/dev/null 2>&1
  echo "OpenAPI $1:" && grep -hE 'TRUE|WasKnownEnum\(Boolean|private .*wasKnown;' "java-$1/src/main/java/org/openapitools/client/model/Planted.java"
}
env/bin/pip list 2>/dev/null | grep openapi-generator-cli
generate 3.1.0 '"const": true'
generate 3.0.3 '"enum": [true]'
grep -q 'TRUE("true")' java-3.1.0/src/main/java/org/openapitools/client/model/Planted.java
grep -q 'WasKnownEnum(Boolean value)' java-3.1.0/src/main/java/org/openapitools/client/model/Planted.java
grep -q 'private Boolean wasKnown;' java-3.0.3/src/main/java/org/openapitools/client/model/Planted.java
echo 'A boolean with const becomes an enum that gives a text to a constructor of a Boolean, which does not compile.'
