/** The amplitudes of partials: speakers of phones give little below 200 Hz, where the partials carry the note. */
const LOW = [1, 0.9, 0.7, 0.5, 0.4, 0.3, 0.2, 0.1]
const HIGH = [1, 0.3, 0.1]
const LOW_HERTZ = 200

/** Fades within these seconds, so that nothing clicks. */
const FADE = 0.03

const LOUDNESS = 0.25

/** Plays a held tone of this many hertz until the returned function is called. */
export function playTone(context: AudioContext, hertz: number): () => void {
  const amplitudes = hertz < LOW_HERTZ ? LOW : HIGH
  const sines = new Float32Array([0, ...amplitudes])
  const wave = new PeriodicWave(context, { real: new Float32Array(sines.length), imag: sines })
  const oscillator = new OscillatorNode(context, { frequency: hertz, periodicWave: wave })
  const gain = new GainNode(context, { gain: 0 })
  oscillator.connect(gain).connect(context.destination)
  gain.gain.setTargetAtTime(LOUDNESS, context.currentTime, FADE)
  oscillator.start()

  return () => {
    gain.gain.setTargetAtTime(0, context.currentTime, FADE)
    oscillator.stop(context.currentTime + 10 * FADE)
  }
}
