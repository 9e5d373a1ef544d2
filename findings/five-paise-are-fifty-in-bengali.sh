#!/usr/bin/env bash
# Guess: two different amounts have different words in each language of India, in each library that writes numbers as words.
# Seen: num2words 0.5.14 writes 1.05 in Bengali as "one point five" and "one taka fifty paise", as it does 1.50. indic-numtowords 1.1.0 (AI4Bharat)
# writes 110, 120 and 130 in Kannada as one broken word, 82 as 83, and 89 in Manipuri as 99. In Hindi and Tamil all are different.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check num2words==0.5.14 indic-numtowords==1.1.0
cat >write.py <<'PY'
from indic_numtowords import num2words as indic
from num2words import num2words

pairs = []
for one, other in (('1.05', '1.50'), ('1.05', '1.5'), ('12.03', '12.3')):
    for form in ('cardinal', 'currency'):
        words = [num2words(number, lang='bn', to=form) for number in (one, other)]
        english = [num2words(number, lang='en_IN', to=form) for number in (one, other)]
        print(f'num2words, Bengali: {one} is "{words[0]}", {other} is "{words[1]}"')
        pairs.append(words[0] == words[1] and english[0] != english[1])
for language, name, numbers in (('kn', 'Kannada', (82, 83)), ('kn', 'Kannada', (110, 120, 130)), ('mni', 'Manipuri', (89, 99))):
    words = [indic(number, lang=language) for number in numbers]
    print(f'indic-numtowords, {name}:', ', '.join(f'{number} is "{word}"' for number, word in zip(numbers, words)))
    pairs.append(len(set(words)) == 1)
for language, name in (('hi', 'Hindi'), ('ta', 'Tamil')):
    different = len({indic(number, lang=language) for number in range(1000)})
    print(f'indic-numtowords, {name}: {different} words for the numbers to 999')
    pairs.append(different == 1000)
raise SystemExit(0 if all(pairs) else 1)
PY
echo "$(python3 --version), num2words 0.5.14, indic-numtowords 1.1.0"
env/bin/python write.py
echo 'An amount in words is another amount: in Bengali five paise are fifty, in Kannada 110 and 130 are one word.'
