#!/usr/bin/env bash
# Guess: a letter that one script of India has for a consonant without vowel (Bengali ৎ, Malayalam ൻ) becomes that consonant in another; a library
# that lacks it says so.
# Seen: indic-nlp-library 0.92 writes the ৎ of Satyajit and Satpati as ॎ, a sign for a vowel, and leaves the ൻ of Krishnan a Malayalam letter in a
# Devanagari word, as sanscript 1.3.3 and 2.3.82 do with it and the former with ৎ. vidyut 0.4.0 leaves the sign of a double consonant (ੱ) of
# Dhillon in Gurmukhi. aksharamukha 2.3 writes all of them in Devanagari.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check indic-nlp-library==0.92 indic_transliteration==2.3.82 aksharamukha==2.3 vidyut==0.4.0
echo '{"type":"module"}' >package.json
npm install --no-audit --no-fund --silent @indic-transliteration/sanscript@1.3.3
cat >sanscript.js <<'JS'
import Sanscript from '@indic-transliteration/sanscript'

process.stdout.write(Sanscript.t(process.argv[2], process.argv[3], 'devanagari'))
JS
cat >write.py <<'PY'
import subprocess
import warnings

warnings.simplefilter('ignore')
from aksharamukha import transliterate as aksharamukha
from indic_transliteration import sanscript
from indicnlp.transliterate.unicode_transliterate import UnicodeIndicTransliterator
from vidyut.lipi import Scheme, transliterate as vidyut

names = (('সত্যজিৎ', 'bengali', 'bn'), ('সৎপতি', 'bengali', 'bn'), ('കൃഷ്ണൻ', 'malayalam', 'ml'), ('ਢਿੱਲੋਂ', 'gurmukhi', 'pa'))
right = ('सत्यजित्', 'सत्पति', 'कृष्णन्', 'ढिल्लों')
written = []
for name, script, language in names:
    each = {
        'indic-nlp-library': UnicodeIndicTransliterator.transliterate(name, language, 'hi'),
        'sanscript (JavaScript)': subprocess.run(['node', 'sanscript.js', name, script], capture_output=True, check=True, text=True).stdout,
        'sanscript (Python)': sanscript.transliterate(name, script, 'devanagari'),
        'vidyut': vidyut(name, getattr(Scheme, script.title()), Scheme.Devanagari),
        'aksharamukha': aksharamukha.process(script.title(), 'Devanagari', name),
    }
    print(f'{name}:', ', '.join(f'{library} {text}' for library, text in each.items()))
    written.append(each)
wrong = {library: [each[library] != word for each, word in zip(written, right)] for library in written[0]}
print('the vowel sign of indic-nlp-library: U+%04X' % ord(written[0]['indic-nlp-library'][-1]))
raise SystemExit(0 if wrong == {
    'indic-nlp-library': [True, True, True, True],
    'sanscript (JavaScript)': [True, True, True, True],
    'sanscript (Python)': [False, False, True, False],
    'vidyut': [False, False, False, True],
    'aksharamukha': [False, False, False, False],
} and written[0]['indic-nlp-library'].endswith('\u094e') else 1)
PY
echo "$(python3 --version), indic-nlp-library 0.92, indic_transliteration 2.3.82, vidyut 0.4.0, aksharamukha 2.3, Node $(node --version), @indic-transliteration/sanscript 1.3.3"
env/bin/python write.py
echo 'Of a name in Devanagari one letter is wrong or of another script: Satyajit ends with a vowel, Krishnan in Malayalam.'
