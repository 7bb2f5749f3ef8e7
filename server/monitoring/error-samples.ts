import type { LoggerOptions } from 'pino'

/** Of each kind of error, so many lines a minute; those beyond are counted. */
const LINES = 5

const WINDOW_MS = 60_000

/** Kinds that are told apart at a time. */
const MAX_KINDS = 500

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

/**
 * Keeps an outage, in which each request fails in the same way, from filling the disk with the same stack: of lines with the same
 * sentence and the same error, the first few of a minute are written. The first of a later minute tells in `repeated` how many were left out.
 */
export function sampleErrors(now: () => number): LogMethod {
  const kinds = new Map<string, { since: number; lines: number; left: number }>()

  return function logMethod(args, method) {
    const [line, ...rest] = args
    const kind = kindOf(line, rest[0])
    if (kind === null) return method.apply(this, args)

    const seen = kinds.get(kind)
    if (seen && now() - seen.since < WINDOW_MS) {
      if (seen.lines < LINES) {
        seen.lines++
        method.apply(this, args)
      } else seen.left++
      return
    }
    if (!seen && kinds.size >= MAX_KINDS) kinds.clear()
    kinds.set(kind, { since: now(), lines: 1, left: 0 })
    if (seen && seen.left > 0 && typeof line === 'object' && line !== null)
      Object.assign(line, { repeated: seen.left })
    method.apply(this, args)
  }
}

/** The sentence, and what went wrong at the bottom of it; null for lines that tell of no error. */
function kindOf(line: unknown, sentence: unknown): string | null {
  if (typeof line !== 'object' || line === null || !('err' in line)) return null
  let root: unknown = line.err
  for (let depth = 0; depth < 8 && root instanceof Error && root.cause instanceof Error; depth++)
    root = root.cause
  if (!(root instanceof Error)) return `${sentence} ${typeof root}`
  const code = 'code' in root ? String(root.code) : root.message.slice(0, 100)

  return `${sentence} ${root.name} ${code}`
}
