import { setImmediate as nextTurn } from 'node:timers/promises'
import { MEDIA_LIMITS } from '#domain/instruments/listening/sound-problems.ts'
import { RATE } from '#domain/instruments/synthesis/sampling.ts'
import { setSounds } from '#domain/instruments/synthesis/set-sounds.ts'
import type { SizedSet } from '#domain/instruments/tension/stated-set.ts'
import { serveWork } from '#platform/infrastructure/processes/serve-work.ts'
import { encodeMp3 } from '#platform/infrastructure/storage/media/encode-mp3.ts'

// Computes what sets of strings sound like, in a process of its own.

/** `bytes` are an MP3. */
export type ComputedSound = { titulo: string; corda: number | null; segundos: number; bytes: Uint8Array }

/** In bytes; a set takes about half of it. */
const MAX_MEMORY = 400_000_000

serveWork(MAX_MEMORY, computeSounds)

async function computeSounds(set: SizedSet): Promise<ComputedSound[]> {
  const sounds: ComputedSound[] = []
  for (const { titulo, corda, compute } of setSounds(set).slice(0, MEDIA_LIMITS.sons)) {
    const samples = compute()
    const bytes = await encodeMp3(samples, RATE)
    sounds.push({ titulo, corda, segundos: Math.round((samples.length / RATE) * 100) / 100, bytes })
    // Lets the process end if the shop has ended.
    await nextTurn()
  }
  return sounds
}
