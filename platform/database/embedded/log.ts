import { closeSync, copyFileSync, fstatSync, ftruncateSync, openSync } from 'node:fs'
import { MINUTE_MS } from '#domain/time/durations.ts'

/** In bytes. Both log files together stay below twice this, plus what a minute can add. */
const MAX_BYTES = 4 * 1024 * 1024

/**
 * Opens the log that PostgreSQL writes to, and limits its size: past `MAX_BYTES`, its text moves to `<file>.1` and the
 * log starts again. Opened in append mode, so that it can be emptied while PostgreSQL runs.
 */
export function openLog(file: string): { fd: number; close: () => void } {
  const fd = openSync(file, 'a', 0o600)
  rotate(file, fd)
  const timer = setInterval(() => rotate(file, fd), MINUTE_MS).unref()

  return {
    fd,
    close() {
      clearInterval(timer)
      closeSync(fd)
    },
  }
}

function rotate(file: string, fd: number) {
  if (fstatSync(fd).size < MAX_BYTES) return
  copyFileSync(file, `${file}.1`)
  ftruncateSync(fd, 0)
}
