import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'
import { encodeMp3 } from './encode-mp3.ts'

const RATE = 22_050

/** A tone as an MP3; another frequency makes another file. */
export function mp3(seconds = 0.5, hertz = 440): Promise<Uint8Array> {
  return encodeMp3(tone(seconds, hertz), RATE)
}

/** The same as a WAV of 16 bits. */
export function wav(seconds = 0.5, hertz = 440): Uint8Array {
  const samples = Int16Array.from(tone(seconds, hertz), (sample) => Math.round(sample * 32_767))
  const head = Buffer.alloc(44)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(36 + samples.byteLength, 4)
  head.write('WAVEfmt ', 8, 'latin1')
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(RATE, 24)
  head.writeUInt32LE(RATE * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36, 'latin1')
  head.writeUInt32LE(samples.byteLength, 40)

  return Buffer.concat([head, Buffer.from(samples.buffer)])
}

/** A video of two frames: its container is whole, what is in the frames nobody looks at. */
export async function video(container: 'mp4' | 'webm', seconds = 1): Promise<Uint8Array> {
  const target = new BufferTarget()
  const output = new Output({
    format: container === 'mp4' ? new Mp4OutputFormat() : new WebMOutputFormat(),
    target,
  })
  const source = new EncodedVideoPacketSource('vp9')
  output.addVideoTrack(source)
  await output.start()
  const half = seconds / 2
  for (const at of [0, half])
    await source.add(new EncodedPacket(new Uint8Array([1, 2, 3]), 'key', at, half), {
      decoderConfig: { codec: 'vp09.00.10.08', codedWidth: 64, codedHeight: 36 },
    })
  await output.finalize()

  return new Uint8Array(target.buffer ?? new ArrayBuffer(0))
}

function tone(seconds: number, hertz: number): Float32Array {
  return Float32Array.from(
    { length: Math.round(seconds * RATE) },
    (_, i) => 0.3 * Math.sin((2 * Math.PI * hertz * i) / RATE),
  )
}
