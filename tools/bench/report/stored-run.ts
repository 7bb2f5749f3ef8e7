import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'

const FILE = fileURLToPath(new URL('../stored-run.json', import.meta.url))

const StoredRow = z.object({
  name: z.string(),
  kind: z.enum(['cached', 'uncached', 'api']),
  connections: z.int(),
  requestsPerSecond: z.number(),
  p50: z.number(),
  p99: z.number(),
  serverMs: z.number(),
  /** Requests per second of the bare server. */
  bare: z.number().nullable(),
})

const StoredRun = z.object({
  date: z.iso.date(),
  processor: z.string(),
  /** Whether the machine did nothing else. */
  quiet: z.boolean(),
  residentBytes: z.number(),
  rows: z.array(StoredRow),
})

/** The demonstration store in one process, several, or on several nodes; or many generated products. */
const Section = z.enum(['demo', 'processes', 'nodes', 'large'])

const StoredRuns = z.partialRecord(Section, StoredRun)

/** A whole run that later ones are compared with. Durations in milliseconds. */
export type StoredRun = z.infer<typeof StoredRun>

export type Section = z.infer<typeof Section>

/** Which kind of run this is. */
export function sectionOf(run: { generated: number; processes: number; nodes: number }): Section {
  if (run.generated > 0) return 'large'
  if (run.nodes > 1) return 'nodes'
  return run.processes > 1 ? 'processes' : 'demo'
}

/** Returns the run of this kind that `--keep` stored last; undefined without one. */
export async function storedRun(section: Section): Promise<StoredRun | undefined> {
  return (await read())[section]
}

/** Stores a run in `tools/bench/stored-run.json`, in place of the last one of its kind. */
export async function storeRun(section: Section, run: StoredRun): Promise<void> {
  const runs = { ...(await read()), [section]: run }
  await writeFile(FILE, `${JSON.stringify(runs, null, 2)}\n`)
}

async function read(): Promise<z.infer<typeof StoredRuns>> {
  const text = await readFile(FILE, 'utf8').catch(unlessMissing)

  return StoredRuns.parse(JSON.parse(text))
}

function unlessMissing(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return '{}'
  throw error
}
