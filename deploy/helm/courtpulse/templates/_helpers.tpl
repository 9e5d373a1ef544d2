{{- define "courtpulse.labels" -}}
app.kubernetes.io/name: courtpulse
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Values.image.tag | default .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}

{{- define "courtpulse.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{- define "courtpulse.settings" -}}
{{- range $name, $value := .Values.settings }}
{{ $name }}: {{ include "courtpulse.setting" (list $name $value) | quote }}
{{- end }}
{{- end }}

{{/* YAML reads off and on as booleans, and Helm every number as a fraction. Temporal's and OpenTelemetry's own switches are true and false. */}}
{{- define "courtpulse.setting" -}}
{{- $name := index . 0 }}
{{- $value := index . 1 }}
{{- if kindIs "string" $value }}
{{- $value }}
{{- else if and (kindIs "bool" $value) (not (hasPrefix "TEMPORAL_" $name)) (not (hasPrefix "OTEL_" $name)) }}
{{- ternary "on" "off" $value }}
{{- else if not (kindIs "invalid" $value) }}
{{- $value | toJson }}
{{- end }}
{{- end }}

{{- define "courtpulse.pod" -}}
{{ include "courtpulse.migrationPod" . }}
  - name: documents
    {{- if not .Values.settings.DOCUMENTS_S3_BUCKET }}
    persistentVolumeClaim: { claimName: {{ required "documentsClaim or settings.DOCUMENTS_S3_BUCKET is needed" .Values.documentsClaim | quote }} }
    {{- else }}
    emptyDir: {}
    {{- end }}
{{- end }}

{{- define "courtpulse.migrationPod" -}}
automountServiceAccountToken: false
{{- with .Values.serviceAccountName }}
serviceAccountName: {{ . | quote }}
{{- end }}
{{- with .Values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . | quote }}
  {{- end }}
{{- end }}
{{- with .Values.nodeSelector }}
nodeSelector: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.tolerations }}
tolerations: {{- toYaml . | nindent 2 }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 10001
  runAsGroup: 10001
  fsGroup: 10001
  {{- with .seccompProfile }}
  seccompProfile: { type: Localhost, localhostProfile: {{ . | quote }} }
  {{- else }}
  seccompProfile: { type: RuntimeDefault }
  {{- end }}
volumes:
  - name: tmp
    emptyDir: {}
  {{- with .Values.extraVolumes }}
  {{- toYaml . | nindent 2 }}
  {{- end }}
{{- end }}

{{/* Takes the names of the release and a component, whose pods prefer nodes without another of them. */}}
{{- define "courtpulse.spread" -}}
affinity:
  podAntiAffinity:
    preferredDuringSchedulingIgnoredDuringExecution:
      - weight: 100
        podAffinityTerm:
          topologyKey: kubernetes.io/hostname
          labelSelector:
            matchLabels: { app.kubernetes.io/instance: {{ index . 0 }}, app.kubernetes.io/component: {{ index . 1 }} }
{{- end }}

{{/* What a scanner may pass over: the tag of a version does not move, and a limit of the processor would slow a process in mid-request. */}}
{{- define "courtpulse.accepted" -}}
kube-score/ignore: container-image-pull-policy,container-resources
{{- end }}

{{- define "courtpulse.container" -}}
{{ include "courtpulse.program" . }}
  - { name: documents, mountPath: /data }
envFrom:
  - configMapRef: { name: {{ .Release.Name }}-settings }
  - secretRef: { name: {{ .Values.existingSecret | quote }} }
{{- end }}

{{- define "courtpulse.migration" -}}
{{ include "courtpulse.program" . }}
envFrom:
  - configMapRef: { name: {{ .Release.Name }}-migrate-settings }
  - secretRef: { name: {{ .Values.existingSecret | quote }} }
{{- end }}

{{- define "courtpulse.program" -}}
image: {{ include "courtpulse.image" . | quote }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
volumeMounts:
  - { name: tmp, mountPath: /tmp }
  {{- with .Values.extraVolumeMounts }}
  {{- toYaml . | nindent 2 }}
  {{- end }}
{{- end }}
