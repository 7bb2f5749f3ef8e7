import { detectPitch, pieceLength } from '#domain/instruments/pitch/detection/detect-pitch.ts'

/** Why nothing can be heard: not allowed, no microphone, in use by another program, or a browser without it. */
export type MicrophoneFailure = 'refused' | 'missing' | 'busy' | 'unsupported'

type Listener = {
  /** Called some fifteen times a second with the pitch in hertz; null for silence and noise. */
  onPitch: (hertz: number | null) => void
  /** The microphone was unplugged or taken away. */
  onEnd: () => void
}

const LOOK_MS = 65

/** What calls need spoils music: echoes, noise and loudness are left as they are. */
const AS_IT_SOUNDS = { echoCancellation: false, noiseSuppression: false, autoGainControl: false }

/**
 * Listens to the microphone until the returned function is called. The sound is neither stored nor sent nor played: an
 * analyser holds the last third of a second, and the pitch of that is computed here.
 */
export async function openMicrophone({ onPitch, onEnd }: Listener): Promise<() => void> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: AS_IT_SOUNDS })
  const context = new AudioContext()
  const analyser = new AnalyserNode(context, { fftSize: pieceLength(context.sampleRate) })
  context.createMediaStreamSource(stream).connect(analyser)
  await context.resume()
  const samples = new Float32Array(analyser.fftSize)
  const timer = setInterval(() => {
    if (document.hidden) return
    analyser.getFloatTimeDomainData(samples)
    onPitch(detectPitch(samples, context.sampleRate)?.hertz ?? null)
  }, LOOK_MS)
  for (const track of stream.getTracks()) track.addEventListener('ended', onEnd)

  return () => {
    clearInterval(timer)
    for (const track of stream.getTracks()) track.stop()
    void context.close()
  }
}

/** Why the microphone could not be opened, by what the browser threw. */
export function failureOf(error: unknown): MicrophoneFailure {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing'

  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'unsupported'
}
