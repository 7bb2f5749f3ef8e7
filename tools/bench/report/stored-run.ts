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

const StoredRuns = z.object({ demo: StoredRun.optional(), large: StoredRun.optional() })

/** A whole run that later ones are compared with. Durations in milliseconds. */
export type StoredRun = z.infer<typeof StoredRun>

/** The demonstration store, or many generated products. */
export type Section = keyof z.infer<typeof StoredRuns>

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
