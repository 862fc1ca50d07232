#!/bin/sh
# Answers every document with its own number of answers as the line, so that a new worker is seen;
# hangs or dies by the name of the document.
count=0
while read -r name; do
  case "$name" in
    *hang*) exec sleep 60 ;;
    *die*) kill -SEGV $$ ;;
  esac
  count=$((count + 1))
  echo '{"status":65,"isForeign":false,"findings":{"path":"x","findings":[],"problem":{"message":"fine","line":'$count'}}}'
done
