#!/usr/bin/env bash
# Guess: attributes whose names Prometheus does not know, as खेत (field) and फसल (crop), arrive there in some form; by the specification the
# values of two that become one label are joined by ";".
# Seen: @opentelemetry/exporter-prometheus 0.301.0 writes both as one label, {_="...",_="..."}, and a reader of the format refuses the whole
# page, with all that is well-formed on it; "crop.kind" beside "crop_kind" does the same. Python's exporter 0.66b2 keeps the last value only.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check opentelemetry-sdk==1.45.2 opentelemetry-exporter-prometheus==0.66b2 prometheus-client==0.26.0
echo '{"type":"module"}' >package.json
npm install --no-audit --no-fund --silent @opentelemetry/api@1.10.0 @opentelemetry/sdk-metrics@3.1.1 @opentelemetry/exporter-prometheus@0.301.0
cat >export.js <<'JS'
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus'
import { MeterProvider } from '@opentelemetry/sdk-metrics'

const exporter = new PrometheusExporter({ preventServerStart: true })
const meter = new MeterProvider({ readers: [exporter] }).getMeter('harvest')
meter.createCounter('rain').add(3)
const attributes = JSON.parse(process.argv[2])
if (attributes) meter.createCounter('sold').add(2, attributes)
const { resourceMetrics } = await exporter.collect()
console.log(new PrometheusSerializer().serialize(resourceMetrics))
JS
cat >read.py <<'PY'
from importlib.metadata import version
import json, subprocess, sys
from opentelemetry.exporter.prometheus import PrometheusMetricReader
from opentelemetry.sdk.metrics import MeterProvider
from prometheus_client import REGISTRY, generate_latest
from prometheus_client.parser import text_string_to_metric_families

HINDI, DOTTED = {'खेत': 'उत्तर', 'फसल': 'धान'}, {'crop.kind': 'rice', 'crop_kind': 'wheat'}
verdicts = []
for attributes in (None, {'field': 'north', 'crop': 'rice'}, HINDI, DOTTED):
    page = subprocess.run(['node', 'export.js', json.dumps(attributes)], check=True, capture_output=True, text=True).stdout
    sold = [line for line in page.splitlines() if line.startswith('sold_total{')]
    print(f'JavaScript, {attributes}:', *sold)
    try:
        names = [family.name for family in text_string_to_metric_families(page)]
        verdicts.append('reads')
        print('   a reader finds', ', '.join(names))
    except ValueError as error:
        verdicts.append('refuses')
        print('   a reader refuses the page:', error)

counter = MeterProvider(metric_readers=[PrometheusMetricReader()]).get_meter('harvest').create_counter('sold')
counter.add(2, HINDI)
counter.add(2, DOTTED)
kept = [line for line in generate_latest(REGISTRY).decode().splitlines() if line.startswith('sold_total{')]
for line in kept:
    print('Python:', line)
lost = [value for value in ('उत्तर', 'धान', 'rice', 'wheat') if value not in ''.join(kept)]
print('lost by Python:', ', '.join(lost))
packages = ('opentelemetry-exporter-prometheus', 'prometheus-client')
print(', '.join(f'{package} {version(package)}' for package in packages), '@opentelemetry/exporter-prometheus 0.301.0')
sys.exit(0 if verdicts == ['reads', 'reads', 'refuses', 'refuses'] and lost == ['उत्तर', 'rice'] else 1)
PY
env/bin/python read.py
echo 'Two attributes that become one label take all metrics of the process with them, or one of them is lost.'
