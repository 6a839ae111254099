#!/bin/sh
# A team's own pipeline: from a checkout of its remote, shared/ and regions/ to the first market, and onwards by itself.
#
#   REMOTE=mf-editor SHOP_URL=https://shop.example SHOP_KEY=… deploy/pipeline/release-remote.sh
#
# The key is made once by an operator, for this remote and its markets alone:
#   npm run staff -- key create "editor pipeline" --scope 'releases:*' --remote mf-editor --region ro --region cz --days 180
# STEPS says which markets, in which order, at which share and for how long; the guard may stop any of them.
set -eu
: "${REMOTE:?name the remote, for example REMOTE=mf-editor}"
: "${SHOP_URL:?name the shop, for example SHOP_URL=https://shop.example}"
: "${SHOP_KEY:?give the key of this pipeline in SHOP_KEY}"
STEPS=${STEPS:-ro:5:1h ro:25:4h ro:100:1d cz:100:1d pl:100:1d eu:100}
first=${STEPS%%:*}
cd "$(dirname "$0")/../.."

echo "── install"
npm ci --include=dev --no-audit --no-fund
echo "── check"
npm run check -- "$REMOTE"
echo "── test"
NODE_OPTIONS=--experimental-vm-modules npx jest "$REMOTE" --maxWorkers=2
echo "── build"
npm run build -- "$REMOTE"
echo "── the gate of $first, before anything is published"
npm run -s release -- check --from "$REMOTE/dist" --region "$first"
echo "── publish"
npm run -s release -- publish "$REMOTE"
if [ "${SMOKE:-1}" = 1 ]; then
  echo "── a browser walks through $first with it"
  npm run -s release -- smoke "$REMOTE" latest --region "$first"
fi
echo "── roll out"
set --
for step in $STEPS; do set -- "$@" --step "$step"; done
npm run -s release -- schedule start "$REMOTE" latest "$@" --reason "${REASON:-pipeline of $REMOTE}"
