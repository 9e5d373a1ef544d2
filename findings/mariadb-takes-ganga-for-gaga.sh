#!/usr/bin/env bash
# Guess: a collation that ignores case and accents keeps गंगा (Ganga) and गगा (Gaga) apart: ं is a letter n, which Hindi writes so before another
# letter, no accent.
# Seen: MariaDB 10.11 takes them for equal by utf8mb4_unicode_ci and by utf8mb4_uca1400_ai_ci, the default of later releases, as it does सिंह (Singh) and सिह, and
# names in Bengali, Gurmukhi, Gujarati, Odia, Telugu, Kannada and Malayalam: a unique key keeps one of two and GROUP BY counts both as
# one, though LIKE finds the other not. utf8mb4_general_ci and Intl with the rules of Hindi keep them apart.
set -euo pipefail
folder=$(mktemp -d)
server=
trap '[ -z "$server" ] || { kill "$server" && wait "$server" || true; }; rm -rf "$folder"' EXIT
cd "$folder"
mariadb-install-db --no-defaults --datadir="$folder/data" --auth-root-authentication-method=normal --skip-test-db >install.log 2>&1
mariadbd --no-defaults --datadir="$folder/data" --socket="$folder/socket" --skip-networking --user="$(id -un)" >server.log 2>&1 &
server=$!
query() { mariadb --no-defaults --socket="$folder/socket" --user=root --default-character-set=utf8mb4 --skip-column-names "$@"; }
for _ in $(seq 120); do query -e 'SELECT 1' >/dev/null 2>&1 && break; sleep 0.5; done
echo "$(mariadbd --version | sed 's/.*Ver \([^ ]*\).*/MariaDB \1/'), Node $(node --version), ICU $(node -p process.versions.icu)"
equal() { query -e "SELECT '$1' COLLATE $3 = '$2'"; }
seen=0
for pair in 'गंगा गगा' 'सिंह सिह' 'সিংহ সিহ' 'ਸਿੰਘ ਸਿਘ' 'ગંગા ગગા' 'ଗଂଗା ଗଗା' 'గంగ గగ' 'ಗಂಗಾ ಗಗಾ' 'ഗംഗ ഗഗ'; do
  read -r one other <<<"$pair"
  answers="$(equal "$one" "$other" utf8mb4_unicode_ci) $(equal "$one" "$other" utf8mb4_uca1400_ai_ci) $(equal "$one" "$other" utf8mb4_general_ci)"
  echo "$one = $other by unicode_ci, uca1400_ai_ci and general_ci: $answers"
  [ "$answers" = '1 1 0' ] || seen=1
done
query <<'SQL'
CREATE DATABASE ferries CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
CREATE TABLE ferries.ferries (name VARCHAR(50) NOT NULL UNIQUE);
CREATE TABLE ferries.trips (ferry VARCHAR(50) NOT NULL);
INSERT IGNORE INTO ferries.ferries VALUES ('गंगा'), ('गगा');
INSERT INTO ferries.trips VALUES ('गंगा'), ('गगा');
SQL
kept=$(query -e 'SELECT GROUP_CONCAT(name) FROM ferries.ferries')
groups=$(query -e 'SELECT COUNT(*) FROM (SELECT 1 FROM ferries.trips GROUP BY ferry) counted')
found=$(query -e "SELECT CONCAT_WS(' ', SUM(ferry = 'गगा'), SUM(ferry LIKE 'गगा')) FROM ferries.trips")
hindi=$(node -p "new Intl.Collator('hi', { sensitivity: 'base' }).compare('गंगा', 'गगा') === 0")
echo "the unique key keeps: $kept; groups of two trips: $groups; found by = and by LIKE: $found; equal by Intl in Hindi: $hindi"
echo 'To a unique key, GROUP BY and = the names Ganga and Gaga are one name, to LIKE they are two.'
[ "$seen $kept $groups $found $hindi" = '0 गंगा 1 2 1 false' ]
