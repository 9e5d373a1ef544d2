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
{{ $name }}: {{ $value | quote }}
{{- end }}
{{- end }}

{{- define "courtpulse.pod" -}}
automountServiceAccountToken: false
securityContext:
  runAsNonRoot: true
  runAsUser: 10001
  runAsGroup: 10001
  fsGroup: 10001
  seccompProfile: { type: RuntimeDefault }
volumes:
  - name: tmp
    emptyDir: {}
  - name: documents
    {{- if not .Values.settings.DOCUMENTS_S3_BUCKET }}
    persistentVolumeClaim: { claimName: {{ required "documentsClaim or settings.DOCUMENTS_S3_BUCKET is needed" .Values.documentsClaim | quote }} }
    {{- else }}
    emptyDir: {}
    {{- end }}
{{- end }}

{{- define "courtpulse.container" -}}
{{ include "courtpulse.program" . }}
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
  - { name: documents, mountPath: /data }
{{- end }}
