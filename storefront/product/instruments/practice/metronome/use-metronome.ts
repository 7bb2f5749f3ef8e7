import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { type Metronome, metronomeAddress, readMetronome } from '#domain/instruments/practice/tempo.ts'
import { writtenParameters } from '../../written-parameters.ts'
import { type Accent, playBeats } from './play-beats.ts'

const NEXT: Readonly<Record<Accent, Accent>> = { fraco: 'forte', forte: 'mudo', mudo: 'fraco' }

/** The metronome of the address, which follows its changes; `place` is the beat that sounds, or null. */
export function useMetronome() {
  const { search } = useLocation()
  const [metronome, setMetronome] = useState(() => fromAddress(search))
  const [accents, setAccents] = useState<readonly Accent[]>(['forte'])
  const [place, setPlace] = useState<number | null>(null)
  const [running, setRunning] = useState(false)
  const settings = useRef({ ...metronome, accents })
  settings.current = { ...metronome, accents }

  function change(changes: Partial<Metronome>) {
    const { bpm, tempos } = { ...metronome, ...changes }
    // The same bounds as those of the address.
    const changed = readMetronome({ bpm: String(bpm), tempos: String(tempos) })
    setMetronome(changed)
    history.replaceState(history.state, '', metronomeAddress(changed))
  }

  function turnAccent(at: number) {
    setAccents(
      Array.from({ length: metronome.tempos }, (_, i) => {
        const accent = accents[i] ?? 'fraco'
        return i === at ? NEXT[accent] : accent
      }),
    )
  }

  useEffect(() => {
    if (!running) return
    const context = new AudioContext()
    void context.resume()
    const stop = playBeats(context, { settings: () => settings.current, onBeat: setPlace })
    return () => {
      stop()
      void context.close()
      setPlace(null)
    }
  }, [running])

  return { metronome, accents, place, running, setRunning, change, turnAccent }
}

function fromAddress(search: string): Metronome {
  return readMetronome(writtenParameters(['bpm', 'tempos'], new URLSearchParams(search)))
}
