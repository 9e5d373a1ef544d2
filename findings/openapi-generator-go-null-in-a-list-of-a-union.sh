#!/usr/bin/env bash
# Guess: OpenAPI Generator turns "a text, or a list of texts that may be null" into Go that compiles, as it does for each of the two alone.
# Seen: openapi-generator-cli 7.26.0 names the field of the union `ArrayOf*string`, which is no Go. It ends with 0, and without null in the list
# the same document gives `ArrayOfString`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet openapi-generator-cli==7.26.0
document() {
  cat <<JSON
{"openapi": "3.0.3", "info": {"title": "Orchard", "version": "1"}, "paths": {"/trees": {"post": {"operationId": "findTrees",
 "requestBody": {"content": {"application/json": {"schema": {"\$ref": "#/components/schemas/Wanted"}}}},
 "responses": {"200": {"description": "found"}}}}},
 "components": {"schemas": {"Wanted": {"type": "object", "properties": {"fruit": {
  "anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string", "nullable": $1}}]}}}}}}
JSON
}
fields() {
  document "$1" >"$1.json"
  env/bin/openapi-generator-cli generate -i "$1.json" -g go -o "go-$1" >/dev/null 2>&1
  grep -h -A3 '^type WantedFruit struct' "go-$1"/model_wanted_fruit.go
}
env/bin/pip list 2>/dev/null | grep openapi-generator-cli
echo 'The list may hold null:' && fields true
echo 'The list may not:' && fields false
grep -q 'ArrayOf\*string' go-true/model_wanted_fruit.go
grep -q 'ArrayOfString' go-false/model_wanted_fruit.go
echo 'A union with a list of nullable texts becomes a field named ArrayOf*string, which does not compile.'
