import { createMp3Encoder } from 'wasm-media-encoders'
import type { RATE } from '#domain/instruments/synthesis/sampling.ts'

/** Kilobits a second: ample for one voice at half the rate of a CD. */
const BITRATE = 40

/** Encodes one channel of samples from -1 to 1 as an MP3. */
export async function encodeMp3(samples: Float32Array, sampleRate: typeof RATE): Promise<Uint8Array> {
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate, outputSampleRate: sampleRate, channels: 1, bitrate: BITRATE })
  // Both return a view of the encoder's own memory, which the next call overwrites.
  const frames = Buffer.from(encoder.encode([samples]))

  return Buffer.concat([frames, encoder.finalize()])
}
