import { type Beat, beatsUntil } from '#domain/instruments/practice/beats.ts'
import type { Metronome } from '#domain/instruments/practice/tempo.ts'

/** How a beat sounds. */
export type Accent = 'forte' | 'fraco' | 'mudo'

type Player = {
  /** Read before each beat, so that changes count from the next one. */
  settings: () => Metronome & { accents: readonly Accent[] }
  /** Called when a beat sounds, with its place in the bar. */
  onBeat: (place: number) => void
}

const TIMER_MS = 25

/** How far ahead beats are given to the audio clock: more than a timer is late, and longer in a hidden tab. */
const [AHEAD, AHEAD_HIDDEN] = [0.12, 2.2]

const CLICK_SECONDS = 0.04
const HERTZ = { forte: 1_600, fraco: 1_000 }

/** Plays beats by the audio clock, which no other work of the page delays, until the returned function is called. */
export function playBeats(context: AudioContext, { settings, onBeat }: Player): () => void {
  let next: Beat = { place: 0, at: context.currentTime + 0.05 }
  let waiting: Beat[] = []
  const clicks = new Set<OscillatorNode>()

  function schedule() {
    const { accents, ...metronome } = settings()
    const ahead = document.hidden ? AHEAD_HIDDEN : AHEAD
    const found = beatsUntil(next, metronome, context.currentTime + ahead)
    next = found.next
    for (const { place, at } of found.due) {
      const accent = accents[place] ?? 'fraco'
      if (accent !== 'mudo') click(context, { hertz: HERTZ[accent], at, clicks })
    }
    waiting.push(...found.due)
    const sounded = waiting.filter(({ at }) => at <= context.currentTime).at(-1)
    if (!sounded) return
    waiting = waiting.filter(({ at }) => at > sounded.at)
    onBeat(sounded.place)
  }

  schedule()
  const timer = setInterval(schedule, TIMER_MS)

  return () => {
    clearInterval(timer)
    for (const each of clicks) each.stop()
  }
}

type Click = { hertz: number; at: number; clicks: Set<OscillatorNode> }

function click(context: AudioContext, { hertz, at, clicks }: Click): void {
  const oscillator = new OscillatorNode(context, { frequency: hertz })
  const gain = new GainNode(context, { gain: 0 })
  gain.gain.setValueAtTime(0.7, at)
  gain.gain.exponentialRampToValueAtTime(0.001, at + CLICK_SECONDS)
  oscillator.connect(gain).connect(context.destination)
  oscillator.start(at)
  oscillator.stop(at + CLICK_SECONDS)
  clicks.add(oscillator)
  oscillator.addEventListener('ended', () => clicks.delete(oscillator))
}
